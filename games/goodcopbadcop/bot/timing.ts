import { type BotTiming, beforeDeadline, type Company, type Json, type Seat, type Stretch } from 'hush/game';
import { secondsOf, type View } from '../state';

/** Delays in ms before each kind of move. They are as long as a person needs to read, think and point. */
const PLACING: Stretch = { from: 1_500, to: 3_800 };
const ACTING: Stretch = { from: 2_500, to: 7_000 };
/** Delay before an action after a claim. It is shorter, because the bot has already thought before its claim. */
const ACTING_AFTER_TALK: Stretch = { from: 1_200, to: 3_000 };
const CHOOSING: Stretch = { from: 1_500, to: 4_500 };
const AIMING: Stretch = { from: 1_500, to: 4_000 };
/** Delay in a window. A window asks all seats at the same time, so bots let people answer first. */
const ASKED: Stretch = { from: 1_000, to: 3_000 };
/** Delay in a window when all people are eliminated. */
const AMONG_BOTS: Stretch = { from: 200, to: 500 };
/** Time in ms after which all bots have answered a window. From then on, the window waits only for people. */
const ANSWERED = 4_000;
const WAITING: Stretch = { from: 2_000, to: 4_000 };

/**
 * Returns a value that identifies what the match publicly wants from a seat, or null if it wants nothing. It changes
 * with each window, phase and choice, but not with other seats' moves.
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
 * Returns the delay before the bot's next action, or null if the bot has nothing to do. Uses only public facts. In a
 * window, all seats that are asked have the same delay, whether or not they have a card or have passed.
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

function answering(open: View, now: number, { people }: Company): Stretch {
  const { endsAt, out } = open;
  const opened = endsAt === null ? now : endsAt - 1_000 * secondsOf(open, open.phase);
  if (now - opened >= ANSWERED) return WAITING;
  return people.every((seat) => out.includes(seat)) ? AMONG_BOTS : ASKED;
}

export const timing: BotTiming<View> = { asked, delay };
