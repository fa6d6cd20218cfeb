import { cx } from 'hush/board';
import type { EquipmentId } from '../../state';
import { EquipmentIcon } from './Emblem';
import styles from './EvidenceBag.module.css';
import { artText } from './text';

interface EvidenceBagProps {
  of: EquipmentId;
  name: string;
  className?: string | undefined;
}

/** Active equipment, drawn in an evidence bag with its name. */
export function EvidenceBag({ of, name, className }: EvidenceBagProps) {
  return (
    <span className={cx(styles.bag, className)} role="img" aria-label={artText.active(name)}>
      <i aria-hidden="true" data-decor>
        {artText.inPlay}
      </i>
      <EquipmentIcon of={of} className={styles.icon} />
      <Plate name={name} />
    </span>
  );
}

/** A label with the card's name along the lower edge of its parent. */
export const Plate = ({ name }: { name: string }) => (
  <em className={styles.plate} aria-hidden="true">
    {name}
  </em>
);
