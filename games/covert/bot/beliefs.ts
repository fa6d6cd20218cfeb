import { must, type Random, type Seat } from 'hush/game';
import type { Moves, Own, PlayerView, State, View } from '../state';
import type { Parameters } from './parameters';
import { type Outlook, outlookOf } from './value';
import { ownWorld } from './world';

export type Choice = { [Move in keyof Moves]: { move: Move; args: Moves[Move] } }[keyof Moves];

/** Everything on which a bot bases a decision. */
export interface Beliefs {
  view: View;
  seat: Seat;
  me: Own;
  own: PlayerView;
  parameters: Parameters;
  /** Temperament, from -1 (careful) to 1 (bold). */
  temper: number;
  /** A fast random number generator that is seeded for each decision. */
  random: Random;
  /** Maximum number of positions to evaluate. */
  budget: number;
}

/** Number of evaluated positions that the budget must allow for each imagined state. */
const FOR_A_WORLD = 150;

/** Returns the number of imagined states in which to plan a turn. */
export function worldsFor({ parameters, budget }: Beliefs): number {
  return Math.max(1, Math.min(parameters.worlds, Math.floor(budget / FOR_A_WORLD)));
}

/**
 * Returns a random error, in points, to add to a plan's value. It is the sum of three random numbers, which is nearly
 * normally distributed.
 */
export function whimOf({ parameters, random }: Beliefs): number {
  if (parameters.whim === 0) return 0;
  return 2 * parameters.whim * (random.Number() + random.Number() + random.Number() - 1.5);
}

/**
 * Returns the outlook in the state `world`: what the bot needs to know in order to evaluate positions. See `Outlook`.
 */
export function outlookIn(world: State, { seat, parameters }: Beliefs): Outlook {
  return outlookOf(world, seat, parameters.races);
}

export function worldOf({ view, seat, random }: Beliefs): State {
  return ownWorld(view, seat, random);
}

export function ownOf(view: View, seat: Seat): PlayerView {
  return must(view.players[seat], 'the player of the bot');
}
