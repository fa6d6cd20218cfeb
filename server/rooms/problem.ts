import type { Code } from '#shared/ids.ts';
import { MESSAGES, PROBLEMS, type ProblemCode } from './text';

/** An expected refusal of a request, with a code and a sentence for the requester. */
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

/** @returns the value. Throws the problem if it is null or undefined. */
export function found<T>(value: T | null | undefined, code: ProblemCode): T {
  if (value === null || value === undefined) throw new RequestProblem(code);
  return value;
}

/** Whether the error means that the store failed and nothing changed, so that a retry may succeed. */
export function isNotStored(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'try-again';
}
