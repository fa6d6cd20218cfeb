import { useRouter } from 'wouter';
import { cx } from './cx';
import css from './Wordmark.module.css';

/** The name Hush, with its logo, a card. If `href` is set, it links to the start page. */
export function Wordmark({ href, className }: { href?: string | undefined; className?: string | undefined }) {
  const { base } = useRouter();
  const letters = (
    <>
      <span aria-hidden="true">H</span>
      <span aria-hidden="true" className={css.us}>
        us
      </span>
      <span aria-hidden="true">h</span>
      <span className="sr">Hush</span>
    </>
  );
  if (href === undefined) return <span className={cx(css.wordmark, className)}>{letters}</span>;
  return (
    <a href={base + href} className={cx(css.wordmark, css.link, className)}>
      {letters}
    </a>
  );
}
