import { Link } from 'wouter';
import { useTitle } from '../../ui/useTitle';
import { Wordmark } from '../../ui/Wordmark';
import css from './About.module.css';
import { ABOUT } from './text';

export function About() {
  useTitle(ABOUT.title);
  return (
    <main className={css.page}>
      <Link href="/" className={css.home} aria-label="Hush">
        <Wordmark className={css.mark} />
      </Link>
      <article className={css.text}>
        <h1>{ABOUT.title}</h1>
        <p className={css.lead}>{ABOUT.lead}</p>
        <h2>{ABOUT.how}</h2>
        {ABOUT.howText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{ABOUT.credits}</h2>
        <dl>
          {ABOUT.rows.map(([what, whose]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{whose}</dd>
            </div>
          ))}
        </dl>
        <Link href="/" className={css.back}>
          {ABOUT.back}
        </Link>
      </article>
    </main>
  );
}
