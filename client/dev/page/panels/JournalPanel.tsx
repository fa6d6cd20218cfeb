import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import type { DevMatch } from '../../match/DevMatch';
import type { Row } from '../../match/timeline';
import { PAGE } from '../../text';
import css from '../Tools.module.css';

const AROUND = 40;

export function JournalPanel({ match }: { match: DevMatch }) {
  const { at, last, rows, isKept, loaded, conflict } = match.journal;
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each jump scrolls the shown row into view
  useLayoutEffect(() => void now.current?.scrollIntoView({ block: 'nearest' }), [at, last]);
  const from = Math.max(0, at - AROUND);
  const shown = [null, ...rows].slice(from, at + AROUND);
  const dropped = rows.length - at;
  return (
    <>
      <div className={css.way}>
        <IconButton icon={<ChevronFirst />} label={PAGE.first} onClick={() => match.jump(0)} />
        <IconButton icon={<ChevronLeft />} label={PAGE.before} onClick={() => match.jump(at - 1)} />
        <input
          type="range"
          min={0}
          max={last}
          value={Math.min(at, last)}
          aria-label={PAGE.journal}
          aria-valuetext={PAGE.move(at, rows.length)}
          onChange={(event) => match.jump(Number(event.target.value))}
        />
        <IconButton icon={<ChevronRight />} label={PAGE.after} onClick={() => match.jump(at + 1)} />
        <IconButton icon={<ChevronLast />} label={PAGE.lastMove} onClick={() => match.jump(last)} />
      </div>
      <p className={css.hint} role="status">
        {PAGE.move(at, rows.length)}
        {match.isPlaying && `, ${PAGE.playing}`}
        {!isKept && dropped > 0 && !match.isPlaying && `. ${PAGE.drops(dropped)}`}
      </p>
      <ol className={css.rows}>
        {shown.map((row, index) => {
          const n = from + index;
          const words = row ? rowWords(row) : loaded ? PAGE.loaded : PAGE.dealt;
          return (
            <li key={n} ref={n === at ? now : undefined} className={cx(conflict && n >= conflict.n && css.unfit)}>
              <button type="button" aria-current={n === at ? 'step' : undefined} onClick={() => match.jump(n)}>
                <span className="num">{n}</span>
                {words}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function rowWords({ by, move, args }: Row) {
  return (
    <>
      <b>{by ?? PAGE.clockMoved}</b> {move} <code>{args.map((arg) => JSON.stringify(arg)).join(' ')}</code>
    </>
  );
}
