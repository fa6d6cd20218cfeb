import type { Code } from '#shared/ids.ts';
import { MESSAGES, PROBLEMS, type ProblemCode } from './text';

/** A request that cannot be granted: expected, named, and shown to the one who asked. */
export class RequestProblem extends Error {
  readonly detail: string;
  constructor(
    readonly code: Code,
    detail?: string,
    /** In ms. */
    readonly retryAfter?: number,
  ) {
    super(code);
    this.detail = detail ?? (Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode].detail : code);
  }
}

export function tooFast(ms: number): RequestProblem {
  return new RequestProblem('rate-limited', MESSAGES.wait(ms), ms);
}

/** The value, or a problem where there is none. */
export function found<T>(value: T | null | undefined, code: ProblemCode): T {
  if (value === null || value === undefined) throw new RequestProblem(code);
  return value;
}

/** The store failed, and nothing has changed: it may go well when it is tried again. */
export function isNotStored(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'try-again';
}
