import { useEffect, useMemo, useRef } from 'react';
import { type Coach, type CoachStep, coachRefusal, dueStep, isBehind } from '#shared/contract/coach.ts';
import type { Draft } from '#shared/contract/module.ts';
import type { MatchId, Seat } from '#shared/ids.ts';
import { usePersistentState } from '../../state/persistentState';

interface Progress {
  done: readonly string[];
  shown: readonly string[];
  skipped: boolean;
  hasBegun: boolean;
}

const BEGINNING: Progress = { done: [], shown: [], skipped: false, hasBegun: false };

export interface Coaching<View> {
  coach: Coach<View>;
  due: CoachStep<View> | null;
  shown: ReadonlySet<string>;
  finish(id: string): void;
  hasBegun: boolean;
  begin(): void;
  skip(): void;
  /**
   * Returns a sentence if the coach forbids every move that begins with `draft`, or null if at least one is allowed.
   */
  refuses(move: string, draft: Draft): string | null;
}

/**
 * Follows a coached match and stores the progress, so that a reload shows the same hint. Returns null if there is no
 * coach, if it was skipped, or after its last page was closed.
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
  const end = coach?.steps.at(-1)?.id;
  const isOn = coach !== null && seat !== null && !progress.skipped && !(end !== undefined && done.has(end));
  const due = isOn && progress.hasBegun ? dueStep(coach, done, view, seat) : null;
  const last = useRef<CoachStep<View> | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const before = last.current;
    last.current = due;
    // Marks the new step as shown. Marks the previous step as done if the learner has carried it out, or if it is no
    // longer needed.
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
