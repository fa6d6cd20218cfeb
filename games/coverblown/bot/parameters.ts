import type { Day } from '../state';

/** Parameters of a bot level. Probabilities range from 0 to 1. */
export interface Parameters {
  /** Minimum probability of being dirty at which an honest bot shoots a player, by day. */
  sure: Readonly<Record<Day, number>>;
  /** Amount by which `sure` is lowered for a wounded player, except on Friday. */
  followUp: number;
  /** Amount of randomness in the choice of a pair, in bits. */
  whim: number;
  /** Probability that a dirty bot claims the murderer or the weapon to be clean, by day. Multiplied by `caution`. */
  lies: Readonly<Record<Day, number>>;
  /**
   * Factor for `lies`, by number of players. With four players, two honest bullets kill a dirty cop even if a third
   * honest player never shoots, so lying is riskier. With three or five, a player who never shoots leaves too few
   * bullets.
   */
  caution: Readonly<Record<number, number>>;
  /** Probability that a bot claims its contact without a special reason. */
  opens: number;
  /**
   * Probability that a dirty bot shoots the honest cop whom the table suspects most, by day. With two dirty cops, each
   * uses a quarter of this probability.
   */
  frames: Readonly<Record<Day, number>>;
  /** Share of the value of the bot's best pair below which the bot objects to a proposed pair. */
  insists: number;
  /** Probability that a dirty bot leaves it to others to propose a pair. */
  waits: number;
}

/** A strong opponent that weighs probabilities carefully. */
export const DETECTIVE: Parameters = {
  sure: { monday: 0.97, tuesday: 0.96, wednesday: 0.95, thursday: 0.93, friday: 0.34 },
  followUp: 0.2,
  whim: 0.15,
  lies: { monday: 0.08, tuesday: 0.14, wednesday: 0.18, thursday: 0.22, friday: 0.3 },
  caution: { 3: 1.8, 4: 0.1, 5: 2 },
  opens: 0.12,
  frames: { monday: 0, tuesday: 0, wednesday: 0, thursday: 0.04, friday: 0.14 },
  insists: 0.7,
  waits: 0.15,
};

/** A weaker opponent: guesses more, shoots later, and lies less carefully. */
export const ROOKIE: Parameters = {
  sure: { monday: 0.99, tuesday: 0.98, wednesday: 0.97, thursday: 0.96, friday: 0.8 },
  followUp: 0.1,
  whim: 2,
  lies: { monday: 0.5, tuesday: 0.5, wednesday: 0.4, thursday: 0.3, friday: 0.3 },
  caution: { 3: 0.9, 4: 0, 5: 0.8 },
  opens: 0.25,
  frames: { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0.1 },
  insists: 0.05,
  waits: 0.05,
};

/** Amount by which the boldest bots lower the threshold `sure`, before Friday and on Friday. */
const BOLD = { week: 0.02, friday: 0.06 } as const;

/**
 * Adjusts the parameters to a temper from -1 (careful) to 1 (bold). Bold bots shoot sooner, reveal more and follow
 * their whims.
 */
export function tempered(parameters: Parameters, temper: number): Parameters {
  if (temper === 0) return parameters;
  const sure = Object.entries(parameters.sure).map(([day, share]) => [
    day,
    Math.min(0.995, share - temper * (day === 'friday' ? BOLD.friday : BOLD.week)),
  ]);
  return {
    ...parameters,
    sure: Object.fromEntries(sure) as Parameters['sure'],
    followUp: parameters.followUp * (1 + temper / 2),
    whim: parameters.whim * (1 + temper / 2),
    opens: parameters.opens * (1 + temper / 2),
    waits: parameters.waits * (1 - temper / 2),
  };
}
