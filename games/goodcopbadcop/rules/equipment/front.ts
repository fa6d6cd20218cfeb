import { activesOf } from '../../queries';
import type { EquipmentId } from '../../state';
import { playerIn } from '../../targets';
import type { Effect } from './effect';

/** Cards that lie in front of somebody and go on working there. */

/** [GC-32, GC-60, GC-61] The next turn to begin is its owner's. */
export const coffee: Effect = inFrontOfOneself('coffee');

/** [GC-39] Looks back: `answerCameras`. */
export const surveillanceCamera: Effect = inFrontOfOneself('surveillance_camera');

/** [GC-38] Nobody investigates that player. */
export const disguise: Effect = inFrontOfAnybody('disguise');

/** [GC-8, GC-9, GC-69] Turns a majority round: `sideOf`. */
export const plantedEvidence: Effect = inFrontOfAnybody('planted_evidence');

function inFrontOfOneself(card: EquipmentId): Effect {
  return (G, by) => activesOf(G, by).push(card);
}

function inFrontOfAnybody(card: EquipmentId): Effect {
  return (G, _, targets) => activesOf(G, playerIn(targets)).push(card);
}
