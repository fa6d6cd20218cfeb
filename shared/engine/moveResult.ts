import { INVALID_MOVE } from 'boardgame.io/core';
import { Refusal } from '../contract/refusal';

/** The part of a move's context that shows whether the move mistook the context for `G`. */
type Context = object & { ctx?: unknown };

/**
 * Calls a move and returns its result. Throws a `Refusal` for `INVALID_MOVE`. Throws a fault that names the move if the
 * move is async, or if it takes the context for `G`, as games for boardgame.io before 0.50 do. Without the fault, such
 * a move would be accepted and change nothing.
 */
export function resultOf(name: string, context: Context, call: () => unknown): unknown {
  const entries = Object.keys(context).length;
  const result = call();
  if (result === INVALID_MOVE) throw new Refusal('illegal-move');
  if (result === undefined && Object.keys(context).length === entries) return result;
  if (isPromise(result)) {
    // The rest of an async move has no effect, and its failure must not end the process.
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

/** The messages of immer and mutative if a move both changed its draft and returned another state. */
const BOTH =
  /returned a new value \*and\* modified its draft|minified error nr: 4|Either the value is returned as a new/;

/** Returns the error that a move threw. Replaces a library's error with an error that names the move. */
export function explained(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || !BOTH.test(error.message)) return error;
  return new Error(`The move \`${name}\` changes G and also returns a value. It has to do one of the two.`, {
    cause: error,
  });
}
