export interface Extent {
  /** One game is played with each seed, for each number of seats. */
  seeds: readonly string[];
  /**
   * Whether each option is tried at three numbers of seats (smallest, largest and one in between) or only at the
   * smallest.
   */
  optionsAt: 'three' | 'fewest';
  /**
   * The number of moments that detailed checks use, besides the first moment of each kind. General properties are
   * checked at all moments.
   */
  moments: number;
  /** The maximum number of moves in a match that is repeated from its seed and moves. */
  repeated: number;
  /** The number of moments at which the board is drawn, each for a spectator and one seat. */
  drawn: number;
  /** The number of these moments at which axe checks the board too. axe takes longer than everything else together. */
  axe: number;
}

/** The extent for `npm test` and `npm run check -- <game> --thorough`. */
export const THOROUGH: Extent = {
  seeds: ['one', 'two'],
  optionsAt: 'three',
  moments: 1_500,
  repeated: 600,
  drawn: 24,
  axe: 3,
};

/**
 * The extent for `npm run check -- <game>`, which has to finish within seconds: every number of seats and every check,
 * but fewer games.
 */
export const QUICK: Extent = {
  seeds: ['one'],
  optionsAt: 'fewest',
  moments: 120,
  repeated: 60,
  drawn: 8,
  axe: 2,
};

/** The extent in use: `QUICK` if `HUSH_EXTENT` says so. */
export const EXTENT = process.env.HUSH_EXTENT === 'quick' ? QUICK : THOROUGH;
