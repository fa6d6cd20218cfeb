import { INVALID_MOVE } from 'boardgame.io/core';
import { Refusal } from '../contract/refusal';

/** The properties of a move's context that reveal whether the move mistook the context for `G`. */
type Context = object & { ctx?: unknown };

/**
 * Calls a move and returns its result. Throws a `Refusal` if the move returns `INVALID_MOVE`. Throws an error that
 * names the move if the move is async, or if it mistakes the context for `G`, like moves written for boardgame.io
 * before 0.50. Without this error, such a move would be accepted but have no effect.
 */
export function resultOf(name: string, context: Context, call: () => unknown): unknown {
  const entries = Object.keys(context).length;
  const result = call();
  if (result === INVALID_MOVE) throw new Refusal('illegal-move');
  if (result === undefined && Object.keys(context).length === entries) return result;
  if (isPromise(result)) {
    // The rest of the async move is ignored, and its failure must not end the process.
    result.then(undefined, () => undefined);
    throw new Error(`The move \`${name}\` is async. A move changes G before it returns, without \`await\`.`);
  }
  const isContext = typeof result === 'object' && result !== null && 'ctx' in result && result.ctx === context.ctx;
  if (isContext || Object.keys(context).length !== entries)
    throw new Error(
      `The move \`${name}\` takes its first argument for G. It is boardgame.io's context: write ({ G, ctx, playerID }, …), or wrap a game for boardgame.io before 0.50 in \`legacy\` (docs/porting.md).`,
    );
  return result;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** Matches the errors of immer and mutative for a move that both changed its draft and returned a new state. */
const BOTH =
  /returned a new value \*and\* modified its draft|minified error nr: 4|Either the value is returned as a new/;

/**
 * Returns the error that a move threw. If the error comes from immer or mutative, returns one that names the move
 * instead.
 */
export function explained(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || !BOTH.test(error.message)) return error;
  return new Error(`The move \`${name}\` changes G and also returns a value. It has to do one of the two.`, {
    cause: error,
  });
}
