import type { BoardDefinition } from '../../../client/board/contract';
import type { Seat } from '../../../shared/ids';
import type { View } from '../state';
import type { LogCode } from '../text';

/** How long the slip of each line of the log stays, in ms: who did what, in the words of the log. Null: no slip. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  used: 1500,
  looked: 1000,
  revealed: 900,
  armed: 700,
  aimed: 900,
  taken: 1200,
  disarmed: 900,
  drew: 700,
  discarded: 900,
  returned: 1200,
  healed: 1200,
  reversed: 900,
  swapped: 1200,
  moved: 1200,
  redirected: 1200,
  declined: 700,
  late: 1000,
  // The tape says what is declared, and that it stands.
  declared: null,
  kept: null,
  // The screen of the shot says these.
  shot: null,
  wounded: null,
  eliminated: null,
  // The table's sentence says it.
  turn: null,
  'placed-for': null,
  // A mark at the officer says it.
  away: null,
  back: null,
  // Nobody has to act on it.
  reshuffled: null,
  // The closed case says it.
  cancelled: null,
  over: null,
};

/** A line of the log as a slip of paper. Made of public facts alone: the line's own. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = ({ code, facts }) => {
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  return ms === null ? null : { by: doer(code, facts), kind: code, ms };
};

/** These are done by the seat they name; what else names a seat comes over it, and it reads that too. */
const BY_THE_SEAT: readonly string[] = ['armed', 'aimed', 'drew', 'discarded'] satisfies LogCode[];

function doer(code: string, facts: unknown): Seat | null {
  const { by, seat } = (facts ?? {}) as { by?: Seat; seat?: Seat };
  return by ?? (BY_THE_SEAT.includes(code) ? seat : null) ?? null;
}
