import { must, pick, type Random } from 'hush/game';
import places from '../content/secret/locations.json';
import { isSuspect, TOKENS } from '../content/tokens';
import { SLOTS_A_PLACE } from '../queries';
import type { Alibi, TokenId } from '../state';

export type Alibis = Record<TokenId, Alibi>;
type Place = (typeof places)[number];

/**
 * [CB-31] Gives every token a place and an activity there, with no more than two tokens at the same place. The alibis
 * in `heard` are kept. Random draws: one shuffle of the free slots, then one number per token in catalogue order.
 */
export function dealAlibis(random: Random, heard: Partial<Alibis> = {}): Alibis {
  const free = random.Shuffle(places.flatMap((place) => Array<Place>(slotsLeft(place, heard)).fill(place)));
  const alibis: Partial<Alibis> = { ...heard };
  for (const token of TOKENS) {
    if (alibis[token]) continue;
    const place = must(free.pop());
    const doing = pick(random, isSuspect(token) ? place.suspectActivities : place.weaponPlacements);
    alibis[token] = { location: place.name, doing };
  }
  return alibis as Alibis;
}

function slotsLeft(place: Place, heard: Partial<Alibis>): number {
  return SLOTS_A_PLACE - Object.values(heard).filter((alibi) => alibi.location === place.name).length;
}
