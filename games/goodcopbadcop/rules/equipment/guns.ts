import type { Seat } from 'hush/game';
import { living } from '../../queries';
import { playerIn } from '../../targets';
import { aimAt, isArmed, returnGun } from '../guns';
import type { Effect } from './effect';

/** Cards that take guns and change aims. */

/**
 * [GC-24, GC-53] Puts a gun back in the middle. If it is the shooter's gun, the declared shot can no longer be fired.
 */
export const k9Unit: Effect = (G, _, targets, apis) => returnGun(G, playerIn(targets), apis);

/**
 * [GC-34, GC-47..49, GC-62] Aims all other guns at one player. If the shooter may not aim at that player, the shooter's
 * gun keeps its target.
 */
export const walkieTalkie: Effect = (G, _, targets, apis) => {
  const called = playerIn(targets);
  const isBarred = (seat: Seat) => seat === G.active && G.shot?.barred.includes(called) === true;
  for (const seat of living(G)) {
    if (seat !== called && isArmed(G, seat) && !isBarred(seat)) aimAt(G, seat, called, apis);
  }
};

/** [GC-35, GC-36, GC-54] Takes another player's gun and aims it. Its new holder cannot fire in this turn. */
export const taser: Effect = (G, by, targets, apis) => {
  const [from, at] = [playerIn(targets, 0), playerIn(targets, 1)];
  delete G.guns[from];
  G.guns[by] = { aim: null };
  G.tasered = true;
  apis.tell('taken', { by, from });
  aimAt(G, by, at, apis);
};
