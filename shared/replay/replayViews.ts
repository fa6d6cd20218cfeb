import type { AnyModule, LogEntry } from '../contract/module';
import { type EngineState, revealOf, viewOf } from '../engine/engine';
import type { Seat } from '../ids';
import type { Json } from '../json';
import { must } from '../must';
import type { RandomState } from '../random';
import { diff } from '../wire/diff';
import type { ReplayStep, ReplayViews } from './replay';

/** Computes the view of every viewer, in the form in which views are sent. */
export function replayViews(module: AnyModule, state: EngineState, seats: readonly Seat[]): ReplayViews {
  return {
    open: plain(viewOf(module, state, null)),
    above: plain(revealOf(module, state)),
    seats: Object.fromEntries(seats.map((seat) => [seat, plain(viewOf(module, state, seat))])),
  };
}

/** Makes a replay step from a journal row, its log entries, and the difference in each view. */
export function replayStep(
  { n, at, by, move, args, drawn }: Pick<ReplayStep, 'n' | 'at' | 'by' | 'move' | 'args' | 'drawn'>,
  facts: LogEntry[],
  before: ReplayViews,
  after: ReplayViews,
): ReplayStep {
  const open = diff(before.open, after.open) as Json | undefined;
  const above = diff(before.above, after.above) as Json | undefined;
  const seats: Record<Seat, Json> = {};
  for (const [seat, view] of Object.entries(after.seats)) {
    const change = diff(before.seats[seat] ?? null, view) as Json | undefined;
    if (change !== undefined) seats[seat] = change;
  }
  return {
    ...{ n, at, by, move, args, facts, drawn },
    ...(open !== undefined && { open }),
    ...(above !== undefined && { above }),
    seats,
  };
}

/** Copies a value through JSON, so that the copy shares nothing with the state. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

export function drawnBy({ plugins }: EngineState): number {
  return (must(plugins.random, 'the state of chance').data as RandomState).drawn;
}
