import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Wordmark } from '../ui/Wordmark';
import css from './PageBar.module.css';

/** The head of a page beside a room: the name, which leads to the start page, and the ways on. */
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

/** One way on: where it leads, with its sign. */
export function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link href={to} className={css.way}>
      {icon}
      {children}
    </Link>
  );
}
