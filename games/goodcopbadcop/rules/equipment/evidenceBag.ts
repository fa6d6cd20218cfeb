import type { Seat } from '../../../../shared/ids';
import { activesOf } from '../../queries';
import { isLiving, livingIn, seatIn } from '../../seen';
import type { BagTarget, View } from '../../state';
import { passOn } from '../hands';
import type { EquipmentRule } from './card';
import { bagIn, isCard, isPlayer } from './targets';

/**
 * [GC-55, GC-56] A hand card moves unseen; one that lies in front of somebody works on for whoever gets it. What lies
 * in the middle, or binds a shot, stays.
 */
export const evidenceBag: EquipmentRule = {
  isPossible: (view, by) => movesOf(view, by).length > 0,
  next(view, by, named) {
    if (named.length > 0) return null;
    return {
      candidates: movesOf(view, by),
      refusal: (target) => (isMove(target) && canMove(view, by, target) ? null : 'bad-target'),
    };
  },
  play(G, by, targets, { tell }) {
    const { from, what, to } = bagIn(targets);
    if (what === 'hand') {
      passOn(G, from, to);
    } else {
      activesOf(G, from).splice(activesOf(G, from).indexOf(what), 1);
      activesOf(G, to).push(what);
    }
    tell('moved', { by, from, what, to });
  },
};

function isMove(target: Parameters<typeof isCard>[0]): target is BagTarget {
  return !isPlayer(target) && !isCard(target);
}

function canMove(view: View, by: Seat, { from, what, to }: BagTarget): boolean {
  if (!view.seats.includes(from) || !isLiving(view, to) || to === by || to === from) return false;
  const { hand, active } = seatIn(view, from);
  return what === 'hand' ? from !== by && isLiving(view, from) && hand > 0 : active.includes(what);
}

function movesOf(view: View, by: Seat): BagTarget[] {
  return view.seats.flatMap((from) => {
    const whats: BagTarget['what'][] = ['hand', ...seatIn(view, from).active];
    return whats.flatMap((what) =>
      livingIn(view)
        .map((to): BagTarget => ({ from, what, to }))
        .filter((move) => canMove(view, by, move)),
    );
  });
}
