import type { Json } from '../json';

/** The parts of a match to compare, in this order. The last four are compared row by row. */
export const CHECKS = [
  'rules',
  'words',
  'commitment',
  'seats',
  'options',
  'setup',
  'eyes',
  'journal',
  'log',
  'draws',
  'views',
] as const;
export type Check = (typeof CHECKS)[number];

/** The hashes that this device recorded before the first move. */
export interface Noted {
  commitment: string | null;
  /**
   * The hash of the server's seed, recorded when this device gave its word for a shared seed. Null without a shared
   * seed.
   */
  seedHash: string | null;
}

/** The first difference between the replay and the match computed here. */
export interface Disagreement {
  check: Check;
  /** The row of the journal, or null if the difference comes before the first row. */
  row: number | null;
  /** The keys that lead to the differing value, outermost first. */
  path: readonly string[];
  /**
   * `ours` was computed here. `theirs` is from the replay or, for commitments, from this device's record. A missing
   * value is undefined.
   */
  ours: Json | undefined;
  theirs: Json | undefined;
}

export type CheckEvent =
  /** Progress of one check. */
  | { kind: 'progress'; check: Check; done: number; of: number }
  /**
   * Everything in this check agrees. `isOwn` is true if it also agrees with what this device recorded. `count` is the
   * number of things compared, or null if the match had no commitment.
   */
  | { kind: 'agrees'; check: Check; count: number | null; isOwn: boolean }
  | ({ kind: 'differs' } & Disagreement);
