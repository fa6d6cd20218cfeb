import type { MemberId } from './ids';

/** What people say of themselves while they are not quite at the table: on the phone, back in a minute. */
export const STATUSES = ['phone', 'back-soon'] as const;
export type Status = (typeof STATUSES)[number];

/** Who speaks in a room and who would like to. */
export interface FloorView {
  /** Whose hands are up, in the order raised. */
  hands: MemberId[];
  /** Null: nobody has the floor. */
  speaker: Speaker | null;
  /** For how many seconds the floor is given from now on; null: without a time. */
  seconds: number | null;
  /** Whoever watches a match may raise a hand too. */
  spectators: boolean;
}

export interface Speaker {
  member: MemberId;
  /** Server time in ms. */
  since: number;
  /** When the floor ends by itself, in ms of server time; null: when it is ended or given on. */
  until: number | null;
}

/** For how many seconds the floor may be given. */
export const FLOOR_SECONDS = { min: 15, max: 300 } as const;

/** Nobody speaks, and nobody has asked to. */
export const EMPTY_FLOOR: Readonly<FloorView> = { hands: [], speaker: null, seconds: null, spectators: false };
