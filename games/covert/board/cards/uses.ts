import type { Code, Draft } from 'hush/game';
import type { AbilityId, Handle, Moves } from '../../state';
import type { Asking } from '../props';

/** Callbacks for uses of a card that need more input elsewhere: an Agent to pick on the map, or a die to place. */
export interface HandOver {
  onFly(card: Handle): void;
  /** Starts a Move x3 with this card or token. */
  onMove(card: Handle): void;
  /** Uses this +1 or -1 card or token on the die being placed. */
  onMod(card: Handle): void;
}

/**
 * Returns why no legal move begins with this draft, or null if one does. `example` is a complete draft, from which the
 * reason is taken.
 */
function whyNot({ legal }: Asking, move: keyof Moves, draft: Draft, example: Draft = draft): Code | null {
  const { whole, picks } = legal.next(move, draft);
  return whole || picks.length > 0 ? null : legal.refusal(move, example);
}

export const whyNoFlight = (asking: Asking, card: Handle): Code | null => whyNot(asking, 'fly', [card], [card, 0]);

/** Returns why this card's ability cannot be used now, or null if it can be used. */
export function whyNoUse(asking: Asking, card: Handle, ability: AbilityId): Code | null {
  if (ability === 'plus1' || ability === 'minus1') return asking.legal.why('placeDecoder');
  if (ability === 'move3') return whyNot(asking, 'ability', [card], [card, []]);
  if (ability === 'search') return whyNot(asking, 'ability', [card], [card, 'agency']);
  return whyNot(asking, 'ability', [card]);
}
