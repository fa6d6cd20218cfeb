import type { BoardProps } from 'hush/board';
import { type Moves, SLOTS, type View } from '../../state';
import { equipmentName } from '../../text';
import { IntegrityCard } from '../art/IntegrityCard';
import { sideOf } from '../sides';
import { secretText, sideWords } from '../text';
import styles from './SecretCard.module.css';

/** The secret card on a private screen, with the seat's Integrity cards, side and equipment. */
export function SecretCard({ view, seat }: BoardProps<View, Moves>) {
  const file = seat === null ? undefined : view.table[seat];
  if (!view.me || !file) return null;
  const { cards, hand } = view.me;
  const { lead, how } = sideWords(sideOf(cards, file.active.includes('planted_evidence')));
  return (
    <div className={styles.card}>
      <div className={styles.three}>
        {SLOTS.map((slot) => (
          <IntegrityCard
            key={slot}
            slot={slot}
            open={null}
            secret={cards[slot]}
            wounded={file.cards[slot].wounded}
            className={styles.size}
          />
        ))}
      </div>
      <p className={styles.side}>
        <b>{lead}</b> {how}
      </p>
      <p className={styles.hand}>
        <small>{secretText.equipment}</small> <b>{hand.map(equipmentName).join(', ') || secretText.none}</b>
      </p>
    </div>
  );
}
