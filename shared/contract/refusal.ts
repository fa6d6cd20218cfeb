import type { Code } from '../ids';

/**
 * Thrown by a move of a plain boardgame.io game to refuse it with the game's own code:
 * `throw new Refusal('too-heavy')`. The state does not change, and only the player who made the move learns of the
 * refusal. Each code needs a sentence in the definition's `refusals`.
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
