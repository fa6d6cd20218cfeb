import type { Apis, Seat } from 'hush/game';
import { hasInFront, hiddenSlots } from '../../queries';
import type { Sight, State, Target } from '../../state';
import { cardIn, isCard, playerIn } from '../../targets';
import { answerCameras, look, reveal } from '../looks';
import type { Effect } from './effect';

/** Cards that show hidden cards to one player or to all. */

/** [GC-57] Shows the user one card of each of two players. */
export const wiretap: Effect = (G, by, targets, apis) => investigateAll(G, by, targets, 'wiretap', apis);

/** [GC-59] Shows the user one card of every other armed player. */
export const metalDetector: Effect = (G, by, targets, apis) => investigateAll(G, by, targets, 'metal_detector', apis);

/**
 * [GC-58] Shows two players all of each other's hidden cards. The cards of the player who uses the polygraph stay hidden
 * if that player is disguised. Does not trigger cameras.
 */
export const polygraph: Effect = (G, by, targets, apis) => {
  const other = playerIn(targets);
  lookAtAll(G, by, other, apis);
  if (!hasInFront(G, by, 'disguise')) lookAtAll(G, other, by, apis);
};

/**
 * [GC-25, GC-45] Turns a card up for the rest of the match. This is no investigation, so it does not trigger cameras.
 */
export const truthSerum: Effect = (G, _, targets, apis) => reveal(G, ...cardIn(targets), apis);

function investigateAll(G: State, by: Seat, targets: readonly Target[], through: Sight, apis: Apis): void {
  const seen = targets.filter(isCard);
  for (const [seat, slot] of seen) look(G, by, seat, slot, through, apis);
  const investigated = seen.map(([seat]) => seat);
  answerCameras(G, by, investigated);
}

function lookAtAll(G: State, by: Seat, at: Seat, apis: Apis): void {
  for (const slot of hiddenSlots(G, at)) look(G, by, at, slot, 'polygraph', apis);
}
