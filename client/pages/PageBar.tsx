import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Wordmark } from '../ui/Wordmark';
import css from './PageBar.module.css';

/** The header of a page outside a room: a wordmark that links to the start page, and other links. */
export function PageBar({ children }: { children: ReactNode }) {
  return (
    <header className={css.bar}>
      <Link href="/" className={css.brand} aria-label="Hush">
        <Wordmark />
      </Link>
      <nav className={css.ways}>{children}</nav>
    </header>
  );
}

export function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link href={to} className={css.way}>
      {icon}
      {children}
    </Link>
  );
}
