import type { ReactNode } from 'react';
import css from './ErrorPage.module.css';
import { Wordmark } from './Wordmark';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <h2 className={css.title}>{title}</h2>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  );
}

export function ErrorPage({ title, children, action }: EmptyStateProps) {
  return (
    <main className={css.page}>
      <Wordmark href="/" />
      <div className={css.middle}>
        <h1 className={css.headline}>{title}</h1>
        {children && <div className={css.text}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </main>
  );
}
