import { useEffect, useMemo, useRef } from 'react';
import { type Coach, type CoachStep, coachRefusal, dueStep, isBehind } from '#shared/coach.ts';
import type { MatchId, Seat } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import { usePersistentState } from '../../state/persistentState';

interface Progress {
  /** The ids of the finished steps. */
  done: readonly string[];
  /** The ids of the steps shown so far. */
  shown: readonly string[];
  skipped: boolean;
  /** True once the intro cards have been read. */
  hasBegun: boolean;
}

const BEGINNING: Progress = { done: [], shown: [], skipped: false, hasBegun: false };

/** A coached match on this device: its current step, and the steps that were shown. */
export interface Coaching<View> {
  coach: Coach<View>;
  due: CoachStep<View> | null;
  shown: ReadonlySet<string>;
  /** Marks a step as done. */
  finish(id: string): void;
  /** False while the intro cards are shown. */
  hasBegun: boolean;
  begin(): void;
  skip(): void;
  /**
   * Returns a sentence that explains why the coach closes every move that begins with this draft, or null if the coach
   * closes none of them.
   */
  refuses(move: string, draft: Draft): string | null;
}

/**
 * Follows a coached match. The progress is stored, so that a reload shows the same hint. Returns null in a match without
 * a coach, and after the person has skipped the coach.
 */
export function useCoach<View>(
  match: MatchId,
  coach: Coach<View> | null,
  view: View,
  seat: Seat | null,
): Coaching<View> | null {
  const [progress, set] = usePersistentState(coach && `hush.coach.${match}`, () => BEGINNING, progressIn);
  const done = useMemo(() => new Set(progress.done), [progress]);
  const shown = useMemo(() => new Set(progress.shown), [progress]);
  const isOn = coach !== null && seat !== null && !progress.skipped;
  const due = isOn && progress.hasBegun ? dueStep(coach, done, view, seat) : null;
  const last = useRef<CoachStep<View> | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const before = last.current;
    last.current = due;
    // Records a new step as shown. Finishes the previous step if it was carried out, or if something else made it
    // unnecessary.
    const isBeforeDone = before !== null && before !== due && isBehind(before, view, seat) && !done.has(before.id);
    const isNew = due !== null && !shown.has(due.id);
    if (!isBeforeDone && !isNew) return;
    set({
      ...progress,
      done: isBeforeDone ? [...progress.done, before.id] : progress.done,
      shown: isNew ? [...progress.shown, due.id] : progress.shown,
    });
  });
  return useMemo(() => {
    if (!isOn) return null;
    return {
      coach,
      due,
      shown,
      finish: (id) => set({ ...progress, done: [...progress.done.filter((other) => other !== id), id] }),
      hasBegun: progress.hasBegun,
      begin: () => set({ ...progress, hasBegun: true }),
      skip: () => set({ ...progress, skipped: true }),
      refuses: (move, draft) => coachRefusal(coach, due, view, seat, move, draft),
    };
  }, [isOn, coach, due, shown, progress, set, view, seat]);
}

function progressIn(stored: unknown): Progress {
  const { done, shown, skipped, hasBegun } = (stored ?? {}) as { [key in keyof Progress]?: unknown };
  return { done: idsIn(done), shown: idsIn(shown), skipped: skipped === true, hasBegun: hasBegun === true };
}

function idsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
}
