import type { Seat } from '../../../../shared/ids';
import { living } from '../../queries';
import { armedIn } from '../../seen';
import type { View } from '../../state';
import { aimAt, isArmed, returnGun } from '../guns';
import type { EquipmentRule } from './card';
import { oneLiving, playerIn } from './targets';

/** Cards that take guns and turn them. */

/** [GC-24, GC-53] A gun goes back; with the shooter's the declared shot is off (`returnGun`). */
export const k9Unit: EquipmentRule = {
  isPossible: (view) => armedIn(view).length > 0,
  next: (view, _, named) => (named.length === 0 ? oneLiving(view, (seat) => armedIn(view).includes(seat)) : null),
  play: (G, _, targets, table) => returnGun(G, playerIn(targets), table),
};

/** [GC-34, GC-47..49, GC-62] All other guns at one player, except the shooter's at somebody a Restraining Order bars. */
export const walkieTalkie: EquipmentRule = {
  isPossible: (view) => armedIn(view).length > 0,
  next: (view, _, named) => (named.length === 0 ? oneLiving(view) : null),
  play(G, _, targets, table) {
    const called = playerIn(targets);
    const isBarred = (seat: Seat) => seat === G.active && G.shot?.barred.includes(called) === true;
    for (const seat of living(G)) {
      if (seat !== called && isArmed(G, seat) && !isBarred(seat)) aimAt(G, seat, called, table);
    }
  },
};

/** [GC-35, GC-36, GC-54] Somebody else's gun, aimed at once; it is not fired this turn. */
export const taser: EquipmentRule = {
  isPossible: (view, by) => view.table[by]?.gun === null && othersArmed(view, by).length > 0,
  next(view, by, named) {
    if (named.length === 0) return oneLiving(view, (seat) => othersArmed(view, by).includes(seat));
    return named.length === 1 ? oneLiving(view, (seat) => seat !== by) : null;
  },
  play(G, by, targets, table) {
    const [from, at] = [playerIn(targets, 0), playerIn(targets, 1)];
    delete G.guns[from];
    G.guns[by] = { aim: null };
    G.tasered = true;
    table.tell('taken', { by, from });
    aimAt(G, by, at, table);
  },
};

function othersArmed(view: View, by: Seat): Seat[] {
  return armedIn(view).filter((seat) => seat !== by);
}
