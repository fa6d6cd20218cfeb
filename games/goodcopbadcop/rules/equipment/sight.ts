import type { Seat } from '../../../../shared/ids';
import type { Apis } from '../../../../shared/module';
import { hasInFront, hiddenSlots } from '../../queries';
import { armedIn, hiddenIn, isDisguised, isHidden, livingIn } from '../../seen';
import type { Sight, State, Target, View } from '../../state';
import { answerCameras, look, reveal } from '../looks';
import type { EquipmentRule } from './card';
import { cardIn, investigable, isCard, oneCard, oneLiving, oneToInvestigate, playerIn } from './targets';

/** Cards that show hidden cards to somebody, or to all. */

/** [GC-57] One card each of two players; of one, where there is no second. */
export const wiretap: EquipmentRule = {
  isPossible: (view, by) => investigable(view, by).length > 0,
  next(view, by, named) {
    const isWhole = named.length === Math.min(2, investigable(view, by).length);
    return isWhole ? null : another(view, by, named, () => true);
  },
  play: (G, by, targets, apis) => investigateAll(G, by, targets, 'wiretap', apis),
};

/** [GC-59] One card of every other armed player of whom one can be investigated. */
export const metalDetector: EquipmentRule = {
  isPossible: (view, by) => detectable(view, by).length > 0,
  next(view, by, named) {
    const armed = detectable(view, by);
    return named.length === armed.length ? null : another(view, by, named, (seat) => armedIn(view).includes(seat));
  },
  play: (G, by, targets, apis) => investigateAll(G, by, targets, 'metal_detector', apis),
};

/** [GC-58] Each sees all the other's hidden cards, but nobody sees a disguised player's. No camera answers. */
export const polygraph: EquipmentRule = {
  isPossible: (view, by) => livingIn(view).some((seat) => seat !== by && !isDisguised(view, seat)),
  next(view, by, named) {
    if (named.length > 0) return null;
    const others = oneLiving(view, (seat) => seat !== by);
    const refusal = (target: Target) =>
      others.refusal(target) ?? (isDisguised(view, String(target)) ? 'disguised' : null);
    return { candidates: others.candidates, refusal };
  },
  play(G, by, targets, apis) {
    const other = playerIn(targets);
    lookAtAll(G, by, other, apis);
    if (!hasInFront(G, by, 'disguise')) lookAtAll(G, other, by, apis);
  },
};

/** [GC-25, GC-45] Face up for good; that is no investigation. */
export const truthSerum: EquipmentRule = {
  isPossible: (view) => livingIn(view).some((seat) => hiddenIn(view, seat).length > 0),
  next(view, _, named) {
    if (named.length > 0) return null;
    return oneCard(
      view,
      () => true,
      (seat, slot) => (isHidden(view, seat, slot) ? null : 'slot-not-hidden'),
    );
  },
  play: (G, _, targets, apis) => reveal(G, ...cardIn(targets), apis),
};

/** A hidden card of a player not named before. */
function another(view: View, by: Seat, named: readonly Target[], isFit: (seat: Seat) => boolean) {
  const taken = named.filter(isCard).map(([seat]) => seat);
  return oneToInvestigate(view, (seat) => seat !== by && !taken.includes(seat) && isFit(seat));
}

function detectable(view: View, by: Seat): Seat[] {
  return investigable(view, by).filter((seat) => armedIn(view).includes(seat));
}

function investigateAll(G: State, by: Seat, targets: readonly Target[], through: Sight, apis: Apis): void {
  const seen = targets.filter(isCard);
  for (const [seat, slot] of seen) look(G, by, seat, slot, through, apis);
  const investigated = seen.map(([seat]) => seat);
  answerCameras(G, by, investigated);
}

function lookAtAll(G: State, by: Seat, at: Seat, apis: Apis): void {
  for (const slot of hiddenSlots(G, at)) look(G, by, at, slot, 'polygraph', apis);
}
