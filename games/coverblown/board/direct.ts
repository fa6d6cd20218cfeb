import type { BoardDefinition } from '#client/board/contract.ts';
import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/**
 * Time in ms for which the slip of each kind of log entry stays, or null for no slip. Slips use the words of the log.
 */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  called: 900,
  claimed: 1200,
  retracted: 900,
  announced: 1200,
  agreed: 700,
  objected: 1000,
  rested: 700,
  // For players who have already left the full screen; the others read it there.
  examined: 1500,
  shot: 1500,
  // Shown by the calendar's torn leaf.
  'round-began': null,
  // Shown by the screen of the shot.
  died: null,
  // Shown by the case file.
  over: null,
};

/** A log entry as a slip of paper, made only from the entry's public facts. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = ({ code, facts }) => {
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  return ms === null ? null : { by: (facts as { by: Seat }).by, kind: code, ms };
};
