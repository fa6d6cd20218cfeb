import type { Code } from '#shared/ids.ts';
import type { Said } from '#shared/text/phrases.ts';
import { MESSAGES, secondsOf } from './messages';
import { PROBLEMS, type ProblemCode } from './text';

/** A refused request, with a code and a sentence for the requester. */
export class RequestProblem extends Error {
  /** The sentence, and the time in ms after which to retry. */
  readonly answer: Said & { retryAfter?: number };
  constructor(
    readonly code: Code,
    said?: Said | null,
    retryAfter?: number,
  ) {
    super(code);
    const detail = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode] : code;
    this.answer = { ...(said ? saidBy(said) : { detail }), ...(retryAfter !== undefined && { retryAfter }) };
  }
}

const saidBy = ({ detail, phrase }: Said): Said => ({ detail, ...(phrase && { phrase }) });

export function tooFast(ms: number): RequestProblem {
  return new RequestProblem('rate-limited', MESSAGES.wait(secondsOf(ms)), ms);
}

/** Returns the problem of an address that has sent too many wrong codes. */
export function tooNoisy(ms: number): RequestProblem {
  return new RequestProblem('rate-limited', MESSAGES.noisy(Math.ceil(ms / 1000)), ms);
}

/** Returns `value`. If it is null or undefined, throws a problem with this code. */
export function found<T>(value: T | null | undefined, code: ProblemCode): T {
  if (value === null || value === undefined) throw new RequestProblem(code);
  return value;
}

/**
 * Returns whether an error means that the store failed and nothing changed. The request may succeed if it is repeated.
 */
export function isNotStored(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'try-again';
}
