export interface Parameters {
  /** Number of deals that the bot samples for a decision. */
  worlds: number;
  /** True if the bot draws conclusions from other players' acts and claims. */
  readsActs: boolean;
  /** Probability that the bot makes a claim before its action. */
  talks: number;
  /** Value of one nat of information about a player, in win chance. */
  curiosity: number;
  /** Factor on `curiosity` for each other player who has seen the same card. */
  news: number;
  /** Value of aiming at a player, as a share of what a shot at that player would gain. */
  patience: number;
  /** Value of one point of an equipment card, in win chance (see `worth.ts`). */
  cardWorth: number;
  /** Minimum gain in win chance for which the bot uses a card. */
  thrift: number;
  /** Maximum random error in the bot's judgement of a move, in win chance. */
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

/** A weaker level, which ignores other players' acts and claims and makes larger random errors. */
export const CADET: Parameters = { ...INSPECTOR, worlds: 40, readsActs: false, thrift: 0.06, whim: 0.08 };

/**
 * Adapts the parameters to a temper from -1 (careful) to 1 (bold). Bold bots look less, arm sooner and use cards more
 * readily.
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
