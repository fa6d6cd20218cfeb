import type { Seat } from '../../../../shared/ids';
import { activesOf } from '../../queries';
import type { EquipmentId, State } from '../../state';
import type { EquipmentRule } from './card';
import { oneLiving, playerIn } from './targets';

/** Cards that lie in front of somebody and go on working there. */

/** [GC-32, GC-60, GC-61] The next turn to begin is its owner's. */
export const coffee: EquipmentRule = inFrontOfOneself('coffee');

/** [GC-39] Looks back: `answerCameras`. */
export const surveillanceCamera: EquipmentRule = inFrontOfOneself('surveillance_camera');

/** [GC-38] Nobody investigates that player. */
export const disguise: EquipmentRule = inFrontOfAnybody('disguise');

/** [GC-8, GC-9, GC-69] Turns a majority round: `sideOf`. */
export const plantedEvidence: EquipmentRule = inFrontOfAnybody('planted_evidence');

function inFrontOfOneself(card: EquipmentId): EquipmentRule {
  return { next: () => null, play: (G, by) => lay(G, by, card) };
}

function inFrontOfAnybody(card: EquipmentId): EquipmentRule {
  return {
    next: (view, _, named) => (named.length === 0 ? oneLiving(view) : null),
    play: (G, _, targets) => lay(G, playerIn(targets), card),
  };
}

function lay(G: State, seat: Seat, card: EquipmentId): void {
  activesOf(G, seat).push(card);
}
