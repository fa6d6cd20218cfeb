import type { MemberId } from './ids';

/** A player's status while away from the table: on the phone, or back in a minute. */
export const STATUSES = ['phone', 'back-soon'] as const;
export type Status = (typeof STATUSES)[number];

/** The member who is speaking in a room, and the members who want to. */
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
  /** Server time in ms at which the speaker's time ends, or null if there is no time limit. */
  until: number | null;
}

/** Allowed time limits for a speaker, in seconds. */
export const FLOOR_SECONDS = { min: 15, max: 300 } as const;

/** No speaker and no raised hands. */
export const EMPTY_FLOOR: Readonly<FloorView> = { hands: [], speaker: null, seconds: null, spectators: false };
