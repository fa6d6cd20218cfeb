import { cx } from 'hush/board';
import type { ReactNode } from 'react';
import type { EquipmentId } from '../../state';
import { EquipmentIcon } from './Emblem';
import styles from './EquipmentCard.module.css';

interface EquipmentCardProps {
  of: EquipmentId;
  name: string;
  /** Text of the card's effect, shown if there is room. */
  effect?: string | undefined;
  /** True for a card in hand. Such cards all have the same background and amount of ink, and no colour. */
  secret?: boolean | undefined;
  className?: string | undefined;
}

/** Back of an equipment card: the same envelope for every card. */
export function EquipmentBack({ children }: { children?: ReactNode }) {
  return <span className={styles.back}>{children}</span>;
}

/** Face of an equipment card. It fills its parent's box. */
export function EquipmentCard({ of, name, effect, secret = false, className }: EquipmentCardProps) {
  return (
    <span className={cx(styles.card, secret && styles.secret, className)}>
      <EquipmentIcon of={of} className={styles.icon} />
      <b>{name}</b>
      {effect && <span className={styles.effect}>{effect}</span>}
    </span>
  );
}
