/** How much of a game the contract plays and looks at. */
export interface Extent {
  /** Of each number of seats one game is played for each of them. */
  seeds: readonly string[];
  /** Each option at the fewest seats, the most and one number between, or at the fewest alone. */
  optionsAt: 'three' | 'fewest';
  /** Moments of all games that are looked at one by one, beside the first of each kind; what must always hold is asked of all. */
  moments: number;
  /** So far a match is made again from its seed and its moves. */
  repeated: number;
  /** Moments that a board draws, each for a spectator and one seat. */
  drawn: number;
  /** So many of the tables axe looks at as well: it takes longer than all others together. */
  axe: number;
}

/** What `npm test` plays, and `npm run check -- <game> --thorough`. */
export const THOROUGH: Extent = {
  seeds: ['one', 'two'],
  optionsAt: 'three',
  moments: 1_500,
  repeated: 600,
  drawn: 24,
  axe: 3,
};

/** What `npm run check -- <game>` plays, so that it answers within seconds: every number of seats, every check, fewer games. */
export const QUICK: Extent = {
  seeds: ['one'],
  optionsAt: 'fewest',
  moments: 120,
  repeated: 60,
  drawn: 8,
  axe: 2,
};

/** Which of them is asked for. */
export const EXTENT = process.env.HUSH_EXTENT === 'quick' ? QUICK : THOROUGH;
