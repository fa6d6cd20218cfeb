import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import type { Moves, Own, PlayerView, State, View } from '../state';
import type { Parameters } from './parameters';
import { type Outlook, outlookOf } from './value';
import { ownWorld } from './world';

export type Choice = { [Move in keyof Moves]: { move: Move; args: Moves[Move] } }[keyof Moves];

/** What a bot decides with. */
export interface Beliefs {
  view: View;
  seat: Seat;
  me: Own;
  own: PlayerView;
  parameters: Parameters;
  /** From -1, careful, to 1, bold. */
  temper: number;
  /** Fast, and begun anew for each decision. */
  random: Random;
  /** Positions it may look at. */
  budget: number;
}

/** Positions a truth should have for itself before another one is weighed. */
const FOR_A_WORLD = 150;

/** In how many truths a turn is thought through. */
export function worldsFor({ parameters, budget }: Beliefs): number {
  return Math.max(1, Math.min(parameters.worlds, Math.floor(budget / FOR_A_WORLD)));
}

/** By how much a plan is misjudged now, in points: three dice thrown by chance lie near the normal distribution. */
export function whimOf({ parameters, random }: Beliefs): number {
  if (parameters.whim === 0) return 0;
  return 2 * parameters.whim * (random.Number() + random.Number() + random.Number() - 1.5);
}

/** From where this bot weighs positions of that world. */
export function outlookIn(world: State, { seat, parameters }: Beliefs): Outlook {
  return outlookOf(world, seat, parameters.races);
}

export function worldOf({ view, seat, random }: Beliefs): State {
  return ownWorld(view, seat, random);
}

export function ownOf(view: View, seat: Seat): PlayerView {
  return must(view.players[seat], 'the own player');
}
