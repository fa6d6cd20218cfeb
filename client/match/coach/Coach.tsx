import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { type Hint, hintOf } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { $toastHost } from '../../state/foot';
import { $picked } from '../../state/picked';
import css from './Coach.module.css';
import { COACH } from './text';
import type { Coaching } from './useCoach';
import { useTarget } from './useTarget';

interface Props<View> {
  coaching: Coaching<View>;
  view: View;
  seat: Seat;
  names(seat: Seat): string;
}

/** The coach in a first match. It shows one hint at a time, at the bottom of the topmost layer. */
export function Coach<View>({ coaching, view, seat, names }: Props<View>) {
  const { coach, due, shown, finish, skip } = coaching;
  const picked = useStore($picked);
  const foot = useStore($toastHost);
  if (!due || !foot) return null;
  const hint = hintOf(coach, shown, due, view, seat, names, picked);
  return createPortal(<Card key={hint.id} hint={hint} onDone={() => finish(hint.id)} onSkip={skip} />, foot);
}

/** With more hints than this, the row of pips would be cut off on a phone, so only the count is shown. */
const MOST_PIPS = 16;

function Card({ hint, onDone, onSkip }: { hint: Hint; onDone(): void; onSkip(): void }) {
  const { n, of } = hint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one card per hint
  const touched = useCallback(onDone, []);
  const pointing = useTarget(hint.at, hint.kind === 'touch' ? touched : null);
  const isLast = n === of;
  const isRead = hint.kind === 'read' || (hint.kind === 'touch' && pointing === null);
  return (
    <section
      className={css.coach}
      aria-label={COACH.label}
      data-points={pointing?.side}
      style={pointing ? ({ '--px': `${pointing.px}px` } as object) : undefined}
    >
      <div aria-live="polite">
        <h2>{hint.title}</h2>
        <p>{hint.why}</p>
      </div>
      <footer>
        {of <= MOST_PIPS && (
          <span className={css.pips} aria-hidden="true">
            {Array.from({ length: of }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal marks
              <i key={at} data-at={at + 1 < n ? 'behind' : at + 1 === n ? 'now' : undefined} />
            ))}
          </span>
        )}
        <span className={css.count}>{COACH.count(n, of)}</span>
        {isRead && (
          <button type="button" className={css.next} onClick={onDone}>
            {isLast ? COACH.done : COACH.next}
          </button>
        )}
        {!isLast && (
          <button type="button" className={css.skip} onClick={onSkip}>
            {COACH.skip}
          </button>
        )}
      </footer>
    </section>
  );
}
