/** What a bot is like. */
export interface Parameters {
  /** How many deals it weighs at a time. */
  worlds: number;
  /** Reads people by what they do with guns and cards. */
  readsActs: boolean;
  /** What a bit of knowledge about somebody is worth, in win chance per nat. */
  curiosity: number;
  /** What a gun in hand promises of the shot it is meant for. */
  patience: number;
  /** What one more equipment card is worth in an empty hand. */
  cardWorth: number;
  /** What a card must gain now rather than later, in win chance. */
  thrift: number;
  /** How far a whim may outweigh judgement, in win chance. */
  whim: number;
}

export const INSPECTOR: Parameters = {
  worlds: 100,
  readsActs: true,
  curiosity: 0.15,
  patience: 0.5,
  cardWorth: 0.03,
  thrift: 0.025,
  whim: 0.008,
};

/** Goes by the cards it has seen and by whim. */
export const CADET: Parameters = { ...INSPECTOR, worlds: 40, readsActs: false, thrift: 0.06, whim: 0.08 };
