import type { AnyModule } from '../contract/module';
import { type Match, type Moment, playRandomly } from './play';

/** The time at which every random game starts, in ms of server time. */
const BEGAN = Date.UTC(2026, 0, 1);

/**
 * The inputs of a random game. The same number of players, seed and options give the same deal and the same moves
 * everywhere: in contract tests, in `npm run replay` and in the playground.
 */
export interface RandomGame {
  players: number;
  seed: string;
  /** Options that differ from the defaults. */
  options?: object;
}

export function matchOf(module: AnyModule, { players, seed, options = {} }: RandomGame): Match {
  return { module, seats: players, seed: `${seed} ${players}`, options, now: BEGAN };
}

/**
 * Plays a random game to its end. Yields the position after the deal and after each move. Throws the same errors as
 * `playRandomly`.
 */
export function randomGame(module: AnyModule, game: RandomGame): Generator<Moment> {
  return playRandomly(matchOf(module, game));
}
