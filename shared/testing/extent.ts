/** Amounts of a game that the contract plays and looks at. */
export interface Extent {
  /** For each number of seats one game is played with each seed. */
  seeds: readonly string[];
  /** Each option at the smallest and the largest number of seats and one in between, or at the smallest alone. */
  optionsAt: 'three' | 'fewest';
  /**
   * Number of moments of all games that are looked at one by one, besides the first of each kind; general properties
   * are checked at all moments.
   */
  moments: number;
  /** Number of moves for which a match is repeated from its seed and moves. */
  repeated: number;
  /** Number of moments that a board draws, each for a spectator and one seat. */
  drawn: number;
  /** Number of those tables that axe checks too; it takes longer than everything else together. */
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

/** The extent requested. */
export const EXTENT = process.env.HUSH_EXTENT === 'quick' ? QUICK : THOROUGH;
