import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Wordmark } from '../ui/Wordmark';
import css from './DoorPage.module.css';

interface Props {
  caps: string;
  title: string;
  about?: string | undefined;
  cover?: string | null | undefined;
  children?: ReactNode;
}

/** The layout of a page that asks one question of a visitor who has not joined the room. */
export function DoorPage({ caps, title, about, cover = null, children }: Props) {
  return (
    <main className={css.door}>
      <Link href="/" className={css.home} aria-label="Hush">
        <Wordmark className={css.mark} />
      </Link>
      <section className={css.card}>
        <header className={css.header}>
          <div>
            <span className={css.caps}>{caps}</span>
            <h1>{title}</h1>
            {about !== undefined && <p className={css.about}>{about}</p>}
          </div>
          {cover !== null && <img className={css.cover} src={cover} alt="" />}
        </header>
        {children}
      </section>
    </main>
  );
}
