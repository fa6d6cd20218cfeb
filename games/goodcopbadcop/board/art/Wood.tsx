import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import styles from './Wood.module.css';

interface WoodProps {
  /** A window is open: the lamp goes down, what stays lit is told by its own style. */
  dim?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The oak table under its one lamp. */
export function Wood({ dim = false, className, children }: WoodProps) {
  return <div className={cx(styles.wood, dim && styles.dim, className)}>{children}</div>;
}
