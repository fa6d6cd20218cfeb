import { type CoveredState, cx, HoldButton } from 'hush/board';
import { equipmentName } from '../../text';
import { EquipmentIcon } from '../art/Emblem';
import { Envelope } from '../art/Envelope';
import { EvidenceBag } from '../art/EvidenceBag';
import { File } from '../art/File';
import { fileWords, tableText } from '../text';
import { Cards } from './Cards';
import styles from './OwnFile.module.css';
import { fileLook, pressable, type TableLook } from './officer';
import { Side } from './Side';

interface OwnFileProps {
  /** The viewer's seat, or the first seat for a spectator. */
  of: string;
  look: TableLook;
  secret: CoveredState;
  hotkey: boolean;
  /** Called to open the sheet with the seat's equipment. */
  onHand(): void;
}

/**
 * The viewer's file at the bottom of the table. It has larger cards, the hand, and the button that holds all of these
 * open.
 */
export function OwnFile({ of, look, secret, hotkey, onHand }: OwnFileProps) {
  const { view, seat, people, names, held } = look;
  const file = view.table[of];
  const person = people.find((each) => each.seat === of);
  if (!file || !person) return null;
  const isOwn = of === seat;
  const light = look.light(of);
  const isWounded = isOwn && !file.out && file.cards.some(({ wounded }) => wounded);
  return (
    <section className={styles.own} data-officer={of} aria-label={isOwn ? tableText.yourCards : person.name}>
      {isOwn && held && <Side view={view} of={of} held={held} />}
      <File
        data-own-file
        {...fileLook(look, person)}
        out={file.out && !isOwn}
        className={cx(styles.file, light && styles[light])}
      >
        {isWounded && <span className={styles.wounded}>{tableText.woundedYou}</span>}
        {file.active.length > 0 && (
          <span className={styles.active} aria-hidden="true">
            {file.active.map((id) => (
              <span key={id}>
                <EquipmentIcon of={id} />
                {equipmentName(id)}
              </span>
            ))}
          </span>
        )}
        <button {...pressable(look, of)} className={styles.cards}>
          <span className="sr">{fileWords(file, view, seat, names)}</span>
          <Cards of={of} look={look} silent />
        </button>
        <span className={styles.things}>
          <span className={styles.hand}>
            {file.active.map((id) => (
              <EvidenceBag key={id} of={id} name={equipmentName(id)} className={styles.bag} />
            ))}
            {isOwn ? (
              file.hand > 0 && (
                <button type="button" className={styles.envelope} onClick={onHand}>
                  <span className="sr">{tableText.handLabel(file.hand)}</span>
                  {held ? <HeldHand cards={held.hand} /> : <Envelope count={file.hand} large />}
                </button>
              )
            ) : (
              <Envelope count={file.hand} large />
            )}
          </span>
          {isOwn && <HoldButton secret={secret} hotkey={hotkey} className={styles.hold} />}
        </span>
      </File>
    </section>
  );
}

/**
 * The seat's equipment while held open. All cards have the same size, the same background and the same amount of ink.
 */
function HeldHand({ cards }: { cards: readonly Parameters<typeof equipmentName>[0][] }) {
  return cards.map((id, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card are interchangeable
    <span key={`${id} ${index}`} className={styles.held}>
      <EquipmentIcon of={id} />
      <b>{equipmentName(id)}</b>
    </span>
  ));
}
