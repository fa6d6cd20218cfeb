import type { Manner } from '#shared/voice.ts';

/** A bot's personality. It belongs to the bot's name, so it is public. */
export interface Voice {
  manner: Manner;
  /** The bot plays carefully (-1) to boldly (1). */
  temper: number;
  /** Multiplies the bot's delays. 1 is the usual speed. */
  quickness: number;
}

/** Used for stand-ins and for bots without a character. */
export const PLAIN_VOICE: Voice = { manner: 'warm', temper: 0, quickness: 1 };
