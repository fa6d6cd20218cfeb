import type { Slot } from '../state';
import type { Beliefs } from './beliefs';
import { isKnownTo } from './scene';

/** Faces, and what somebody can be: four of each. */
const KINDS = 4;

/** What seeing a card would tell this seat about its owner, in nats; 0 once it knows the card. */
export function informationOf(beliefs: Beliefs, card: number): number {
  if (isKnownTo(beliefs.scene, card, beliefs.place)) return 0;
  const owner = Math.floor(card / 3);
  const joint = new Float64Array(KINDS * KINDS);
  const faces = new Float64Array(KINDS);
  const roles = new Float64Array(KINDS);
  let total = 0;
  for (const world of beliefs.worlds) {
    const [face, role] = [world.faces[card] ?? 0, world.roles[owner] ?? 0];
    add(joint, face * KINDS + role, world.weight);
    add(faces, face, world.weight);
    add(roles, role, world.weight);
    total += world.weight;
  }
  return total === 0 ? 0 : entropy(faces, total) + entropy(roles, total) - entropy(joint, total);
}

/** A player's cards this seat does not know, the most telling first. */
export function mostTelling(beliefs: Beliefs, place: number): { slot: Slot; card: number; nats: number }[] {
  return ([0, 1, 2] as const)
    .map((slot) => ({ slot, card: place * 3 + slot, nats: informationOf(beliefs, place * 3 + slot) }))
    .filter(({ card }) => beliefs.scene.up[card] === 0)
    .sort((one, other) => other.nats - one.nats);
}

function add(counts: Float64Array, at: number, weight: number): void {
  counts[at] = (counts[at] ?? 0) + weight;
}

function entropy(counts: Float64Array, total: number): number {
  let sum = 0;
  for (const count of counts) if (count > 0) sum -= (count / total) * Math.log(count / total);
  return sum;
}
