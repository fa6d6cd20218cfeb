import { must, type Seat } from 'hush/game';
import { agencyOf } from '../content/cards';
import {
  type AbilityId,
  type AgencyId,
  type CharacterId,
  type Circle,
  type DieIndex,
  type Handle,
  isCircle,
  type PlayerView,
  type RegionId,
  type View,
} from '../state';
import type { RefusalCode } from '../text';

/** A card or token in hand that can be used, with its ability. For a token, `card` is null. */
interface Usable {
  handle: Handle;
  ability: AbilityId;
  card: string | null;
  isNew: boolean;
}

export function player(view: View, seat: Seat): PlayerView {
  return must(view.players[seat], `the player ${seat}`);
}

/** Returns a region's face-up Agency card. Throws before the cards are dealt. */
export function openCard(view: Pick<View, 'faceUp'>, region: RegionId): AgencyId {
  return must(view.faceUp[region], `a face-up card in ${region}`);
}

/** Lists the cards and tokens in hand that have an ability. Cards come first, in the order in which they were taken. */
export function usables({ me }: View): Usable[] {
  if (!me) return [];
  return [
    ...me.agency.map(({ handle, card }) => ({ handle, card, ability: agencyOf(card).ability, isNew: false })),
    ...me.tokens.map(({ handle, ability, isNew }) => ({ handle, card: null, ability, isNew })),
  ];
}

export function usable(view: View, handle: Handle): Usable | null {
  return usables(view).find((each) => each.handle === handle) ?? null;
}

/** Returns why this card or token cannot be used for any of these abilities now, or null if it can. */
export function unusable(view: View, handle: Handle, ...abilities: AbilityId[]): RefusalCode | null {
  const found = usable(view, handle);
  if (!found) return 'not-in-hand';
  if (!abilities.includes(found.ability)) return 'wrong-time';
  return found.isNew ? 'token-too-new' : null;
}

export function hasPower(view: View, seat: Seat, character: CharacterId): boolean {
  const own = player(view, seat);
  return own.character === character && !own.isPowerUsed;
}

/** Returns the indexes of the seat's dice that are still in hand. */
export function unplaced(view: View, seat: Seat): DieIndex[] {
  return player(view, seat).dice.flatMap(({ at }, die) => (at === 'hand' ? [die] : []));
}

export function hasDice(view: View, seat: Seat): boolean {
  return unplaced(view, seat).length > 0;
}

export function diceOn(view: View, seat: Seat, circle: Circle): number {
  return player(view, seat).dice.filter(({ at }) => at === circle).length;
}

export function hasActions(view: View, seat: Seat): boolean {
  return player(view, seat).dice.some(({ at }) => isCircle(at));
}
