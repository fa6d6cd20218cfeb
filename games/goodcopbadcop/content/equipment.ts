import { EQUIPMENT_IDS, type EquipmentId } from '../state';
import entries from './equipment.json';

export interface Equipment {
  id: EquipmentId;
  copies: number;
  timing: 'any' | 'ownTurn' | 'shot';
  /**
   * Place of the card after use: on the discards, in front of a player, or in the middle (permanently, or until the
   * turn ends).
   */
  after: 'discard' | 'front' | 'centre' | 'turn';
}

export const EQUIPMENT: Readonly<Record<EquipmentId, Equipment>> = byId();

/** All equipment cards, with one entry for each copy. */
export const EQUIPMENT_DECK: readonly EquipmentId[] = EQUIPMENT_IDS.flatMap((id) =>
  Array.from({ length: EQUIPMENT[id].copies }, () => id),
);

function byId(): Record<EquipmentId, Equipment> {
  const pairs = EQUIPMENT_IDS.map((id) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) throw new Error(`no content for ${id}`);
    return [id, entry];
  });
  return Object.fromEntries(pairs);
}
