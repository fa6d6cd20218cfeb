import type { Draft } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { inTheOpen, type LegalityOf, legalityOf } from '#shared/legality/legality.ts';
import { offers } from '#shared/legality/offers.ts';
import type { LegalAnswer, Refused } from '#shared/wire/wire.ts';
import type { MatchState } from '../state/state';

/** The seat that asks for its legal moves, and the screen from which it asks. */
interface Asker {
  seat: Seat;
  isInTheOpen: boolean;
}

/**
 * Returns a seat's legal moves, for clients without the game's rules. With `move`, returns how a draft of that move may
 * continue. Uses the view of the screen that asks. A game with equal traffic offers no moves, because the length of the
 * answer would reveal secrets.
 */
export function offersOf(state: MatchState, asker: Asker, move: string | null, draft: Draft): LegalAnswer {
  const { module, acks } = state.runtime;
  const refuse = (code: string) => acks.refuse(code) as Refused;
  if (module.privateBytes !== undefined) return refuse('not-offered');
  if (state.pause) return refuse('paused');
  return offers(module, legalAt(state, asker), move, draft, refuse);
}

function legalAt(state: MatchState, { seat, isInTheOpen }: Asker): LegalityOf<Record<string, Draft>> {
  const { module } = state.runtime;
  const legal = legalityOf<unknown, Record<string, Draft>>(module.legal, state.viewOf(isInTheOpen ? null : seat), seat);
  return isInTheOpen ? inTheOpen(legal, (name) => module.openMoves.has(name)) : legal;
}
