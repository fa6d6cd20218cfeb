import type { AnyModule } from '../module';
import { type Match, type Moment, playRandomly } from './play';

/** Server time in ms at which every random game begins. */
const BEGAN = Date.UTC(2026, 0, 1);

/**
 * What one random game of a module is called: so many players and a seed give the same deal and the same moves
 * everywhere, in the contract, in `npm run replay` and in the playground.
 */
export interface RandomGame {
  players: number;
  seed: string;
  /** What differs from the usual options. */
  options?: object;
}

/** The match to begin with. */
export function matchOf(module: AnyModule, { players, seed, options = {} }: RandomGame): Match {
  return { module, seats: players, seed: `${seed} ${players}`, options, now: BEGAN };
}

/** Plays it to its end: the deal, then the moment after each move. Throws as `playRandomly` does. */
export function randomGame(module: AnyModule, game: RandomGame): Generator<Moment> {
  return playRandomly(matchOf(module, game));
}
