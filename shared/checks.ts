import type { Json } from './json';

/** What is looked at, in this order. Of the last four each is found row by row. */
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

/** What a device wrote down itself, before the first move. */
export interface Noted {
  commitment: string | null;
  /** Of a shared seed: the hash of the server's own, as it stood when this device gave its word. */
  seedHash: string | null;
}

/** The first thing that does not agree. */
export interface Disagreement {
  check: Check;
  /** The row of the journal; null: before the first. */
  row: number | null;
  /** Where in it, from the outside in. */
  path: readonly string[];
  /** What comes out here, and what the replay says (or of commitments, what was noted); undefined: nothing. */
  ours: Json | undefined;
  theirs: Json | undefined;
}

export type CheckEvent =
  /** So much of it is done. */
  | { kind: 'progress'; check: Check; done: number; of: number }
  /** All of it agrees. `isOwn`: with what this device noted too. Nothing (null) was promised. */
  | { kind: 'agrees'; check: Check; count: number | null; isOwn: boolean }
  | ({ kind: 'differs' } & Disagreement);
