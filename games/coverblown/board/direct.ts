import type { BoardDefinition } from '#client/board/contract.ts';
import { seatIn } from '#shared/text.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/**
 * Time in ms for which the slip of each kind of log entry stays, or null for no slip. Slips use the words of the log.
 */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  called: 900,
  claimed: 1200,
  retracted: 900,
  // The pinned slip shows it.
  announced: null,
  agreed: 700,
  objected: 1000,
  rested: 700,
  // For players who have already closed the verdict screen. The others read the verdict there.
  examined: 1500,
  shot: 1500,
  // The calendar's torn leaf shows it.
  'round-began': null,
  // The screen of the shot shows it.
  died: null,
  // The case file shows it.
  over: null,
};

/** Turns a log entry into a slip of paper, using only the entry's public facts. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => {
  const { code } = entry;
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  return ms === null ? null : { by: seatIn(entry), kind: code, ms };
};
