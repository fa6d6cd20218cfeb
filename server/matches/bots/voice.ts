import type { Manner } from '#shared/voice.ts';

/** A bot's personality. It is tied to its public name. */
export interface Voice {
  manner: Manner;
  /** -1 (careful) to 1 (bold). */
  temper: number;
  /** The bot's delays relative to the usual ones. */
  quickness: number;
}

/** For stand-ins and bots without a character. */
export const PLAIN_VOICE: Voice = { manner: 'warm', temper: 0, quickness: 1 };
