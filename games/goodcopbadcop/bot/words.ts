import type { Said } from 'hush/game';
import { FACE_NAMES } from '../content/facesText';
import type { EquipmentId, Face } from '../state';
import { equipmentName } from '../text';

/** The name of a face in a bot's line. */
export function faceSaid(face: Face): Said {
  return { detail: FACE_NAMES[face], phrase: [`goodcopbadcop.faces/${face}`] };
}

/** The name of an equipment card in a bot's line. */
export function equipmentSaid(card: EquipmentId): Said {
  return { detail: equipmentName(card), phrase: [`goodcopbadcop.equipmentCards/${card}.name`] };
}
