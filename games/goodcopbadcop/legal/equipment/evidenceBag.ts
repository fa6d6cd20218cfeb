import type { Seat } from 'hush/game';
import { isLiving, livingIn, seatIn } from '../../seen';
import type { BagTarget, View } from '../../state';
import { isBag } from '../../targets';
import type { UseRule } from './use';

/**
 * [GC-55, GC-56] The target is a hand card or a card in front of a player, with the player to receive it. Cards in the
 * middle cannot be moved.
 */
export const evidenceBag: UseRule = {
  isPossible: (view, by) => movesOf(view, by).length > 0,
  next(view, by, named) {
    if (named.length > 0) return null;
    return {
      candidates: movesOf(view, by),
      refusal: (target) => (isBag(target) && canMove(view, by, target) ? null : 'bad-target'),
    };
  },
};

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
