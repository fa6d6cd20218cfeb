import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './Paper.module.css';

/**
 * A sheet of paper on the table. `tilt` in degrees.
 * @public
 */
export function Paper({ tilt = 0, className, children }: PaperProps) {
  return (
    <div className={cx(css.paper, 'grain', className)} style={tilt === 0 ? undefined : { rotate: `${tilt}deg` }}>
      {children}
    </div>
  );
}

interface PaperProps {
  tilt?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}

interface StampProps {
  tone?: 'bad' | 'odd' | 'good' | undefined;
  /** It has just been stamped: it falls. */
  fresh?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A rubber stamp with its own paper; its size is its font size.
 * @public
 */
export function Stamp({ tone = 'bad', fresh = false, className, children }: StampProps) {
  return <span className={cx(css.stamp, css[tone], fresh && css.fresh, className)}>{children}</span>;
}
