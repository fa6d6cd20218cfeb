import { useStore } from '@nanostores/react';
import { Flag } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { achievements, type Hint, hintOf, wordsOf } from '#shared/contract/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { $coachSlots } from '../../state/coachSlots';
import { $picked } from '../../state/picked';
import { dismissRefusals } from '../../state/toasts';
import { bold } from '../../ui/bold';
import { cx } from '../../ui/cx';
import css from './Coach.module.css';
import { LastPage } from './LastPage';
import { COACH } from './text';
import type { Coaching } from './useCoach';
import { usePlace, useSlot } from './usePlace';

interface Props<View> {
  coaching: Coaching<View>;
  view: View;
  seat: Seat;
  names(seat: Seat): string;
  isOver: boolean;
}

/**
 * The coach of a first match. Shows the goal under the top bar, one hint at a time on a card, and a last page. The card
 * stays at the same edge of the screen, unless it would cover the element that the hint is about. It pushes other
 * content aside instead of covering it.
 */
export function Coach<View>({ coaching, view, seat, names, isOver }: Props<View>) {
  const { coach, due, shown, finish, skip } = coaching;
  const picked = useStore($picked);
  const slots = useStore($coachSlots);
  const isLast = due !== null && due === coach.steps.at(-1);
  const now = due && hintOf(coach, shown, due, view, seat, names, picked);
  // While a secret is uncovered, the same hint stays. While other players act, the card says so, and keeps its place.
  const before = useRef<Hint | null>(null);
  const heldHint = before.current;
  const id = now?.id;
  const isTouch = now?.kind === 'touch';
  const touched = useCallback(() => id && finish(id), [id, finish]);
  // Refusals that are still shown belong to the previous hint.
  useEffect(() => void (id && dismissRefusals()), [id]);
  const place = usePlace(now?.at ?? NONE, isTouch ? touched : null);
  const waiting = isOver || before.current === null ? null : { ...before.current, ...WAITING };
  const hint = (place.isHeld && heldHint) || (now ?? waiting);
  before.current = hint;
  const slot = useSlot(place.dialog, place.edge);
  const under = useSlot(null, place.edge);
  // An open sheet hides what the other players do, so the card is blank there and only keeps its place.
  const isBlank = hint?.id === WAITING.id && place.dialog !== null;
  const isRead = hint?.kind === 'read' || (hint?.kind === 'touch' && place.target === null);
  // In a sheet, the card has the same vertical position as on the table.
  const top = slots.find(({ at, element }) => at === 'top' && element.closest('dialog') === null)?.element;
  const isInDialog = place.dialog !== null;
  useLayoutEffect(() => {
    if (!isInDialog || !top) return;
    document.documentElement.style.setProperty('--coach-top', `${Math.round(top.getBoundingClientRect().top)}px`);
  }, [isInDialog, top]);
  const goal = wordsOf(coach.goal, view, seat, names);
  const inBar = slots.filter(({ at }) => at === 'goal');
  // A sheet also has a slot at its top. The goal stays on the table, because it is visible above the sheet.
  const onTable = ({ at, element }: (typeof slots)[number]) => at === 'top' && element.closest('dialog') === null;
  const goalSlots = inBar.length > 0 ? inBar : slots.filter(onTable);
  const card = (isShade: boolean) =>
    hint && (
      <Card
        key={hint.id}
        hint={hint}
        isHeld={place.isHeld}
        isShade={isShade}
        onNext={isRead ? () => finish(hint.id) : null}
        onLeave={skip}
      />
    );
  return (
    <>
      {(isOver ? NOWHERE : goalSlots).map(({ element }) =>
        createPortal(
          <p className={css.goal}>
            <Flag aria-hidden="true" />
            <b>{COACH.goal}</b> {goal}
          </p>,
          element,
        ),
      )}
      {!isLast && slot && createPortal(card(isBlank), slot)}
      {/* While the card is shown in a dialog, its place on the table is kept free, so that the table does not move. */}
      {!isLast && under && under !== slot && createPortal(card(true), under)}
      <LastPage
        learned={achievements(coach, shown, view, seat)}
        left={coach.left ?? NONE}
        hint={isLast ? now : null}
        isFree={place.dialog === null && !place.isScene}
        isOver={isOver}
        onClose={() => id && finish(id)}
      />
    </>
  );
}

const NONE: readonly string[] = [];
const NOWHERE: typeof $coachSlots.value = [];
const WAITING = { ...COACH.waiting, id: 'waiting', held: null, at: NONE, kind: 'move' } as const;

interface CardProps {
  hint: Hint;
  isHeld: boolean;
  /**
   * True for an invisible card that only keeps its place free: on the table during a dialog, or in a dialog while other
   * players act.
   */
  isShade: boolean;
  onNext: (() => void) | null;
  onLeave(): void;
}

function Card({ hint, isHeld, isShade, onNext, onLeave }: CardProps) {
  const { n, of, held } = hint;
  const [isLeaving, setLeaving] = useState(false);
  const { title, why } = isLeaving ? COACH.leaving : hint;
  return (
    <section className={css.card} aria-label={isShade ? undefined : COACH.label} aria-hidden={isShade || undefined}>
      <div className={css.words} aria-live={isShade ? undefined : 'polite'}>
        <h2>{title}</h2>
        <div className={css.why}>
          <p className={cx(isHeld && held && !isLeaving && css.away)}>{bold(why)}</p>
          {held && !isLeaving && <p className={cx(!isHeld && css.away)}>{bold(held)}</p>}
        </div>
      </div>
      <footer>
        <span className={css.count}>{hint.id !== WAITING.id && COACH.count(n, of)}</span>
        <span
          className={css.bar}
          aria-hidden="true"
          style={{ '--part': `${(100 * n) / of}%`, '--tick': `${100 / of}%` } as object}
        >
          <i />
        </span>
        {isLeaving && (
          <button type="button" className={css.leave} disabled={isShade} onClick={onLeave}>
            {COACH.leave}
          </button>
        )}
        {onNext && !isLeaving && (
          <button type="button" className={css.next} disabled={isShade} onClick={onNext}>
            {COACH.next}
          </button>
        )}
        {/* The button for staying replaces the button that asked, so that pressing twice does not leave the lesson. */}
        <button
          type="button"
          className={isLeaving ? css.next : css.leave}
          disabled={isShade}
          onClick={() => setLeaving(!isLeaving)}
        >
          {isLeaving ? COACH.stay : COACH.leaveLesson}
        </button>
      </footer>
    </section>
  );
}
