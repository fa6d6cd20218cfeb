import type { MemberId } from './ids';

/** A player's status while away from the table: on the phone, or back in a minute. */
export const STATUSES = ['phone', 'back-soon'] as const;
export type Status = (typeof STATUSES)[number];

/** The speaker of a room and the members who want to speak. */
export interface FloorView {
  /** Members with a raised hand, in the order they raised it. */
  hands: MemberId[];
  /** Null if no member has the floor. */
  speaker: Speaker | null;
  /** Time limit in seconds for the next speaker, or null for none. */
  seconds: number | null;
  /** True if spectators of a match may raise a hand too. */
  spectators: boolean;
}

export interface Speaker {
  member: MemberId;
  /** Server time in ms. */
  since: number;
  /** End of the floor in ms of server time, or null if it has no time limit. */
  until: number | null;
}

/** Allowed time limits of the floor, in seconds. */
export const FLOOR_SECONDS = { min: 15, max: 300 } as const;

/** No speaker and no raised hands. */
export const EMPTY_FLOOR: Readonly<FloorView> = { hands: [], speaker: null, seconds: null, spectators: false };
