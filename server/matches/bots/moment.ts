import { beforeDeadline, type Stretch } from '#shared/contract/botTiming.ts';
import type { BotSpeed } from '#shared/room/room.ts';

/** The situation for which a move time is drawn. */
export interface Question {
  /** A key for the decision that the bot has to make. */
  awaitedKey: string;
  /** The public view as JSON, for which the move time was drawn. */
  open: string;
  /** Time in ms at which the public clock runs out, or null if it is not running. */
  endsAt: number | null;
  /** Multiplies the bot's delays. 1 is the usual speed. */
  quickness: number;
}

/** The time of a bot's next move, drawn at random. */
export interface Moment extends Question {
  /** The move time, in ms. */
  at: number;
  /** Cancels the timer. Null if the bot waits for the public view to change. */
  cancelTimeout: (() => void) | null;
  /** Total time in ms of earlier holds. Below, `heldSince` is the start of the current hold, or null. */
  held: number;
  heldSince: number | null;
  /** Number of times that the chat has changed the move time. */
  disturbed: number;
}

/**
 * Maximum time in ms that bots wait for one form, and that all forms together hold back one move. When the hold ends,
 * the bot moves within `AFTER_HOLD`.
 */
export const LONGEST_HELD = 20_000;
export const AFTER_HOLD: Stretch = { from: 500, to: 1_500 };
/** A move is held back at most until this many ms before the public clock runs out. */
const BEFORE_CLOCK = 3_500;

/** The factor on the bots' delays, for each speed in a practice match. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 1.7, normal: 1, 'at-once': 0.12, fast: 0.25 };

/** Minimum delay in ms at any speed, unless the usual delay is even shorter. */
const LEAST_MS = 150;

/** Scales a delay range by speed and quickness. The result still ends before the public clock runs out. */
export function paced(usual: Stretch, speed: BotSpeed, endsAt: number | null, now: number, quickness = 1): Stretch {
  const pace = PACES[speed] * quickness;
  if (pace === 1) return usual;
  const at = (ms: number) => Math.max(Math.min(ms, LEAST_MS), ms * pace);
  const changed = { from: at(usual.from), to: at(usual.to) };
  return pace < 1 ? changed : (beforeDeadline(changed, { endsAt }, now) ?? usual);
}

/** Returns the new remaining wait in ms after the speed changes. `left` is the remaining wait before the change. */
export function repaced(left: number, from: BotSpeed, to: BotSpeed, endsAt: number | null, now: number): number {
  const usual = left / PACES[from];
  return paced({ from: usual, to: usual }, to, endsAt, now).to;
}

/** Returns for how many more ms forms may hold back a move that is due. The result may be zero or negative. */
export function holdFor({ held, endsAt }: Moment, now: number): number {
  const beforeClock = endsAt === null ? LONGEST_HELD : endsAt - BEFORE_CLOCK - now;
  return Math.min(LONGEST_HELD - held, beforeClock);
}
