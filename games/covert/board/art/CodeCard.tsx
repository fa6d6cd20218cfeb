import type { ReactNode } from 'react';
import { codeOf, equipmentName } from '../../content/cards';
import type { CodeId, Equipment } from '../../state';
import styles from './CodeCard.module.css';
import { EquipmentIcon } from './Emblem';

/**
 * The front of a code card: three digits, and below them `children` or, without children, the equipment printed on the
 * back.
 */
export function CodeFace({ code, children }: { code: CodeId; children?: ReactNode }) {
  const { digits, equipment } = codeOf(code);
  return (
    <span className={`${styles.code} ${styles.face}`}>
      <span className={styles.digits}>
        {digits.map((digit) => (
          <b key={digit}>{digit}</b>
        ))}
      </span>
      <span className={styles.equipment}>
        {children || (
          <>
            <EquipmentIcon of={equipment} className={styles.small} />
            {equipmentName(equipment)}
          </>
        )}
      </span>
    </span>
  );
}

/** The back of a code card in hand, which shows the public equipment but not the secret digits. */
export function CodeBack({
  label,
  equipment,
  hint,
}: {
  label: string;
  equipment: Equipment;
  hint?: string | undefined;
}) {
  return (
    <span className={`${styles.code} ${styles.back}`}>
      <EquipmentIcon of={equipment} className={styles.sign} />
      <b>{label}</b>
      {hint && <i>{hint}</i>}
    </span>
  );
}
