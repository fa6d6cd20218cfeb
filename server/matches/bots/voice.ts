import type { Manner } from '#shared/voice.ts';

/** What makes one bot different from another of its level. All of it belongs to the name that everybody reads. */
export interface Voice {
  manner: Manner;
  /** -1 (careful) to 1 (bold). */
  temper: number;
  /** How long it takes over everything, as a part of what bots usually take. */
  quickness: number;
}

/** A bot that nobody knows by its name, and whoever stands in for a person. */
export const PLAIN_VOICE: Voice = { manner: 'warm', temper: 0, quickness: 1 };
