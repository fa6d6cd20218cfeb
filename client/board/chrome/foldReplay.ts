import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Replay, ReplayStep } from '#shared/replay/replay.ts';
import { type Difference, patch } from '#shared/wire/diff.ts';

/** The view that a replay shows: a seat's, 'open' for what all viewers knew, or null for everything face up. */
export type Eyes = Seat | 'open' | null;

/** Returns the views of one viewer: the one before the first step, then the one after each step. */
export function viewsOf<View = Json>(replay: Replay, eyes: Eyes): View[] {
  const views: Json[] = [firstOf(replay, eyes)];
  for (const step of replay.steps) {
    const change = changeOf(step, eyes);
    views.push(patch(views.at(-1) ?? null, change as Difference | undefined));
  }
  return views as View[];
}

function firstOf({ first }: Replay, eyes: Eyes): Json {
  if (eyes === null) return first.above;
  return eyes === 'open' ? first.open : (first.seats[eyes] ?? null);
}

function changeOf(step: ReplayStep, eyes: Eyes): Json | undefined {
  if (eyes === null) return step.above;
  return eyes === 'open' ? step.open : step.seats[eyes];
}
