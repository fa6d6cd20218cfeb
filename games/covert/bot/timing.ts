import { type BotTiming, beforeDeadline, type Company, type Json, type Seat, type Stretch } from 'hush/game';
import type { View } from '../state';

/** Delays in ms in the set-up. All seats choose at the same time, so the slowest bot determines how long it takes. */
const SETUP: Stretch = { from: 1_500, to: 4_500 };
/** Delays in windows. Every seat has the same range, with or without cards, so that a delay reveals nothing. */
const WINDOW: Stretch = { from: 1_000, to: 3_000 };
/** Delays in windows that ask only bots. */
const WINDOW_OF_BOTS: Stretch = { from: 500, to: 1_200 };
const CHOICE: Stretch = { from: 1_200, to: 3_000 };
const ACTION: Stretch = { from: 1_800, to: 4_500 };
/** Delays before the second and later moves of a turn. */
const FOLLOWING: Stretch = { from: 900, to: 2_000 };
/** Factor on the delays when only bots play. */
const AMONG_BOTS = 1 / 3;

/**
 * Returns the range of delays before the bot acts, in ms. Uses only the public view, so that the delay reveals nothing.
 *
 * @returns null if the bot should not act now
 */
export function delay(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  const stretch = open.waitingFor.includes(seat) ? stretchOf(open, company) : null;
  const pace = company.people.length === 0 ? AMONG_BOTS : 1;
  const paced = stretch && { from: pace * stretch.from, to: pace * stretch.to };
  return beforeDeadline(paced, open, now);
}

/**
 * Returns a value that identifies the decision that this seat must make now, or null. The value does not change when
 * other seats act or after a reroll, so that all bots that are asked can think in parallel.
 */
export function asked(open: View, seat: Seat): Json {
  if (open.outcome || !open.waitingFor.includes(seat)) return null;
  const { phase, round, turn, window, choice } = open;
  if (choice) return ['choice', choice.kind, open.windows];
  if (window) return ['window', window.number];
  return [phase, round, turn && [turn.placed, turn.part, turn.isActionDone, turn.swaps.length + turn.covers.length]];
}

function stretchOf(open: View, { people }: Company): Stretch | null {
  if (open.outcome) return null;
  if (open.choice) return CHOICE;
  if (open.window) return open.window.asked.some((seat) => people.includes(seat)) ? WINDOW : WINDOW_OF_BOTS;
  if (open.phase === 'setupMissions') return SETUP;
  const { turn } = open;
  if (!turn) return null;
  const isFollowing = turn.isActionDone || turn.placed > 0 || turn.swaps.length + turn.covers.length > 0;
  return isFollowing || turn.part !== 'swap' ? FOLLOWING : ACTION;
}

export const timing: BotTiming<View> = { asked, delay };
