/** What a bot is like. */
export interface Parameters {
  /** How many deals it weighs at a time. */
  worlds: number;
  /** Reads people by what they do with guns and cards. */
  readsActs: boolean;
  /** How often it has a word for the table before it acts in its turn. */
  talks: number;
  /** What a bit of knowledge about somebody is worth, in win chance per nat. */
  curiosity: number;
  /** The share of that which is left for each other player who has seen the same card. */
  news: number;
  /** What a gun in hand promises of the shot it is meant for. */
  patience: number;
  /** What an equipment card is worth by the point (`worth.ts`), in win chance. */
  cardWorth: number;
  /** What a card must gain now rather than later, in win chance. */
  thrift: number;
  /** How far a whim may outweigh judgement, in win chance. */
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

/** Goes by the cards it has seen and by whim. */
export const CADET: Parameters = { ...INSPECTOR, worlds: 40, readsActs: false, thrift: 0.06, whim: 0.08 };

/** The same bot of another temper, from -1 (careful) to 1 (bold): the bold look less, arm sooner and spend their cards. */
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
