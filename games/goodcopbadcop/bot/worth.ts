import { EQUIPMENT_DECK } from '../content/equipment';
import type { EquipmentId, View } from '../state';
import { type Beliefs, enmity, isLeading, livingOthers } from './beliefs';
import { placeOf } from './scene';

/** Points that each card in hand is worth to its holder's side. */
const POINTS: Readonly<Record<EquipmentId, number>> = {
  riot_shield: 9,
  restraining_order: 8,
  k9_unit: 8,
  med_kit: 7,
  taser: 7,
  blackmail: 6,
  planted_evidence: 6,
  coffee: 5,
  truth_serum: 5,
  wiretap: 5,
  polygraph: 4,
  walkie_talkie: 4,
  defibrillator: 3,
  metal_detector: 3,
  surveillance_camera: 3,
  disguise: 2,
  evidence_bag: 2,
  smoke_grenade: 1,
};
/** Cards that can save a player from a shot. They are worth more to a leader. */
const SAVING: readonly EquipmentId[] = ['riot_shield', 'restraining_order', 'med_kit', 'disguise', 'k9_unit'];

/** Returns the value of a card to this seat, in points. The parameter `cardWorth` converts points to win chance. */
export function worth(beliefs: Beliefs, card: EquipmentId): number {
  if (card === 'restraining_order' && livingOthers(beliefs).length < 2) return 0;
  if (card === 'defibrillator' && beliefs.view.out.some((seat) => enmity(beliefs, placeOf(beliefs.view, seat)) < 0.5))
    return 8;
  return POINTS[card] * (isLeading(beliefs) && SAVING.includes(card) ? 1.5 : 1);
}

/**
 * Returns the points that a drawn card gains on average over the card in hand. Each copy that the seat has not seen is
 * equally likely to be drawn.
 */
export function drawn(beliefs: Beliefs): number {
  const held = Math.max(0, ...beliefs.me.hand.map((card) => worth(beliefs, card)));
  const cards = unseen(beliefs.view, beliefs.me.hand);
  const gains = cards.map((card) => Math.max(0, worth(beliefs, card) - held));
  return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, cards.length);
}

/** Lists the equipment that this seat can neither see nor has in hand, with one entry for each copy. */
function unseen({ discards, centre, table }: View, hand: readonly EquipmentId[]): EquipmentId[] {
  const left = [...EQUIPMENT_DECK];
  const open = [...discards, ...centre, ...hand, ...Object.values(table).flatMap(({ active }) => active)];
  for (const card of open) left.splice(left.indexOf(card), 1);
  return left;
}
