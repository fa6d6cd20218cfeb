export interface Extent {
  /** The seeds of the random games. For each number of seats, one game is played with each seed. */
  seeds: readonly string[];
  /**
   * Whether each option is tried with three numbers of seats (smallest, largest and one in between) or only with the
   * smallest.
   */
  optionsAt: 'three' | 'fewest';
  /**
   * The number of moments at which detailed checks look, in addition to the first moment of each kind. Simple checks
   * look at all moments.
   */
  moments: number;
  /** The maximum number of moves to repeat when checking that the same seed and moves give the same match. */
  repeated: number;
  /** The number of moments at which the board is drawn. Each is drawn for a spectator and for one seat. */
  drawn: number;
  /**
   * The number of drawn moments at which axe also checks the board. axe takes longer than all other checks together.
   */
  axe: number;
}

/** The amount of testing in `npm test` and `npm run check -- <game> --thorough`. */
export const THOROUGH: Extent = {
  seeds: ['one', 'two'],
  optionsAt: 'three',
  moments: 1_500,
  repeated: 600,
  drawn: 24,
  axe: 3,
};

/**
 * The amount of testing in `npm run check -- <game>`, which has to finish within seconds: every number of seats and
 * every check, but fewer games.
 */
export const QUICK: Extent = {
  seeds: ['one'],
  optionsAt: 'fewest',
  moments: 120,
  repeated: 60,
  drawn: 8,
  axe: 2,
};

/** The amount of testing in this run: `QUICK` if `HUSH_EXTENT` says so. */
export const EXTENT = process.env.HUSH_EXTENT === 'quick' ? QUICK : THOROUGH;
