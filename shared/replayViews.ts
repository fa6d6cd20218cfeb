import { type EngineState, viewOf } from './engine';
import type { Seat } from './ids';
import type { Json } from './json';
import type { AnyModule } from './module';
import { must } from './must';
import type { RandomState } from './random';
import type { ReplayViews } from './replay';

/** What a replay shows of a state: every pair of eyes, as it would be sent. */
export function replayViews(module: AnyModule, state: EngineState, seats: readonly Seat[]): ReplayViews {
  return {
    open: plain(viewOf(module, state, null)),
    above: plain(module.reveal(state.G, state.ctx)),
    seats: Object.fromEntries(seats.map((seat) => [seat, plain(viewOf(module, state, seat))])),
  };
}

/** A copy that shares nothing with the state, without what JSON does not have. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

/** How many numbers chance has given so far. */
export function drawnBy({ plugins }: EngineState): number {
  return (must(plugins.random, 'the state of chance').data as RandomState).drawn;
}
