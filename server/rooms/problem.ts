import type { Code } from '#shared/ids.ts';
import { MESSAGES, PROBLEMS, type ProblemCode } from './text';

/** A refused request, with a code and a sentence for the requester. */
export class RequestProblem extends Error {
  readonly detail: string;
  constructor(
    readonly code: Code,
    detail?: string,
    /** Time in ms after which to retry. */
    readonly retryAfter?: number,
  ) {
    super(code);
    this.detail = detail ?? (Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode].detail : code);
  }
}

export function tooFast(ms: number): RequestProblem {
  return new RequestProblem('rate-limited', MESSAGES.wait(ms), ms);
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
