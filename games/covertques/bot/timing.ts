import type { Seat } from '../../../shared/ids';
import type { View } from '../state';

/** Between two moments, in ms from now. */
interface Stretch {
  from: number;
  to: number;
}

/** When somebody acts who reads, thinks and types: as long as it takes a person. */
const NIGHT: Stretch = { from: 2_500, to: 8_000 };
/** Whoever is first begins the round; people get the first word. */
const OPENING: Stretch = { from: 10_000, to: 30_000 };
const TURN: Stretch = { from: 4_000, to: 12_000 };
const DISCUSS: Stretch = { from: 12_000, to: 40_000 };
const VOTE: Stretch = { from: 4_000, to: 14_000 };
const DISCOVERY: Stretch = { from: 2_500, to: 8_500 };

/** A move made in the last moment may come after the clock. */
const MARGIN = 1_200;
/** With little time on the clock nobody waits longer than this share of it before thinking is over. */
const HASTE = 0.4;

/**
 * When to act next: told from what everybody sees, so that no secret shows in a bot's hurry. In the night and in
 * discovery it is the same for every seat. Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number): Stretch | null {
  const stretch = stretchOf(open, seat);
  if (!stretch || open.endsAt === null) return stretch;
  const left = open.endsAt - now - MARGIN;
  if (left <= 0) return null;
  const from = Math.min(stretch.from, left * HASTE);
  return { from, to: Math.max(from, Math.min(stretch.to, left)) };
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
