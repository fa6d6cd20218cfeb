import { z } from 'zod';
import type { AnyModule, Draft } from '../contract/module';
import type { Code } from '../ids';
import type { Json } from '../json';
import { asJson } from '../json';
import type { LegalAnswer, MoveOffer, Refused } from '../wire/wire';
import type { LegalityOf } from './legality';

/** Returns the JSON Schema from which a client builds the form for the game's options. */
export function optionsForm({ options }: AnyModule): Json {
  return asJson(z.toJSONSchema(options, { io: 'input' }));
}

/**
 * Lists what a seat can do now, for clients that do not have the game's rules. If `move` is null, lists all moves,
 * otherwise the possible continuations of `draft` in that move. `refuse` turns a refusal code into a sentence.
 */
export function offers(
  module: AnyModule,
  legal: LegalityOf<Record<string, Draft>>,
  move: string | null,
  draft: Draft,
  refuse: (code: Code) => Refused,
): LegalAnswer {
  if (move === null) return { moves: Object.keys(module.legal).map((name) => offerOf(module, legal, name, refuse)) };
  if (!Object.hasOwn(module.legal, move)) return refuse('unknown-move');
  const { whole, picks, text } = legal.next(move, draft);
  return { step: { whole, picks, ...(text && { text: { maxLength: text.maxLength } }) } };
}

function offerOf(
  module: AnyModule,
  legal: LegalityOf<Record<string, Draft>>,
  name: string,
  refuse: (code: Code) => Refused,
): MoveOffer {
  const why = legal.why(name);
  const detail = why === null ? null : refuse(why).detail;
  const isKnown = module.rungs.has('legal') || module.game.ai !== undefined;
  return { name, why, detail, form: formOf(module, name), isKnown };
}

function formOf({ rungs, args }: AnyModule, name: string): Json {
  const schema = args[name] as z.ZodType | undefined;
  if (!rungs.has('moves') || !schema) return null;
  return asJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
