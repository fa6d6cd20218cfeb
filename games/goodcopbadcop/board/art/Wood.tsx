import { cx } from 'hush/board';
import type { ReactNode } from 'react';
import styles from './Wood.module.css';

interface WoodProps {
  /** True to dim the table while a shot is declared. Elements that stay lit have their own styles for this. */
  dim?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Wood({ dim = false, className, children }: WoodProps) {
  return <div className={cx(styles.wood, dim && styles.dim, className)}>{children}</div>;
}
