import { beforeDeadline, type Stretch } from '../../../shared/botTiming';
import type { Seat } from '../../../shared/ids';
import type { View } from '../state';

const SETUP: Stretch = { from: 4_000, to: 12_000 };
/** The same for every seat and whatever the hand: nobody can tell who holds what by how long it thinks. */
const WINDOW: Stretch = { from: 1_200, to: 3_000 };
const CHOICE: Stretch = { from: 1_500, to: 4_000 };
const ACTION: Stretch = { from: 2_000, to: 6_000 };
/** The second and later moves of one turn follow sooner. */
const FOLLOWING: Stretch = { from: 1_500, to: 3_500 };

/** When to act next: told from what everybody sees, so that no secret shows in a bot's hurry. Null: not now. */
export function delay(open: View, seat: Seat, now: number): Stretch | null {
  return beforeDeadline(open.awaited.includes(seat) ? stretchOf(open) : null, open, now);
}

function stretchOf(open: View): Stretch | null {
  if (open.outcome) return null;
  if (open.choice) return CHOICE;
  if (open.window) return WINDOW;
  if (open.phase === 'setupMissions') return SETUP;
  const { turn } = open;
  if (!turn) return null;
  const isFollowing = turn.isActionDone || turn.placed > 0 || turn.swaps.length + turn.covers.length > 0;
  return isFollowing || turn.part !== 'swap' ? FOLLOWING : ACTION;
}
