import { Words } from '../board/chrome/LogList';
import { useBoardContext } from '../board/context';
import css from './Plate.module.css';
import { STAGE } from './text';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * Shows the last two log lines as captions, with the newest in large letters. Claims are left out if they are shown
 * elsewhere on the screen.
 */
export function Plate({ hasClaims }: { hasClaims: boolean }) {
  const { log, logBook } = useBoardContext();
  const lines = log.filter(({ entry }) => hasClaims || logBook?.kinds[entry.code] !== 'claim').slice(-2);
  return (
    <section className={css.plate} aria-label={STAGE.said} aria-live="polite">
      {lines.length === 0 && <p className={css.line}>{STAGE.nothing}</p>}
      {lines.map(({ entry, sentence }, at) => (
        <p key={entry.n} className={css.line} data-newest={at === lines.length - 1 ? '' : undefined}>
          <time dateTime={new Date(entry.at).toISOString()}>{clock.format(entry.at)}</time>
          <span>
            <Words of={sentence} />
          </span>
        </p>
      ))}
    </section>
  );
}
