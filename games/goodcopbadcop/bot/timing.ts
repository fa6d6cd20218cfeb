import { beforeDeadline, type Stretch } from '#shared/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Company } from '#shared/module.ts';
import type { View } from '../state';

/** When somebody acts who reads, thinks and points: as long as it takes a person. */
const PLACING: Stretch = { from: 1_500, to: 3_800 };
const ACTING: Stretch = { from: 2_500, to: 7_000 };
/** It has thought already, before it spoke. */
const ACTING_AFTER_TALK: Stretch = { from: 1_200, to: 3_000 };
const CHOOSING: Stretch = { from: 1_500, to: 4_500 };
const AIMING: Stretch = { from: 1_500, to: 4_000 };
/** In a window all are asked at once: people are left the time to be first. */
const ASKED: Stretch = { from: 1_000, to: 3_000 };
/** The same where no person is in the game any more. */
const AMONG_BOTS: Stretch = { from: 200, to: 500 };
/** So long after a window opened every bot has answered, and it is people the table waits for. */
const ANSWERED = 4_000;
const WAITING: Stretch = { from: 2_000, to: 4_000 };

/**
 * What the table asks of a seat, as everybody sees it: one thing, and so one moment, in each window, stage and choice.
 * Null: nothing. What others do meanwhile changes nothing of it.
 */
export function asked(open: View, seat: Seat): Json {
  if (stretchOf(open, seat, 0, { people: [] }) === null) return null;
  switch (open.phase) {
    case 'placement':
      return 'place';
    case 'choose':
      return ['choose', open.windowNumber, open.acts.length, open.looks.length, open.choice];
    default:
      return [open.phase, open.turn, open.windowNumber];
  }
}

/**
 * When to act next: told from what everybody sees. In a window it is the same for all who are asked, whatever they
 * hold and whether they have passed. Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  return beforeDeadline(stretchOf(open, seat, now, company), open, now);
}

function stretchOf(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  if (open.out.includes(seat)) return null;
  const isActive = open.active === seat;
  switch (open.phase) {
    case 'placement':
      return open.table[seat]?.placed ? null : PLACING;
    case 'preGame':
    case 'react':
    case 'endTurn':
      return open.window?.asked.includes(seat) ? answering(open, now, company) : null;
    case 'action':
      return isActive ? (hasSpoken(open, seat) ? ACTING_AFTER_TALK : ACTING) : null;
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

function hasSpoken({ claims, turn }: View, seat: Seat): boolean {
  return claims.some(({ by, round }) => by === seat && round === turn);
}

function answering({ endsAt, options, out }: View, now: number, { people }: Company): Stretch {
  const opened = endsAt === null ? now : endsAt - 1_000 * options.windowSeconds;
  if (now - opened >= ANSWERED) return WAITING;
  return people.every((seat) => out.includes(seat)) ? AMONG_BOTS : ASKED;
}
