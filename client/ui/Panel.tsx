import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import css from './Panel.module.css';

interface PanelProps {
  title?: ReactNode;
  aside?: ReactNode;
  action?: ReactNode;
  /** The panel's name for screen readers, for a panel without a visible title. */
  label?: string | undefined;
  /** If true, the content has a margin. Use it for text, but not for lists, which extend to the edge. */
  padded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Panel({ title, aside, action, label, padded = false, className, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      className={cx(css.panel, 'grain', className)}
      aria-label={label}
      aria-labelledby={title && !label ? heading : undefined}
    >
      {(title || aside) && (
        <header className={css.header}>
          {title && (
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
          )}
          {aside && <span className="caps num">{aside}</span>}
          {action}
        </header>
      )}
      {padded ? <div className={css.padded}>{children}</div> : children}
    </section>
  );
}
