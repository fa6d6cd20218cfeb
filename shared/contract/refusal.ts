import type { Code } from '../ids';

/**
 * Thrown by a move of a plain boardgame.io game to refuse it with the game's own code: `throw new
 * Refusal('too-heavy')`. Only the client that moved gets the refusal, and the state does not change. The definition's
 * `refusals` has a sentence for each code.
 */
export class Refusal extends Error {
  /** Refuses the move with this code. */
  constructor(
    /** The reason: a key of the definition's `refusals`. */
    readonly code: Code,
  ) {
    super(code);
  }
}
