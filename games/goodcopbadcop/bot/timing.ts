import { beforeDeadline, type Stretch } from '../../../shared/botTiming';
import type { Seat } from '../../../shared/ids';
import type { View } from '../state';

/** When somebody acts who reads, thinks and points: as long as it takes a person. */
const PLACING: Stretch = { from: 2_500, to: 7_000 };
const ACTING: Stretch = { from: 2_500, to: 7_000 };
const CHOOSING: Stretch = { from: 1_500, to: 4_500 };
const AIMING: Stretch = { from: 1_500, to: 4_000 };
/** In a window all are asked at once, and most have nothing to say. */
const ASKED: Stretch = { from: 180, to: 440 };
/** So long after a window opened every bot has answered, and it is people the table waits for. */
const ANSWERED = 1_500;
const WAITING: Stretch = { from: 2_000, to: 4_000 };

/**
 * When to act next: told from what everybody sees. In a window it is the same for all who are asked, whatever they
 * hold and whether they have passed. Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number): Stretch | null {
  return beforeDeadline(open.out.includes(seat) ? null : stretchOf(open, seat, now), open, now);
}

function stretchOf(open: View, seat: Seat, now: number): Stretch | null {
  const isActive = open.active === seat;
  switch (open.phase) {
    case 'placement':
      return open.table[seat]?.placed ? null : PLACING;
    case 'preGame':
    case 'react':
    case 'endTurn':
      return open.window?.asked.includes(seat) ? asked(open, now) : null;
    case 'action':
      return isActive ? ACTING : null;
    case 'reconsider':
      return isActive ? CHOOSING : null;
    case 'choose':
      return open.choice?.seat === seat ? CHOOSING : null;
    case 'aim':
      return isActive ? AIMING : null;
    case 'over':
      return null;
  }
}

function asked({ endsAt, options }: View, now: number): Stretch {
  const opened = endsAt === null ? now : endsAt - 1_000 * options.windowSeconds;
  return now - opened < ANSWERED ? ASKED : WAITING;
}
