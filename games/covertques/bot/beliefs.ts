import type { Random, Seat } from 'hush/game';
import type { Own, View } from '../state';
import type { Parameters } from './parameters';

/** Everything on which a bot bases its decisions. */
export interface Beliefs {
  view: View;
  seat: Seat;
  me: Own;
  parameters: Parameters;
  random: Random;
}

/** Picks one of `things` at random, in proportion to their weights. Returns null if `things` is empty. */
export function weighedPick<Thing>(random: Random, things: readonly Thing[], weight: (thing: Thing) => number) {
  const weights = things.map(weight);
  let left = random.Number() * weights.reduce((sum, one) => sum + one, 0);
  for (const [place, thing] of things.entries()) {
    left -= weights[place] ?? 0;
    if (left < 0) return thing;
  }
  return things.at(-1) ?? null;
}
