/** What makes one level of bot different from another. */
export interface Parameters {
  /** How often one who knows the code word looks for a hint that fits both words: an insider, the Debugger. */
  leans: { insider: number; debugger: number };
  /** How sure an insider is before it names its partner: in the first round, less with each after, never below. */
  sure: { first: number; less: number; least: number };
  /** How much less sure it wants to be while a Debugger leans on the code word too. */
  debugged: number;
  /** How far above the average somebody is suspected before a bot votes for it; 1: it always votes. */
  names: number;
  /** How strictly the most suspected is named: 0 is by lot. */
  strict: number;
  /** How often it points at somebody in a discussion, and from how many pointings on it keeps to itself. */
  points: { often: number; most: number };
  /** How often it says something of itself in a discussion. */
  claims: number;
  /** How many of a word's most usual hints come to mind. */
  thinksOf: number;
  /** How many rounds it remembers, the running one among them. */
  remembers: number;
}

/** Listens and weighs; a good opponent. */
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

/** Says what first comes to mind, listens with half an ear, guesses early. */
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

/** How much of it a temper changes at most; when to vote less than the rest, for at large tables that decides most. */
const SWAY = 0.12;
const VOTE_SWAY = 0.04;

/** The bold vote and point sooner and guess when they are less sure; the careful wait. `temper` is -1 to 1. */
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
