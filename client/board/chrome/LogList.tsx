import type { Told } from '../../../shared/module';
import type { Sentence } from '../../../shared/text';
import { cx } from '../../ui/cx';
import { text } from '../../ui/text';
import css from './LogList.module.css';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A sentence with its names standing out. */
export function Words({ of }: { of: Sentence }) {
  return of.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
      <b key={at}>
        <bdi>{piece.strong}</bdi>
      </b>
    ),
  );
}

interface LogListProps {
  lines: readonly { entry: Told; sentence: Sentence }[];
  className?: string | undefined;
}

/** What everybody may know, the newest first. */
export function LogList({ lines, className }: LogListProps) {
  if (lines.length === 0) return <p className={css.empty}>{text.logEmpty}</p>;
  return (
    <ol className={cx(css.log, className)} reversed aria-label={text.log}>
      {[...lines].reverse().map(({ entry, sentence }) => (
        <li key={entry.n}>
          <time dateTime={new Date(entry.at).toISOString()}>{clock.format(entry.at)}</time>
          <span>
            <Words of={sentence} />
          </span>
        </li>
      ))}
    </ol>
  );
}
