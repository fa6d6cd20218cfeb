import type { Code } from './ids';

/**
 * A move that a plain boardgame.io game refuses, with a code of its own: `throw new Refusal('too-heavy')`. The asker
 * alone gets the answer and nothing changes. `refusals` of the definition has a sentence for each code.
 */
export class Refusal extends Error {
  /** `code` is one of the definition's `refusals`. */
  constructor(
    /** Why, by the name that `refusals` has a sentence for. */
    readonly code: Code,
  ) {
    super(code);
  }
}
