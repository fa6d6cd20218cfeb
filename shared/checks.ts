import type { Json } from './json';

/** The parts of a match that are compared, in this order. The last four are compared row by row. */
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

/** The hashes that a device recorded itself before the first move. */
export interface Noted {
  commitment: string | null;
  /** With a shared seed, the hash of the server's seed that this device saw when it gave its word; otherwise null. */
  seedHash: string | null;
}

/** The first difference found. */
export interface Disagreement {
  check: Check;
  /** The row of the journal, or null if the difference is before the first row. */
  row: number | null;
  /** The path to the differing value, from the outside in. */
  path: readonly string[];
  /**
   * The value computed here, and the one in the replay (for commitments, the one recorded); undefined if there is none.
   */
  ours: Json | undefined;
  theirs: Json | undefined;
}

export type CheckEvent =
  /** Progress of one check. */
  | { kind: 'progress'; check: Check; done: number; of: number }
  /**
   * Everything in this check agrees. `isOwn` is true if it was also compared with what this device recorded. `count` is
   * the number of things compared, or null for the commitment of a match that had none.
   */
  | { kind: 'agrees'; check: Check; count: number | null; isOwn: boolean }
  | ({ kind: 'differs' } & Disagreement);
