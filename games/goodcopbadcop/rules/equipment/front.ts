import { activesOf } from '../../queries';
import type { EquipmentId } from '../../state';
import { playerIn } from '../../targets';
import type { Effect } from './effect';

/** Cards that remain active in front of a player. */

/** [GC-32, GC-60, GC-61] Gives the card's owner the next turn (see `nextPlayer`). */
export const coffee: Effect = inFrontOfUser('coffee');

/** [GC-39] Lets the card's owner look back when they are investigated (see `answerCameras`). */
export const surveillanceCamera: Effect = inFrontOfUser('surveillance_camera');

/** [GC-38] Protects a player from being investigated. */
export const disguise: Effect = inFrontOfTarget('disguise');

/** [GC-8, GC-9, GC-69] Turns the majority of a player's cards to the other side (see `sideOf`). */
export const plantedEvidence: Effect = inFrontOfTarget('planted_evidence');

function inFrontOfUser(card: EquipmentId): Effect {
  return (G, by) => activesOf(G, by).push(card);
}

function inFrontOfTarget(card: EquipmentId): Effect {
  return (G, _, targets) => activesOf(G, playerIn(targets)).push(card);
}
