import { Eye, Smartphone } from 'lucide-react';
import { cx } from '../../../../client/ui/cx';
import { useSecret } from '../../../../client/ui/useSecret';
import { EQUIPMENT } from '../../content/equipment';
import type { EquipmentId } from '../../state';
import { EquipmentBack, EquipmentCard } from '../art/EquipmentCard';
import styles from './HandCard.module.css';
import { equipText } from './text';

interface HandCardProps {
  /** Usually one; more only until the hand limit is met. */
  hand: readonly EquipmentId[];
  className?: string | undefined;
}

/** The own hand: a sealed envelope of one size for every hand; held, the card and what it does. */
export function HandCard({ hand, className }: HandCardProps) {
  const { open, shared, mode, bind } = useSecret();
  const title = hand.length > 1 ? equipText.several(hand.length) : equipText.yours;
  const invite = mode === 'tap' ? equipText.tap : equipText.hold;
  if (hand.length === 0) {
    return (
      <span className={cx(styles.box, styles.none, className)}>
        <b>{equipText.none}</b>
        <small>{equipText.noneSub}</small>
      </span>
    );
  }
  return (
    <span className={cx(styles.box, className)}>
      {!open && (
        <EquipmentBack>
          {shared ? <Smartphone /> : <Eye />}
          <b>{title}</b>
          <small>{shared ? equipText.onPhone : invite}</small>
        </EquipmentBack>
      )}
      <span className={styles.faces} role="status">
        {open &&
          hand.map((card) => (
            <EquipmentCard
              key={card}
              of={card}
              name={EQUIPMENT[card].name}
              effect={hand.length === 1 ? EQUIPMENT[card].effect : undefined}
              secret
            />
          ))}
      </span>
      {!shared && <button type="button" {...bind} className={styles.press} aria-label={`${invite}: ${title}`} />}
    </span>
  );
}
