import { cx, MomentFrame, type MomentProps, nameOf, type Person, Face as Portrait } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { type EquipmentId, type Face, type SeatView, SLOTS, type Slot, type View } from '../../state';
import { equipmentName } from '../../text';
import { EquipmentIcon } from '../art/Emblem';
import { Envelope } from '../art/Envelope';
import { Gun } from '../art/Gun';
import { IntegrityCard } from '../art/IntegrityCard';
import { secretFace } from '../art/LyingCard';
import styles from './Moment.module.css';
import { momentLine, momentText } from './text';

type Eyes = MomentProps<View>['eyes'];

/** Shows one moment of the replay as a small table, with only what the chosen viewer knew. */
export function Moment({ view, eyes, people }: MomentProps<View>) {
  const names = nameOf(people);
  return (
    <MomentFrame eyes={eyes} people={people} line={momentLine(view, names)}>
      <ul className={styles.people} aria-label={momentText.officers}>
        {people.map((person) => {
          const file = view.table[person.seat];
          return (
            file && <Officer key={person.seat} person={person} file={file} view={view} eyes={eyes} names={names} />
          );
        })}
      </ul>
    </MomentFrame>
  );
}

interface OfficerProps {
  person: Person;
  file: SeatView;
  view: View;
  eyes: Eyes;
  names: Names;
}

function Officer({ person, file, view, eyes, names }: OfficerProps) {
  const hand = handKnown(view, person.seat, eyes);
  return (
    <li
      className={cx(
        styles.officer,
        view.active === person.seat && view.turn > 0 && styles.active,
        file.out && styles.out,
      )}
    >
      <Portrait {...person} size="sm" out={file.out} />
      <span className={styles.words}>
        <bdi translate="no">{person.name}</bdi>
        <small>
          {file.gun && <Gun className={styles.gun} />}
          {gunWords(file, names)}
        </small>
      </span>
      <span className={styles.things}>
        {file.active.map((card) => (
          <span key={card} role="img" aria-label={equipmentName(card)} title={equipmentName(card)}>
            <EquipmentIcon of={card} className={styles.icon} />
          </span>
        ))}
        {hand ? <Hand cards={hand} /> : <Envelope count={file.hand} className={styles.envelope} />}
      </span>
      <span className={styles.cards}>
        {SLOTS.map((slot) => (
          <IntegrityCard
            key={slot}
            slot={slot}
            open={file.cards[slot].face}
            secret={faceKnown(view, person.seat, slot, eyes)}
            wounded={file.cards[slot].wounded}
          />
        ))}
      </span>
    </li>
  );
}

function Hand({ cards }: { cards: readonly EquipmentId[] }) {
  return (
    <>
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may contain two copies of a card
        <span key={at} className={styles.hand}>
          <EquipmentIcon of={card} className={styles.icon} />
          {equipmentName(card)}
        </span>
      ))}
    </>
  );
}

function gunWords({ gun, out }: SeatView, names: Names): string {
  if (out) return momentText.out;
  if (!gun) return momentText.noGun;
  return gun.aim === null ? momentText.idle : momentText.aims(names(gun.aim));
}

/**
 * Returns the face of a hidden card if the viewer knew it at that time, or null. If `eyes` is null, returns all faces.
 */
function faceKnown(view: View, of: Seat, slot: Slot, eyes: Eyes): Face | null {
  if (eyes !== null) return secretFace({ view, seat: eyes, of, held: view.me }, slot);
  return view.table[of]?.cards[slot].face === null ? (view.truth?.cards[of]?.[slot] ?? null) : null;
}

function handKnown(view: View, seat: Seat, eyes: Eyes): readonly EquipmentId[] | null {
  if (eyes === null) return view.truth?.hands[seat] ?? null;
  return eyes === seat ? (view.me?.hand ?? null) : null;
}
