import type { Seat } from '../ids';
import type { BotTiming, Company } from './module';

/** The range in ms from which the delay before a bot's next action is drawn. */
export interface Stretch {
  from: number;
  to: number;
}

/** Bots act at least this many ms before the deadline, because a later move could arrive too late. */
const MARGIN_MS = 1_000;
/** When little time is left, `from` is at most this fraction of it. */
const LATEST_START = 0.4;

/**
 * Shortens a bot's delay so that the bot acts before the deadline.
 * @param endsAt the deadline in ms of server time, or null if no clock is running
 * @returns the shortened delay, or null if `stretch` is null or the deadline is too close
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
 * Returns a key that identifies the bot's next action. Until the key changes, the bot keeps the time at which it
 * decided to act.
 * @param whole the spectator's view as JSON, used if the timing has no `asked`. Default: computed from `open`
 * @returns the key, or null if the bot has nothing to do
 */
export function askedKey<View>(
  { asked }: BotTiming<View>,
  open: View,
  seat: Seat,
  company: Company,
  whole?: string,
): string | null {
  const key = asked ? asked(open, seat, company) : (whole ?? JSON.stringify(open));
  return key === null ? null : JSON.stringify([key, company.people]);
}
