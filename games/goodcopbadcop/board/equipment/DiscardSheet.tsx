import { type BoardProps, Button, HoldButton, Sheet, useBusy, useSecret, useShape } from 'hush/board';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import type { EquipmentId, Moves, View } from '../../state';
import { EquipmentBack, EquipmentCard } from '../art/EquipmentCard';
import { beside } from '../sheets/CardPicker';
import { Sign } from '../table/Centre';
import styles from './DiscardSheet.module.css';
import { equipText, holdText } from './text';

/** Asks this seat which card to keep when its hand is over the limit. Otherwise renders nothing. */
export function DiscardSheet({ view, seat, act }: BoardProps<View, Moves>) {
  const isAsked = view.choice?.kind === 'discard' && view.choice.seat === seat;
  if (!isAsked || !view.me) return null;
  const last = view.acts.at(-1);
  const isHit = last?.kind === 'shoot' && last.hit === seat;
  return <Choose hand={view.me.hand} isHit={isHit} onKeep={(card) => act.discard(card)} />;
}

interface ChooseProps {
  hand: readonly EquipmentId[];
  /** True if the hand has a second card because this seat was hit. */
  isHit: boolean;
  onKeep(card: EquipmentId): Promise<unknown>;
}

function Choose({ hand, isHit, onKeep }: ChooseProps) {
  const secret = useSecret({ hotkey: true });
  const { open, shared } = secret;
  const [busy, wait] = useBusy();
  const isLow = useShape() === 'low';
  return (
    <Sheet open mustAnswer size={isLow ? 'lg' : 'md'} onClose={() => undefined} title={equipText.discardTitle}>
      <div className={beside}>
        <p className={styles.why}>
          {isHit && `${equipText.discardHit} `}
          {shared ? equipText.sharedSheet : equipText.discardWhy}
        </p>
        <ul className={styles.cards}>
          {hand.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may contain two copies of a card
            <li key={at}>
              <span className={styles.card} role="status">
                {open ? (
                  <EquipmentCard
                    of={card}
                    name={EQUIPMENT_TEXT[card].name}
                    effect={EQUIPMENT_TEXT[card].effect}
                    secret
                  />
                ) : (
                  <EquipmentBack>
                    <Sign of="folder" />
                  </EquipmentBack>
                )}
              </span>
              <Button full busy={busy} onClick={() => wait(onKeep(card))}>
                {equipText.keepThis(at + 1)}
              </Button>
            </li>
          ))}
        </ul>
        {!shared && <HoldButton secret={secret} words={holdText} data-first-focus className={styles.hold} />}
      </div>
    </Sheet>
  );
}
