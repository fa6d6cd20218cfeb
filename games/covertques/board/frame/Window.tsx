import { Panel } from 'hush/board';
import type { ReactNode } from 'react';
import styles from './Window.module.css';

interface WindowProps {
  title: string;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel that looks like a window on an office computer. */
export function Window({ title, aside, className, children }: WindowProps) {
  return (
    <Panel title={title} aside={aside} className={[styles.window, className].filter(Boolean).join(' ')}>
      {children}
    </Panel>
  );
}

/** CSS class that makes any other `Panel` look like an office window. */
export const windowLook = styles.window;
