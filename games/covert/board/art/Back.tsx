import { cx } from 'hush/board';
import type { CSSProperties } from 'react';
import styles from './Back.module.css';

/** The back of a card. All kinds of cards have the same back. */
export const Back = ({ className, at }: { className?: string | undefined; at?: number }) => (
  <span className={cx(styles.back, className)} style={{ '--i': at } as CSSProperties} aria-hidden="true" />
);

const MOST = 7;

/** Draws covered cards as a fan of at most `MOST`. Callers show the exact count beside the fan. */
export function Fan({ count, round = false }: { count: number; round?: boolean | undefined }) {
  const shown = Math.min(count, MOST);
  return (
    <span
      className={cx(styles.fan, round && styles.round)}
      style={{ '--n': shown } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all backs are alike
        <Back key={at} at={at} />
      ))}
    </span>
  );
}
