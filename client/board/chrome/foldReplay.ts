import { type Difference, patch } from '#shared/diff.ts';
import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Replay, ReplayStep } from '#shared/replay.ts';

/** Null: from above; a seat; 'open': what everybody knew. */
export type Eyes = Seat | 'open' | null;

/** The views of one pair of eyes: before the first step, then after each. */
export function viewsOf(replay: Replay, eyes: Eyes): Json[] {
  const views: Json[] = [firstOf(replay, eyes)];
  for (const step of replay.steps) {
    const change = changeOf(step, eyes);
    views.push(patch(views.at(-1) ?? null, differenceIn(replay, change)));
  }
  return views;
}

function differenceIn({ notation }: Replay, change: Json | undefined): Difference | undefined {
  return notation === undefined && change !== undefined ? withoutLetters(change as Lettered) : (change as Difference);
}

/** How the first replays were stored: `s` sets, `k` changes keys (0: gone), `a` changes a list. */
type Lettered = { s: Json } | { k: Record<string, Lettered | 0> } | { a: [length: number, Record<string, Lettered>] };

function withoutLetters(change: Lettered | 0): Difference {
  if (change === 0) return [];
  if ('s' in change) return typeof change.s === 'object' && change.s !== null ? [change.s] : change.s;
  const items = (each: Record<string, Lettered | 0>) =>
    Object.fromEntries(Object.entries(each).map(([key, item]) => [key, withoutLetters(item)]));
  return 'k' in change ? items(change.k) : [change.a[0], items(change.a[1])];
}

function firstOf({ first }: Replay, eyes: Eyes): Json {
  if (eyes === null) return first.above;
  return eyes === 'open' ? first.open : (first.seats[eyes] ?? null);
}

function changeOf(step: ReplayStep, eyes: Eyes): Json | undefined {
  if (eyes === null) return step.above;
  return eyes === 'open' ? step.open : step.seats[eyes];
}
