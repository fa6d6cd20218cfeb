import type { BoardDefinition } from '#client/board/contract.ts';
import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/** How long the slip of each line of the log stays, in ms: who did what, in the words of the log. Null: no slip. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  called: 900,
  claimed: 1200,
  retracted: 900,
  announced: 1200,
  objected: 1000,
  rested: 700,
  // For whoever has gone on from the full screen already; others read it there.
  examined: 1500,
  shot: 1500,
  // The leaf of the calendar tears.
  'round-began': null,
  // The screen of the shot says it.
  died: null,
  // The case file says it.
  over: null,
};

/** A line of the log as a slip of paper. Made of public facts alone: the line's own. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = ({ code, facts }) => {
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  return ms === null ? null : { by: (facts as { by: Seat }).by, kind: code, ms };
};
