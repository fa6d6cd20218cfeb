/** The parameters of a bot. */
export interface Parameters {
  /** Number of possible deals the bot weighs. */
  worlds: number;
  /** True if the bot draws conclusions from other players' acts with guns and cards. */
  readsActs: boolean;
  /** Probability of a claim before the action of the bot's turn. */
  talks: number;
  /** Worth of one nat of information about a player, in win chance. */
  curiosity: number;
  /** Factor on that worth for each other player who has seen the same card. */
  news: number;
  /** Worth of taking a gun, as a share of the planned shot's gain. */
  patience: number;
  /** Worth of one point of an equipment card, in win chance (see `worth.ts`). */
  cardWorth: number;
  /** Minimum gain in win chance for using a card now. */
  thrift: number;
  /** Maximum random error of the bot's judgement, in win chance. */
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

/** A level that goes by seen cards and by whim. */
export const CADET: Parameters = { ...INSPECTOR, worlds: 40, readsActs: false, thrift: 0.06, whim: 0.08 };

/** Adapts the parameters to a temper from -1 (careful) to 1 (bold). Bold bots look less, arm sooner and use cards freely. */
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
