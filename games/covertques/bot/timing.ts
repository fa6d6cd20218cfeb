import { beforeDeadline, type Stretch } from '../../../shared/botTiming';
import type { Seat } from '../../../shared/ids';
import type { View } from '../state';

/** When somebody acts who reads, thinks and types: as long as it takes a person. */
const NIGHT: Stretch = { from: 2_500, to: 8_000 };
/** Whoever is first begins the round; people get the first word. */
const OPENING: Stretch = { from: 10_000, to: 30_000 };
const TURN: Stretch = { from: 4_000, to: 12_000 };
const DISCUSS: Stretch = { from: 12_000, to: 40_000 };
const VOTE: Stretch = { from: 4_000, to: 14_000 };
const DISCOVERY: Stretch = { from: 2_500, to: 8_500 };

/** A move made in the last moment may come after the clock. */
const MARGIN_MS = 1_200;

/**
 * When to act next: told from what everybody sees, so that no secret shows in a bot's hurry. In the night and in
 * discovery it is the same for every seat. Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number): Stretch | null {
  return beforeDeadline(stretchOf(open, seat), open, now, MARGIN_MS);
}

function stretchOf(open: View, seat: Seat): Stretch | null {
  const isOut = open.out.includes(seat);
  switch (open.phase) {
    case 'night':
      return NIGHT;
    case 'hint':
      if (isOut) return null;
      if (open.turn === null) return OPENING;
      return open.turn === seat ? TURN : null;
    case 'discuss':
      return open.ready.includes(seat) ? null : DISCUSS;
    case 'vote':
      return open.voted.includes(seat) ? null : VOTE;
    case 'discovery':
      return isOut ? null : DISCOVERY;
    case 'voteResult':
    case 'matchOver':
      return null;
  }
}
