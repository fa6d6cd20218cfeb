import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import type { EquipmentId } from '../../state';
import { EquipmentIcon } from './Emblem';
import styles from './EquipmentCard.module.css';

interface EquipmentCardProps {
  of: EquipmentId;
  name: string;
  /** Text of the effect, if there is room. */
  effect?: string | undefined;
  /** True for a card in hand: all kinds then have the same background and amount of ink. Public cards have colour. */
  secret?: boolean | undefined;
  className?: string | undefined;
}

/** The back of an equipment card: the same envelope for every card. */
export function EquipmentBack({ children }: { children?: ReactNode }) {
  return <span className={styles.back}>{children}</span>;
}

/** An equipment card, face up. It fills the box it is given. */
export function EquipmentCard({ of, name, effect, secret = false, className }: EquipmentCardProps) {
  return (
    <span className={cx(styles.card, secret && styles.secret, className)}>
      <EquipmentIcon of={of} className={styles.icon} />
      <b>{name}</b>
      {effect && <span className={styles.effect}>{effect}</span>}
    </span>
  );
}
