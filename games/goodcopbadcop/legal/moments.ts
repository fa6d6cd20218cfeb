import type { Seat } from 'hush/game';
import { livingIn } from '../seen';
import type { Phase, View } from '../state';
import type { RefusalCode } from '../text';

/**
 * Makes the first checks for every move: whether the match is over, whether the seat is eliminated, and whether the
 * named seats exist.
 */
export function gone(view: View, seat: Seat, named: readonly Seat[] = []): RefusalCode | null {
  if (view.outcome) return 'game-over';
  if (view.out.includes(seat)) return 'eliminated';
  return named.every((each) => view.seats.includes(each)) ? null : 'invalid-args';
}

export function during(view: View, phases: readonly Phase[]): RefusalCode | null {
  return phases.includes(view.phase) ? null : 'wrong-stage';
}

export function mine(view: View, seat: Seat): RefusalCode | null {
  return view.active === seat ? null : 'not-your-turn';
}

/** Refuses a target that is not another living player. */
export function other(view: View, seat: Seat, player: Seat): RefusalCode | null {
  return player !== seat && livingIn(view).includes(player) ? null : 'bad-target';
}
