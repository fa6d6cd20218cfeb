import type { Code } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import type { AbilityId, Handle, Moves } from '../../state';
import type { Asking } from '../props';

/** What goes on elsewhere: an Agent is picked on the map, a changed die is placed on a clock. */
export interface HandOver {
  onFly(card: Handle): void;
  /** Move x3 with this card or token. */
  onMove(card: Handle): void;
  /** +1 or -1 with this card or token. */
  onMod(card: Handle): void;
}

/** Why nothing whole begins like this; null: something does. `example`: arguments as they would be sent. */
function whyNot({ legal }: Asking, move: keyof Moves, draft: Draft, example: Draft = draft): Code | null {
  const { whole, picks } = legal.next(move, draft);
  return whole || picks.length > 0 ? null : legal.refusal(move, example as never);
}

export const whyNoFlight = (asking: Asking, card: Handle): Code | null => whyNot(asking, 'fly', [card], [card, 0]);

/** Why this card's ability does nothing now; null: it does something. */
export function whyNoUse(asking: Asking, card: Handle, ability: AbilityId): Code | null {
  if (ability === 'plus1' || ability === 'minus1') return asking.legal.why('placeDecoder');
  if (ability === 'move3') return whyNot(asking, 'ability', [card], [card, []]);
  if (ability === 'search') return whyNot(asking, 'ability', [card], [card, 'agency']);
  return whyNot(asking, 'ability', [card]);
}
