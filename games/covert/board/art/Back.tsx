import type { CSSProperties } from 'react';
import styles from './Back.module.css';

/** The back of any card: one drawing for all. */
export const Back = ({ className }: { className?: string | undefined }) => (
  <span className={className ? `${styles.back} ${className}` : styles.back} aria-hidden="true" />
);

const MOST = 7;

/** Covered cards fanned out; how many they are says the count beside them. */
export function Fan({ count, round = false }: { count: number; round?: boolean | undefined }) {
  const shown = Math.min(count, MOST);
  const look = [styles.fan, round && styles.round].filter(Boolean).join(' ');
  return (
    <span className={look} style={{ '--n': shown } as CSSProperties} aria-hidden="true">
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
        <Back key={at} className={styles[`at${at}`]} />
      ))}
    </span>
  );
}
