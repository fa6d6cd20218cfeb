import type { Json } from '../json';

/**
 * The parts of a match that are compared with its replay, in this order. The last four are compared for every row of
 * the journal.
 */
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

/** The hashes that this device received and stored before the first move. */
export interface Noted {
  commitment: string | null;
  /**
   * The hash of the server's seed, stored when this device's player added a word to a shared seed. Null if the seed is
   * not shared.
   */
  seedHash: string | null;
}

/** The first difference between the replay and the match as recomputed on this device. */
export interface Disagreement {
  check: Check;
  /** The number of the journal row, or null if the difference is in the setup. */
  row: number | null;
  /** The keys under which the differing value is found, outermost first. */
  path: readonly string[];
  /**
   * `ours` is the value computed on this device. `theirs` is the value from the replay or, for commitments, the one
   * stored on this device. Undefined if the value is missing.
   */
  ours: Json | undefined;
  theirs: Json | undefined;
}

export type CheckEvent =
  /** The progress of one check. */
  | { kind: 'progress'; check: Check; done: number; of: number }
  /**
   * One check found no difference. `isOwn` is true if the values also agree with the hashes stored on this device.
   * `count` is the number of values compared, or null if the match had no commitment.
   */
  | { kind: 'agrees'; check: Check; count: number | null; isOwn: boolean }
  | ({ kind: 'differs' } & Disagreement);
