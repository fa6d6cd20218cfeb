import { z } from 'zod';
import type { Seat } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import { inTheOpen, type LegalityOf, legalityOf } from '../../../shared/legality';
import type { AnyModule, Draft, Step } from '../../../shared/module';
import { openMovesOf } from '../../../shared/openMoves';
import type { LegalAnswer, MoveOffer } from '../../../shared/wire';
import type { MatchState } from '../state/state';

/** Who asks: a seat, at a screen that knows its view or only everybody's. */
interface Asker {
  seat: Seat;
  isInTheOpen: boolean;
}

/**
 * What a seat may do, for a browser that has no rules of the game: all moves, or what may follow a draft of one. It is
 * worked out from the view of the seat's screen. A game with equal traffic says nothing: the length of the answer
 * would tell.
 */
export function offersOf(state: MatchState, asker: Asker, move: string | null, draft: Draft): LegalAnswer {
  const { module, acks } = state.runtime;
  const refuse = (code: string): LegalAnswer => acks.refuse(code) as LegalAnswer;
  if (module.privateBytes !== undefined) return refuse('not-offered');
  const legal = legalAt(state, asker);
  if (move === null) return { moves: Object.keys(module.legal).map((name) => offerOf(state, legal, name)) };
  if (!Object.hasOwn(module.legal, move)) return refuse('unknown-move');
  const { whole, picks, text }: Step = legal.next(move, draft);
  return { step: { whole, picks, ...(text && { text: { maxLength: text.maxLength } }) } };
}

function legalAt(state: MatchState, { seat, isInTheOpen }: Asker): LegalityOf<Record<string, Draft>> {
  const { module } = state.runtime;
  const legal = legalityOf<unknown, Record<string, Draft>>(module.legal, state.see(isInTheOpen ? null : seat), seat);
  const open = openMovesOf(module);
  return isInTheOpen ? inTheOpen(legal, (name) => open.has(name)) : legal;
}

function offerOf({ runtime }: MatchState, legal: LegalityOf<Record<string, Draft>>, name: string): MoveOffer {
  const { module, acks } = runtime;
  const why = legal.why(name);
  const refusal = why === null ? null : acks.refuse(why);
  const detail = refusal && 'detail' in refusal ? refusal.detail : null;
  const isKnown = module.rungs.has('legal') || module.game.ai !== undefined;
  return { name, why, detail, form: formOf(module, name), isKnown };
}

function formOf({ rungs, args }: AnyModule, name: string): Json {
  const schema = args[name] as z.ZodType | undefined;
  if (!rungs.has('args') || !schema) return null;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Json;
}
