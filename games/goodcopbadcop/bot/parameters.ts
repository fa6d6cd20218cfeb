export interface Parameters {
  /** Number of deals that the bot samples for a decision. */
  worlds: number;
  /** True if the bot draws conclusions from the acts and claims of other players. */
  readsActs: boolean;
  /** Probability that the bot makes a claim before its action, if it has one to make. */
  talks: number;
  /** Value, in probability of winning, of one nat of information about a player. */
  curiosity: number;
  /** Factor on `curiosity` for each other player who has already seen the card. */
  news: number;
  /** Value of aiming at a player, as a share of what a shot at the player would gain. */
  patience: number;
  /** Value, in probability of winning, of one point of an equipment card (see `worth.ts`). */
  cardWorth: number;
  /** Minimum gain in probability of winning for which the bot uses a card. */
  thrift: number;
  /** Maximum random error in the bot's evaluation of a move, in probability of winning. */
  whim: number;
}

export const INSPECTOR: Parameters = {
  worlds: 100,
  readsActs: true,
  talks: 0.3,
  curiosity: 0.15,
  news: 0.6,
  patience: 0.5,
  cardWorth: 0.016,
  thrift: 0.025,
  whim: 0.008,
};

/** A weaker level. It ignores the acts and claims of other players and makes larger random errors. */
export const CADET: Parameters = { ...INSPECTOR, worlds: 40, readsActs: false, thrift: 0.06, whim: 0.08 };

/**
 * Returns the parameters adjusted by `temper`, from -1 (careful) to 1 (bold). Bold bots look less often, arm sooner and
 * use cards more readily.
 */
export function tempered(parameters: Parameters, temper: number): Parameters {
  if (temper === 0) return parameters;
  return {
    ...parameters,
    curiosity: parameters.curiosity * (1 - temper / 8),
    patience: parameters.patience * (1 + temper / 8),
    thrift: parameters.thrift * (1 - temper / 4),
    whim: parameters.whim * (1 + temper / 2),
  };
}
