import type { AnyModule } from '#shared/contract/module.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { matchOf, type RandomGame } from '#shared/testing/randomGame.ts';
import type { Moment, Setup } from './timeline';

/**
 * Returns the setup of the random game with this number of players, seed and options. All tools that play random games
 * use the same setup.
 */
export function setupOf(module: AnyModule, { players, seed, options = {} }: RandomGame): Setup {
  const { now = 0, ...match } = matchOf(module, { players, seed, options });
  return {
    seats: players,
    seed: match.seed,
    options: options as Setup['options'],
    began: now,
    carryOver: null,
    practice: null,
  };
}

/** Plays a random game and yields its moments, starting with the deal. The log lines do not have numbers yet. */
export function* randomGame(module: AnyModule, { seats, seed, options, began }: Setup): Generator<Moment> {
  for (const { action, position, facts, now } of playRandomly({ module, seats, seed, options, now: began })) {
    const row = action && { ...action, at: now };
    yield { row, state: position, at: now, facts: facts.map((fact) => ({ ...fact, n: 0, at: now })), heard: 0 };
  }
}
