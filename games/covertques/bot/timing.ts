import { beforeDeadline, type Stretch } from '#shared/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Company } from '#shared/module.ts';
import type { View } from '../state';
import { hasClaimed } from './talk';

/** When somebody acts who reads, thinks and types: as long as it takes a person. */
const NIGHT: Stretch = { from: 1_000, to: 3_800 };
/** Whoever is first begins the round; people get the first word. */
const OPENING: Stretch = { from: 10_000, to: 30_000 };
const UNASKED_OPENING: Stretch = { from: 3_000, to: 12_000 };
const TURN: Stretch = { from: 3_000, to: 9_000 };
const DISCUSS: Stretch = { from: 6_000, to: 24_000 };
/** It has had its say. */
const TALKED: Stretch = { from: 1_500, to: 5_000 };
const VOTE: Stretch = { from: 3_000, to: 12_000 };
/** All people are ready, or have voted: nobody else is waited for. */
const FOLLOW: Stretch = { from: 500, to: 1_900 };
const DISCOVERY: Stretch = { from: 2_500, to: 8_500 };

/** A move made in the last moment may come after the clock. */
const MARGIN_MS = 1_200;

/**
 * When to act next: told from what everybody sees, so that no secret shows in a bot's hurry. In the night and in
 * discovery it is the same for every seat. Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  return beforeDeadline(stretchOf(open, seat, company), open, now, MARGIN_MS);
}

/**
 * What the table waits for from this seat. In a discussion and a vote it is another thing once all people have acted:
 * then the bots follow at once, all of them at the same time.
 */
export function asked(open: View, seat: Seat, company: Company): Json {
  const stretch = stretchOf(open, seat, company);
  return stretch && [open.round, open.phase, open.turn === seat, stretch === FOLLOW];
}

function stretchOf(open: View, seat: Seat, company: Company): Stretch | null {
  const isOut = open.out.includes(seat);
  switch (open.phase) {
    case 'night':
      return NIGHT;
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
      return isOut ? null : DISCOVERY;
    case 'voteResult':
    case 'matchOver':
      return null;
  }
}

/** Bots among themselves keep their own time. */
function paced(own: Stretch, acted: readonly Seat[], { people }: Company): Stretch {
  return people.length > 0 && people.every((seat) => acted.includes(seat)) ? FOLLOW : own;
}
