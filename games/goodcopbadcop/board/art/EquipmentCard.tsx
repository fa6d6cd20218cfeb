import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import type { EquipmentId } from '../../state';
import { EquipmentIcon } from './Emblem';
import styles from './EquipmentCard.module.css';

interface EquipmentCardProps {
  of: EquipmentId;
  name: string;
  /** What it does, where there is room. */
  effect?: string | undefined;
  /** Public cards have colour; a card in hand has one ground and one ink whatever it is. */
  secret?: boolean | undefined;
  className?: string | undefined;
}

/** The back of equipment: all cards lie in the same envelope. */
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
