import { type BotTiming, beforeDeadline, type Company, type Json, type Seat, type Stretch } from 'hush/game';
import type { View } from '../state';
import { hasClaimed } from './talk';

// Delays in ms. They are as long as people take to read, think and type.
const NIGHT: Stretch = { from: 1_000, to: 3_800 };
/** Delay before the first hint of a round. It is long, so that people have time to give it. */
const OPENING: Stretch = { from: 10_000, to: 30_000 };
const UNASKED_OPENING: Stretch = { from: 3_000, to: 12_000 };
const TURN: Stretch = { from: 3_000, to: 9_000 };
const DISCUSS: Stretch = { from: 3_000, to: 14_000 };
/** Delay of a bot that has made its claim. */
const TALKED: Stretch = { from: 1_500, to: 5_000 };
const VOTE: Stretch = { from: 3_000, to: 12_000 };
/**
 * [CQ-72] Delay when all people are ready or have voted and only bots are left. The slowest bot character can act three
 * times within 3 s.
 */
const FOLLOW: Stretch = { from: 250, to: 850 };
const DISCOVERY: Stretch = { from: 2_500, to: 8_500 };

/** Bots act at least this long before the deadline, in ms, because a move made later could miss it. */
const MARGIN_MS = 1_200;

/**
 * Returns the range of a bot's next delay, or null if the bot does nothing now. The range depends only on public
 * facts, so that timing reveals no secret. In the night and in discovery it is the same for every seat.
 */
export function delay(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  return beforeDeadline(stretchOf(open, seat, company), open, now, MARGIN_MS);
}

/**
 * Returns a key that changes whenever the match waits for a different action of this seat. In a discussion or vote, it
 * also changes when all people have acted, so that all bots then act soon.
 */
export function asked(open: View, seat: Seat, company: Company): Json {
  const stretch = stretchOf(open, seat, company);
  return stretch && [open.round, open.phase, open.turn === seat, stretch === FOLLOW];
}

function stretchOf(open: View, seat: Seat, company: Company): Stretch | null {
  const isOut = open.out.includes(seat);
  switch (open.phase) {
    case 'night':
      return waits(open, company) ? null : NIGHT;
    case 'hint':
      if (isOut) return null;
      if (open.turn === null)
        return company.people.every((each) => open.out.includes(each)) ? UNASKED_OPENING : OPENING;
      return open.turn === seat ? TURN : null;
    case 'discuss':
      if (open.ready.includes(seat)) return null;
      return paced(hasClaimed(open, seat) ? TALKED : DISCUSS, open.ready, company);
    case 'vote':
      return open.voted.includes(seat) ? null : paced(VOTE, open.voted, company);
    case 'discovery':
      return isOut || waits(open, company) ? null : DISCOVERY;
    case 'voteResult':
    case 'matchOver':
      return null;
  }
}

/**
 * [CQ-64] Whether the clock of the night or discovery has not started yet, because the person in a practice match has
 * not acted.
 */
function waits({ endsAt, practising }: View, { people }: Company): boolean {
  return endsAt === null && practising !== null && people.includes(practising);
}

/** Returns `FOLLOW` if all people have acted. Before that, or if only bots play, returns `own`. */
function paced(own: Stretch, acted: readonly Seat[], { people }: Company): Stretch {
  return people.length > 0 && people.every((seat) => acted.includes(seat)) ? FOLLOW : own;
}

export const timing: BotTiming<View> = { asked, delay };
