import { must, pick, type Random } from 'hush/game';
import { TOKENS } from '../content/tokens';
import { SLOTS_A_PLACE } from '../queries';
import { type Alibi, PLACES, type PlaceId, type TokenId, VERSIONS } from '../state';

export type Alibis = Record<TokenId, Alibi>;

/**
 * [CB-31] Gives every token a place and an activity there, with no more than two tokens at the same place. The alibis
 * in `heard` are kept. Random draws: one shuffle of the free slots, then one number per token in catalogue order.
 */
export function dealAlibis(random: Random, heard: Partial<Alibis> = {}): Alibis {
  const free = random.Shuffle(PLACES.flatMap((place) => Array<PlaceId>(slotsLeft(place, heard)).fill(place)));
  const alibis: Partial<Alibis> = { ...heard };
  for (const token of TOKENS) {
    if (alibis[token]) continue;
    const place = must(free.pop());
    alibis[token] = { place, doing: `${place}-${pick(random, VERSIONS)}` };
  }
  return alibis as Alibis;
}

function slotsLeft(place: PlaceId, heard: Partial<Alibis>): number {
  return SLOTS_A_PLACE - Object.values(heard).filter((alibi) => alibi.place === place).length;
}
