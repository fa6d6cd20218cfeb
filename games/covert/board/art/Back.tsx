import type { CSSProperties } from 'react';
import { cx } from '#client/ui/cx.ts';
import styles from './Back.module.css';

/** The back of any card: one drawing for all. */
export const Back = ({ className, at }: { className?: string | undefined; at?: number }) => (
  <span className={cx(styles.back, className)} style={{ '--i': at } as CSSProperties} aria-hidden="true" />
);

const MOST = 7;

/** Covered cards in a fan. The count is shown beside it. */
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
