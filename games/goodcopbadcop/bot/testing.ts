import { chance, must, type Seat } from 'hush/game';
import type { Match } from '../testing';
import { type Beliefs, infer } from './beliefs';
import { INSPECTOR } from './parameters';

/**
 * Returns the beliefs of a seat over more sampled deals than bots use, so that tests can compare probabilities with
 * exact counts.
 */
export function beliefsOf(match: Match, seat: Seat, worlds = 4_000): Beliefs {
  const view = match.view(seat);
  return infer(view, seat, must(view.me), { ...INSPECTOR, worlds }, chance('beliefs'));
}
