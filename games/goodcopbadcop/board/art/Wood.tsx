import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import styles from './Wood.module.css';

interface WoodProps {
  /** Dims the lamp while a shot is declared. Elements that stay lit have styles for that. */
  dim?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The oak table under its lamp. */
export function Wood({ dim = false, className, children }: WoodProps) {
  return <div className={cx(styles.wood, dim && styles.dim, className)}>{children}</div>;
}
