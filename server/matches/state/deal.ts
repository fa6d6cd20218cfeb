import type { Seat } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import type { MatchSetup } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import { MatchState } from './state';

/** All that a deal depends on: the same of these gives the same match. */
interface DealDeps {
  /** Secret until the match is over. */
  seed: string;
  seats: number;
  /** As the game's own schema leaves them. */
  options: Json;
  /** Server time in ms. */
  now: number;
  /** What the game's last match in the room left. */
  carryOver: Json;
  /** The seat of the only person, where bots play all others; null: an ordinary match. */
  practice: Seat | null;
}

interface Dealt {
  setup: Omit<MatchSetup, 'room'>;
  state: MatchState;
  snapshot: Json;
  deadline: number | null;
}

/** Deals a match: what is stored of it and where it begins. Throws a fault if the rules do. */
export function deal(runtime: GameRuntime, deps: DealDeps): Dealt {
  const { seed, seats, options, now, carryOver, practice } = deps;
  const { module, engine } = runtime;
  const state = new MatchState(runtime, engine.start(deps), 0, 0);
  const setup = { game: module.id, version: module.version, seed, seats, options, carryOver, practice, began: now };
  return { setup, state, snapshot: state.snapshot(), deadline: state.deadline };
}
