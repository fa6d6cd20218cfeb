import type { Slot } from '../state';
import type { Beliefs } from './beliefs';
import { isKnownTo } from './scene';

const KINDS = 4;

/**
 * Returns how much the bot would learn about a card's owner by seeing the card, in nats. Returns 0 if the bot knows it.
 */
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

/**
 * A card, and the information in `nats` that the bot would gain by seeing it. `facts` is that value, reduced for each
 * player who has seen the card.
 */
interface Telling {
  slot: Slot;
  card: number;
  nats: number;
  facts: number;
}

/**
 * Lists a player's hidden cards, most informative first. Cards that other players have seen rank lower, because those
 * players' actions reveal them anyway.
 */
export function mostTelling(beliefs: Beliefs, place: number): Telling[] {
  const { scene, parameters } = beliefs;
  return ([0, 1, 2] as const)
    .filter((slot) => scene.up[place * 3 + slot] === 0)
    .map((slot) => {
      const card = place * 3 + slot;
      const nats = informationOf(beliefs, card);
      return { slot, card, nats, facts: nats * parameters.news ** seersOf(beliefs, card) };
    })
    .sort((one, other) => other.facts - one.facts);
}

/** Counts the living players who have seen the card, other than its owner and the bot. */
function seersOf({ scene, place }: Beliefs, card: number): number {
  const owner = Math.floor(card / 3);
  const others = [...scene.alive.keys()].filter((each) => each !== owner && each !== place && scene.alive[each] === 1);
  return others.filter((each) => isKnownTo(scene, card, each)).length;
}

function add(counts: Float64Array, at: number, weight: number): void {
  counts[at] = (counts[at] ?? 0) + weight;
}

function entropy(counts: Float64Array, total: number): number {
  let sum = 0;
  for (const count of counts) if (count > 0) sum -= (count / total) * Math.log(count / total);
  return sum;
}
