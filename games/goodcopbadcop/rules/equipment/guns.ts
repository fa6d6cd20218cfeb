import type { Seat } from '#shared/ids.ts';
import { living } from '../../queries';
import { playerIn } from '../../targets';
import { aimAt, isArmed, returnGun } from '../guns';
import type { Effect } from './effect';

/** Cards that take guns and turn them. */

/** [GC-24, GC-53] A gun goes back; with the shooter's the declared shot is off (`returnGun`). */
export const k9Unit: Effect = (G, _, targets, apis) => returnGun(G, playerIn(targets), apis);

/** [GC-34, GC-47..49, GC-62] All other guns at one player, except the shooter's at somebody a Restraining Order bars. */
export const walkieTalkie: Effect = (G, _, targets, apis) => {
  const called = playerIn(targets);
  const isBarred = (seat: Seat) => seat === G.active && G.shot?.barred.includes(called) === true;
  for (const seat of living(G)) {
    if (seat !== called && isArmed(G, seat) && !isBarred(seat)) aimAt(G, seat, called, apis);
  }
};

/** [GC-35, GC-36, GC-54] Somebody else's gun, aimed at once; it is not fired this turn. */
export const taser: Effect = (G, by, targets, apis) => {
  const [from, at] = [playerIn(targets, 0), playerIn(targets, 1)];
  delete G.guns[from];
  G.guns[by] = { aim: null };
  G.tasered = true;
  apis.tell('taken', { by, from });
  aimAt(G, by, at, apis);
};
