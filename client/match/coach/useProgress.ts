import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { type CoachStep, dueStep, isBehind } from '#shared/coach.ts';
import type { MatchId, Seat } from '#shared/ids.ts';
import { persistentState } from '../../state/persistentState';

interface Progress {
  /** The ids of the finished steps. */
  done: readonly string[];
  /** The ids of the steps shown so far. */
  shown: readonly string[];
  skipped: boolean;
}

const BEGINNING: Progress = { done: [], shown: [], skipped: false };

/** Returns the coached person's progress. It is stored, so that a reload shows the same hint. */
export function useProgress<View>(match: MatchId, steps: readonly CoachStep<View>[], view: View, seat: Seat) {
  const store = useMemo(() => persistentState(`hush.coach.${match}`, BEGINNING, progressIn), [match]);
  const progress = useStore(store);
  const done = useMemo(() => new Set(progress.done), [progress]);
  const due = dueStep(steps, done, view, seat);
  const last = useRef<CoachStep<View> | null>(null);
  const finish = (id: string) => {
    if (!store.get().done.includes(id)) store.set({ ...store.get(), done: [...store.get().done, id] });
  };
  useEffect(() => {
    const before = last.current;
    last.current = due;
    // Records a new step as shown. Finishes the previous step if it was carried out, or if something else made it
    // unnecessary.
    if (due && !store.get().shown.includes(due.id))
      store.set({ ...store.get(), shown: [...store.get().shown, due.id] });
    if (before && before !== due && isBehind(before, view, seat)) finish(before.id);
  });
  const shown = useMemo(() => new Set(progress.shown), [progress]);
  return { due, shown, skipped: progress.skipped, finish, skip: () => store.set({ ...store.get(), skipped: true }) };
}

function progressIn(stored: unknown): Progress {
  const { done, shown, skipped } = (stored ?? {}) as { [key in keyof Progress]?: unknown };
  return { done: idsIn(done), shown: idsIn(shown), skipped: skipped === true };
}

function idsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
}
