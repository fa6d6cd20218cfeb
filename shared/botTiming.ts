import type { Seat } from './ids';
import type { Bot, Company } from './module';

/** When a bot acts next: between two moments, in ms from now. */
export interface Stretch {
  from: number;
  to: number;
}

/** A move made in the last moment may arrive after the clock has run out. */
const MARGIN_MS = 1_000;
/** With little time left, a bot starts at the latest after this share of it. */
const LATEST_START = 0.4;

/**
 * Fits a stretch into the time a clock still leaves, so that a bot does not miss its turn. `endsAt` null: no clock
 * runs. Null: nothing to do, or too late for it.
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
 * What the open view asks of a bot and who plays, as text: its moment stands until this is another. Null: nothing is
 * asked, and it has no moment. `whole` is the open view as text, which counts for a bot that says nothing itself; left
 * out, it is made where it is needed.
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
