import type { Manner } from '#shared/contract/voice.ts';

/** A bot's personality. It belongs to the bot's name, so it is public. */
export interface Voice {
  manner: Manner;
  /** The bot's temper, from -1 (careful) to 1 (bold). */
  temper: number;
  /** Multiplies the bot's delays. 1 is the usual speed. */
  quickness: number;
}

/** The voice of stand-ins, and of bots without a character. */
export const PLAIN_VOICE: Voice = { manner: 'warm', temper: 0, quickness: 1 };
