/** What makes one level of bot different from another. */
export interface Temper {
  /** How often one who knows the code word looks for a hint that fits both words: an insider, the Debugger. */
  leans: { insider: number; debugger: number };
  /** How sure an insider is before it names its partner: in the first round, less with each after, never below. */
  sure: { first: number; less: number; least: number };
  /** How far above the average somebody is suspected before a bot votes for it; 1: it always votes. */
  names: number;
  /** How strictly the most suspected is named: 0 is by lot. */
  strict: number;
  /** How many of a word's most usual hints come to mind. */
  thinksOf: number;
}

/** Listens and weighs; a good evening's opponent. */
export const ANALYST: Temper = {
  leans: { insider: 0.8, debugger: 0.5 },
  sure: { first: 0.75, less: 0.07, least: 0.45 },
  names: 1.15,
  strict: 2,
  thinksOf: 40,
};

/** Says what first comes to mind, listens with half an ear, guesses early. */
export const INTERN: Temper = {
  leans: { insider: 0.55, debugger: 0.3 },
  sure: { first: 0.5, less: 0.1, least: 0.3 },
  names: 1,
  strict: 0.7,
  thinksOf: 10,
};
