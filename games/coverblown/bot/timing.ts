import type { Stretch } from '../../../shared/botTiming';
import type { Seat } from '../../../shared/ids';
import { roundMs } from '../queries';
import type { Claim, Shot, View } from '../state';

/** What a bot is about in a round, as everybody at the table can tell. */
export type Stage = 'call' | 'talk' | 'react' | 'examine' | 'last' | 'rest';

/** A stretch of a round: shares of its length. */
const TALK_UNTIL = 0.55;
const EXAMINE = { from: 0.58, to: 0.85 } as const;
const LAST = { from: 0.3, to: 0.9 } as const;
/** Nobody examines before this share of the round, however quickly everybody talked. */
const EARLIEST = 0.45;
/** Claims a bot makes in a round before it leaves the floor to others. */
const SAYS = 2;

/** How long the running round has lasted, in ms. */
export function elapsed(view: View, now: number): number {
  return view.endsAt === null ? 0 : now - (view.endsAt - roundMs(view));
}

export function stageOf(view: View, seat: Seat, now: number): Stage {
  if (view.outcome) return 'rest';
  if (unanswered(view, seat)) return 'react';
  const share = elapsed(view, now) / roundMs(view);
  if (!view.called.includes(seat)) return 'call';
  if (saidToday(view, seat).length < SAYS && share < TALK_UNTIL && !allTalked(view)) return 'talk';
  if (view.day !== 'friday') return 'examine';
  return view.bullets?.[seat] ? 'last' : 'rest';
}

/**
 * When to act next, in ms from now: told from what everybody sees, so that no secret shows in a bot's hurry.
 * Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number): Stretch | null {
  const length = roundMs(open);
  const passed = elapsed(open, now);
  const between = (from: number, to: number) => stretch(from - passed, to - passed);
  switch (stageOf(open, seat, now)) {
    case 'rest':
      return null;
    case 'react':
      return { from: 2500, to: 9000 };
    case 'call':
      return open.day === 'monday' && passed < 2000 ? between(3000, 9000) : between(8000, 40_000);
    case 'talk':
      return stretch(4000, Math.min(14_000, length * 0.1));
    case 'examine':
      return allTalked(open) && passed < length * EXAMINE.from
        ? stretch(Math.max(8000, length * EARLIEST - passed), Math.max(24_000, length * EXAMINE.from - passed))
        : between(length * EXAMINE.from, length * EXAMINE.to);
    case 'last':
      return between(length * LAST.from, length * LAST.to);
  }
}

/** Everybody has called and said something this round: no reason to wait for more. */
export function allTalked(view: View): boolean {
  return view.seats.every((seat) => view.called.includes(seat) && saidToday(view, seat).length > 0);
}

export function saidToday(view: View, seat: Seat): Claim[] {
  return view.claims.filter((claim) => claim.by === seat && claim.day === view.day);
}

/** The shot of this day a seat has neither fired nor said anything after; a shot leaves nobody silent. */
export function unanswered(view: View, seat: Seat): Shot | null {
  const shot = view.shots?.at(-1);
  if (!shot || shot.day !== view.day || shot.by === seat) return null;
  return saidToday(view, seat).some((claim) => claim.at >= shot.at) ? null : shot;
}

/** A stretch that lies ahead and is never shorter than a moment. */
function stretch(from: number, to: number): Stretch {
  const soonest = Math.max(1500, from);
  return { from: soonest, to: Math.max(soonest + 3500, to) };
}
