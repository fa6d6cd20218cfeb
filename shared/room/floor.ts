import type { MemberId } from '../ids';

/** A member's status: on the phone, or back in a minute. */
export const STATUSES = ['phone', 'back-soon'] as const;
export type Status = (typeof STATUSES)[number];

/** The member who is speaking in a room, and the members who want to speak. */
export interface FloorView {
  /** The members who raised their hands, in the order in which they did so. */
  hands: MemberId[];
  /** The member who is speaking, or null if no member is. */
  speaker: Speaker | null;
  /** The speaking time for the next speaker, in seconds, or null if it is not limited. */
  seconds: number | null;
  /** True if spectators of a running match may raise a hand. */
  spectators: boolean;
}

export interface Speaker {
  member: MemberId;
  /** Server time in ms. */
  since: number;
  /** When the speaker's time ends, in ms of server time, or null without a limit. */
  until: number | null;
}

/** The minimum and maximum speaking time that can be set, in seconds. */
export const FLOOR_SECONDS = { min: 15, max: 300 } as const;

export const EMPTY_FLOOR: Readonly<FloorView> = { hands: [], speaker: null, seconds: null, spectators: false };
