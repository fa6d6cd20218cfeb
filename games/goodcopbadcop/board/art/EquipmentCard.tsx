import { cx } from 'hush/board';
import type { ReactNode } from 'react';
import type { EquipmentId } from '../../state';
import { EquipmentIcon } from './Emblem';
import styles from './EquipmentCard.module.css';

interface EquipmentCardProps {
  of: EquipmentId;
  name: string;
  /** Text of the card's effect. Shown only if there is room. */
  effect?: string | undefined;
  /** True for a card in hand. All such cards have the same background and the same amount of ink, and no colour. */
  secret?: boolean | undefined;
  className?: string | undefined;
}

/** The back of an equipment card. Every card has the same envelope on it. */
export function EquipmentBack({ children }: { children?: ReactNode }) {
  return <span className={styles.back}>{children}</span>;
}

/** The front of an equipment card, which fills its parent. */
export function EquipmentCard({ of, name, effect, secret = false, className }: EquipmentCardProps) {
  return (
    <span className={cx(styles.card, secret && styles.secret, className)}>
      <EquipmentIcon of={of} className={styles.icon} />
      <b>{name}</b>
      {effect && <span className={styles.effect}>{effect}</span>}
    </span>
  );
}
