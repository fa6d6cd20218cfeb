import { z } from 'zod';
import type { Seat } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import type { AnyModule, Draft, Step } from '../../../shared/module';
import type { LegalAnswer, MoveOffer } from '../../../shared/wire';
import type { MatchState } from '../state/state';

/**
 * What a seat may do, for a browser that has no rules of the game: all moves, or what may follow a draft of one. It is
 * worked out from the seat's own view. A game with equal traffic says nothing: the length of the answer would tell.
 */
export function offersOf(state: MatchState, seat: Seat, move: string | null, draft: Draft): LegalAnswer {
  const { module, acks } = state.runtime;
  const refuse = (code: string): LegalAnswer => acks.refuse(code) as LegalAnswer;
  if (module.privateBytes !== undefined) return refuse('not-offered');
  const view = state.see(seat);
  if (move === null) return { moves: Object.keys(module.legal).map((name) => offerOf(state, view, seat, name)) };
  const legality = Object.hasOwn(module.legal, move) ? module.legal[move] : undefined;
  if (!legality) return refuse('unknown-move');
  const { whole, picks, text }: Step = legality.next(view, seat, draft);
  return { step: { whole, picks, ...(text && { text: { maxLength: text.maxLength } }) } };
}

function offerOf({ runtime }: MatchState, view: unknown, seat: Seat, name: string): MoveOffer {
  const { module, acks } = runtime;
  const why = module.legal[name]?.why(view, seat) ?? null;
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
