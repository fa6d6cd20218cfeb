import type { BoardProps } from '../../../../client/board/contract';
import type { Code } from '../../../../shared/ids';
import type { Draft } from '../../../../shared/module';
import type { AbilityId, Handle, Moves, View } from '../../state';

/** What goes on elsewhere: an Agent is picked on the map, a changed die is placed on a clock. */
export interface HandOver {
  onFly(card: Handle): void;
  /** Move x3 with this card or token. */
  onMove(card: Handle): void;
  /** +1 or -1 with this card or token. */
  onMod(card: Handle): void;
}

type LegalityInput = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'legal'>;

/** Why no whole draft begins like this; null: one does. */
export function whyNot({ legal }: LegalityInput, move: keyof Moves, draft: Draft, example: Draft = draft): Code | null {
  const step = legal.next(move, draft);
  if (step.whole || step.picks.length > 0) return null;
  return legal.refusal(move, example as never) ?? 'wrong-time';
}

export const whyNoFlight = (asked: LegalityInput, card: Handle): Code | null => whyNot(asked, 'fly', [card], [card, 0]);

/** Why this card's ability does nothing now; null: it does something. */
export function whyNoUse(asked: LegalityInput, card: Handle, ability: AbilityId): Code | null {
  if (ability === 'plus1' || ability === 'minus1') {
    const { view, seat, legal } = asked;
    if (view.turn?.seat !== seat || view.phase !== 'place') return 'wrong-time';
    return legal.can('placeDecoder') || legal.can('placeCircle') ? null : 'no-dice';
  }
  if (ability === 'move3') return whyNot(asked, 'ability', [card], [card, []]);
  if (ability === 'search') return whyNot(asked, 'ability', [card], [card, 'agency']);
  return whyNot(asked, 'ability', [card]);
}
