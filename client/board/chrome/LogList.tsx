import { memo, useEffect, useState } from 'react';
import type { Sentence } from '#shared/text/text.ts';
import { cx } from '../../ui/cx';
import { text } from '../../ui/text';
import { type LoggedLine, useBoardContext } from '../context';
import type { LogBook, LogKind } from '../contract';
import { timeOfDay } from '../time';
import { LedgerButton } from './LedgerButton';
import css from './LogList.module.css';
import { filtersOf, KINDS, type LogSection, ofKind, sectionsOf } from './logBook';

/** Draws a sentence. Emphasized pieces are bold. */
export function Words({ of }: { of: Sentence }) {
  return of.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
      <b key={at}>
        <bdi translate="no">{piece.strong}</bdi>
      </b>
    ),
  );
}

interface LogListProps {
  lines: readonly LoggedLine[];
  /** If true, shows the whole log, with a filter for each kind of line. */
  whole?: boolean | undefined;
  /** If true, the earliest line comes first, as in a story. */
  fromStart?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Draws the public log, newest line first, with the headings and icons that the game's `log` defines. Marks the log as
 * seen.
 */
export function LogList({ lines, whole = false, fromStart = false, className }: LogListProps) {
  const { logBook, unseenLog } = useBoardContext();
  const [kind, setKind] = useState<LogKind | null>(null);
  const newest = lines.at(-1)?.entry.n ?? 0;
  const { see } = unseenLog;
  useEffect(() => see(newest), [see, newest]);
  if (lines.length === 0) return <p className={css.empty}>{text.logEmpty}</p>;
  const filters = filtersOf(lines, logBook);
  const asked = kind !== null && filters.includes(kind) ? kind : null;
  const sections = sectionsOf(ofKind(lines, logBook, asked), logBook).filter(
    (section) => asked === null || section.lines.length > 0,
  );
  return (
    <div className={cx(css.log, className)}>
      <div className={css.tools}>
        <LedgerButton />
        {/* The filters are shown even if the log has only one line. If they appeared later, they would push down the lines that someone is reading. */}
        {logBook && whole && <Filters filters={filters} kind={asked} onChange={setKind} />}
      </div>
      {whole && <p className={css.order}>{text.logOrder}</p>}
      <ol reversed={!fromStart} aria-label={text.log}>
        {(fromStart ? sections : sections.reverse()).map((section) => (
          <Section key={keyOf(section)} {...{ section, newest, fromStart }} book={logBook} />
        ))}
      </ol>
    </div>
  );
}

interface FiltersProps {
  filters: readonly LogKind[];
  kind: LogKind | null;
  onChange(kind: LogKind | null): void;
}

function Filters({ filters, kind, onChange }: FiltersProps) {
  return (
    <fieldset className={css.filters}>
      <legend className="sr">{text.logFilters}</legend>
      {[null, ...filters].map((one) => {
        const look = one && KINDS[one];
        return (
          <button key={one ?? ''} type="button" aria-pressed={one === kind} onClick={() => onChange(one)}>
            {look && <look.Icon />}
            {look?.label ?? text.logAll}
          </button>
        );
      })}
    </fieldset>
  );
}

interface SectionProps {
  section: LogSection;
  newest: number;
  fromStart: boolean;
  book: LogBook | null;
}

function Section({ section: { heading, lines }, newest, fromStart, book }: SectionProps) {
  return (
    <>
      {heading !== null && (
        <li className={css.heading}>
          <h3>{typeof heading === 'string' ? heading : <Words of={heading.sentence} />}</h3>
          {typeof heading !== 'string' && <At line={heading} />}
        </li>
      )}
      {(fromStart ? lines : [...lines].reverse()).map((line) => (
        <Line key={line.entry.n} line={line} kind={book?.kinds[line.entry.code]} isNewest={line.entry.n === newest} />
      ))}
    </>
  );
}

interface LineProps {
  line: LoggedLine;
  kind: LogKind | undefined;
  isNewest: boolean;
}

/**
 * Draws one line of the log. Memoized, because a log can have hundreds of lines, and only new ones need to be drawn.
 */
const Line = memo(function Line({ line, kind, isNewest }: LineProps) {
  const look = kind && KINDS[kind];
  return (
    <li className={cx(css.line, look && css[look.tone], isNewest && css.newest)} data-kind={kind}>
      {look && <look.Icon aria-hidden="true" />}
      <span>
        <Words of={line.sentence} />
      </span>
      <At line={line} />
    </li>
  );
});

function At({ line: { entry } }: { line: LoggedLine }) {
  return <time dateTime={new Date(entry.at).toISOString()}>{timeOfDay(entry.at)}</time>;
}

function keyOf({ heading, lines }: LogSection): number {
  return (heading !== null && typeof heading !== 'string' ? heading : lines[0])?.entry.n ?? 0;
}
