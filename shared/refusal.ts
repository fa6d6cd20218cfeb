import type { Code } from './ids';

/**
 * A move that a plain boardgame.io game refuses with its own code: `throw new Refusal('too-heavy')`. Only the client
 * that moved gets the answer, and nothing changes. `refusals` of the definition has a sentence for each code.
 */
export class Refusal extends Error {
  /** `code` is one of the definition's `refusals`. */
  constructor(
    /** The reason; `refusals` has a sentence for it. */
    readonly code: Code,
  ) {
    super(code);
  }
}
