import { EQUIPMENT_IDS, type EquipmentId } from '../state';
import entries from './equipment.json';

export interface Equipment {
  id: EquipmentId;
  name: string;
  copies: number;
  timing: 'any' | 'ownTurn' | 'shot';
  /** When the card may be used, in words. */
  when: string;
  /** The condition for using the card, in words, or null if there is none. */
  needs: string | null;
  /** For each target that the card names, the words that ask for it. */
  targets: string[];
  /**
   * Place of the card after use: the discards, in front of a player, or the middle (for good, or until the turn ends).
   */
  after: 'discard' | 'front' | 'centre' | 'turn';
  effect: string;
}

export const EQUIPMENT: Readonly<Record<EquipmentId, Equipment>> = byId();

/** The full deck, one entry per copy. */
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
