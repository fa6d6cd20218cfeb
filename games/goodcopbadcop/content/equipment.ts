import { EQUIPMENT_IDS, type EquipmentId } from '../state';
import entries from './equipment.json';

export interface Equipment {
  id: EquipmentId;
  name: string;
  copies: number;
  timing: 'any' | 'ownTurn' | 'shot';
  /** The timing in words. */
  when: string;
  /** What must be so; null: nothing. */
  needs: string | null;
  /** What its player names, in order. */
  targets: string[];
  /** Where it goes: to the discards, in front of somebody, to the middle for good, or there until the turn ends. */
  after: 'discard' | 'front' | 'centre' | 'turn';
  effect: string;
}

/** Every equipment card by its name in the rules. */
export const EQUIPMENT: Readonly<Record<EquipmentId, Equipment>> = byId();

/** All of them, each copy on its own. */
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
