import type { Day } from '../state';

/** Parameters of one bot level. Probabilities range from 0 to 1. */
export interface Parameters {
  /** Minimum probability of being dirty at which an honest bot shoots a player, for each day. */
  sure: Readonly<Record<Day, number>>;
  /** Amount by which `sure` is reduced for a wounded player, except on Friday. */
  followUp: number;
  /** Size of the random error when the bot chooses a pair, in bits. */
  whim: number;
  /**
   * Probability that a dirty bot claims that the murderer or the weapon is clean, for each day. It is multiplied by
   * `caution`.
   */
  lies: Readonly<Record<Day, number>>;
  /**
   * Factor on `lies` for each number of players. With four players, lies are riskier: two honest bullets kill a dirty
   * cop even if a third honest player never shoots. With three or five players, one player who never shoots leaves too
   * few bullets.
   */
  caution: Readonly<Record<number, number>>;
  /** Probability that a bot claims its contact without a particular reason. */
  opens: number;
  /**
   * Probability that a dirty bot shoots the honest cop whom other players suspect most, for each day. With two dirty
   * cops, each uses a quarter of it.
   */
  frames: Readonly<Record<Day, number>>;
  /** Share of the value of the bot's best pair. If a proposed pair is worth less than this, the bot objects. */
  insists: number;
  /** Probability that a dirty bot lets others propose a pair. */
  waits: number;
}

/** A strong opponent, which weighs probabilities carefully. */
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

/** A weaker opponent, which guesses more, shoots later and lies less carefully. */
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

/** Amount by which the boldest bots reduce the threshold `sure`, before Friday and on Friday. */
const BOLD = { week: 0.02, friday: 0.06 } as const;

/**
 * Returns the parameters adjusted by `temper`, from -1 (careful) to 1 (bold). Bold bots shoot sooner, reveal more and
 * act more on whims.
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
