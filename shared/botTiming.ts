import type { Seat } from './ids';
import type { Bot, Company } from './module';

/** The range from which the moment of a bot's next action is drawn, in ms from now. */
export interface Stretch {
  from: number;
  to: number;
}

/** A move made at the last moment may arrive after the deadline. */
const MARGIN_MS = 1_000;
/** With little time left, a bot starts after at most this share of it. */
const LATEST_START = 0.4;

/**
 * Fits a delay into the time that the clock leaves, so that a bot does not miss its turn.
 * @param endsAt the deadline in ms of server time, or null if no clock is running
 * @returns the delay, or null if there is nothing to do or it is too late
 */
export function beforeDeadline(
  stretch: Stretch | null,
  { endsAt }: { endsAt: number | null },
  now: number,
  margin = MARGIN_MS,
): Stretch | null {
  if (!stretch || endsAt === null) return stretch;
  const left = endsAt - now - margin;
  if (left <= 0) return null;
  const from = Math.min(stretch.from, left * LATEST_START);
  return { from, to: Math.max(from, Math.min(stretch.to, left)) };
}

/**
 * The key of what the open view is waiting for a bot to do, together with the company, as text. The bot's drawn time
 * remains until the key changes.
 * @param whole the open view as text, which is the key of a bot that defines none; computed if it is left out
 * @returns the key, or null if the bot has nothing to do
 */
export function askedKey<View>(
  bot: Pick<Bot<View>, 'asked'>,
  open: View,
  seat: Seat,
  company: Company,
  whole?: string,
): string | null {
  const asked = bot.asked ? bot.asked(open, seat, company) : (whole ?? JSON.stringify(open));
  return asked === null ? null : JSON.stringify([asked, company.people]);
}
