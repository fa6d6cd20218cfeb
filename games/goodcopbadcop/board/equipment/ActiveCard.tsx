import { Sheet } from 'hush/board';
import { useState } from 'react';
import type { EquipmentId } from '../../state';
import { equipmentName } from '../../text';
import { EvidenceBag } from '../art/EvidenceBag';
import styles from './ActiveCard.module.css';
import { EquipmentRules } from './EquipmentRules';
import { equipText } from './text';

interface ActiveCardProps {
  of: EquipmentId;
  className?: string | undefined;
}

/** Active equipment in an evidence bag. Pressing it shows the card's rules. */
export function ActiveCard({ of, className }: ActiveCardProps) {
  const [open, setOpen] = useState(false);
  const name = equipmentName(of);
  return (
    <>
      <button
        type="button"
        className={className ? `${styles.button} ${className}` : styles.button}
        onClick={() => setOpen(true)}
      >
        <EvidenceBag of={of} name={name} />
        <span className="sr">{equipText.whatItDoes}</span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={name}>
        <EquipmentRules of={of} />
        <p className={styles.note}>{equipText.activeHere}</p>
      </Sheet>
    </>
  );
}
