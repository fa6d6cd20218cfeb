/** The amount of play and checks in the contract. */
export interface Extent {
  /** Seeds. For each number of seats, one game is played with each seed. */
  seeds: readonly string[];
  /**
   * Whether each option is tried at three numbers of seats (the smallest, the largest and one in between) or at the
   * smallest alone.
   */
  optionsAt: 'three' | 'fewest';
  /**
   * Number of moments in all games that detailed checks look at, besides the first of each kind. General properties are
   * checked at all moments.
   */
  moments: number;
  /** Number of moves up to which a match is repeated from its seed and moves. */
  repeated: number;
  /** Number of moments at which the board is drawn, each for a spectator and one seat. */
  drawn: number;
  /** Number of these moments at which axe checks the board too. axe takes longer than everything else together. */
  axe: number;
}

/** For `npm test` and `npm run check -- <game> --thorough`. */
export const THOROUGH: Extent = {
  seeds: ['one', 'two'],
  optionsAt: 'three',
  moments: 1_500,
  repeated: 600,
  drawn: 24,
  axe: 3,
};

/**
 * For `npm run check -- <game>`, so that it answers within seconds: every number of seats, every check, fewer games.
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
