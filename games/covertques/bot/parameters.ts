/** Parameters of one bot level. Probabilities range from 0 to 1. */
export interface Parameters {
  /** Probability, by role, that a bot that knows the code word tries to give a hint that fits both words. */
  leans: { insider: number; debugger: number };
  /**
   * Minimum certainty with which an insider names its partner: `first` in round 1, reduced by `less` for each later
   * round, but never below `least`.
   */
  sure: { first: number; less: number; least: number };
  /** Amount by which the values in `sure` are reduced while a Debugger is still in. */
  debugged: number;
  /**
   * A bot votes only if its strongest suspicion is at least this multiple of its average suspicion, or at least
   * `LIKELY`. With 1 it always votes.
   */
  names: number;
  /** Determines how strongly a bot prefers to vote for the player it suspects most. With 0 the choice is random. */
  strict: number;
  /**
   * `often` is the probability that a bot voices a suspicion in a discussion. After `most` suspicions in the
   * discussion, it voices none.
   */
  points: { often: number; most: number };
  /** Probability that a bot makes a claim about itself in a discussion. */
  claims: number;
  /** Number of hints that the bot considers for a word. These are the most common ones. */
  thinksOf: number;
  /** Number of rounds that the bot remembers, including the current round. */
  remembers: number;
}

/** A good opponent, which weighs all hints. */
export const ANALYST: Parameters = {
  leans: { insider: 0.7, debugger: 0.3 },
  sure: { first: 0.6, less: 0.08, least: 0.36 },
  debugged: 0.15,
  names: 1.18,
  strict: 2.5,
  points: { often: 0.75, most: 4 },
  claims: 0.3,
  thinksOf: 40,
  remembers: 100,
};

/** A weak opponent, which gives obvious hints, forgets earlier rounds and guesses early. */
export const INTERN: Parameters = {
  leans: { insider: 0.5, debugger: 0.3 },
  sure: { first: 0.45, less: 0.05, least: 0.3 },
  debugged: 0,
  names: 1,
  strict: 0.7,
  points: { often: 0.5, most: 3 },
  claims: 0.2,
  thinksOf: 10,
  remembers: 1,
};

/**
 * Maximum change of a parameter by temper. For votes it is `VOTE_SWAY`, which is smaller because votes matter most at
 * large tables.
 */
const SWAY = 0.12;
const VOTE_SWAY = 0.04;

/**
 * Returns the parameters adjusted by `temper`, from -1 (careful) to 1 (bold). Bold bots vote, suspect and guess sooner.
 */
export function tempered(parameters: Parameters, temper: number): Parameters {
  const { sure, names, points } = parameters;
  const bolder = 1 - SWAY * temper;
  return {
    ...parameters,
    sure: { ...sure, first: Math.min(0.95, sure.first * bolder) },
    names: Math.max(1, names * (1 - VOTE_SWAY * temper)),
    points: { ...points, often: Math.min(1, points.often / bolder) },
  };
}
