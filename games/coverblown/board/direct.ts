import type { BoardDefinition } from '#client/board/contract.ts';
import { seatIn } from '#shared/text.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/** Time in ms for which the slip with each kind of log entry stays, or null for entries without a slip. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  called: 900,
  claimed: 1200,
  retracted: 900,
  // The pinned slip shows the proposal.
  announced: null,
  agreed: 700,
  objected: 1000,
  rested: 700,
  lapsed: 1500,
  // Seen only by players who have already closed the verdict screen.
  examined: 1500,
  shot: 1500,
  // The calendar's torn leaf shows the new day.
  'round-began': null,
  // The screen of the shot shows the death.
  died: null,
  // The case file shows the winners.
  over: null,
};

/** Returns the slip of paper for a log entry, or null if that kind of entry has none. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => {
  const { code } = entry;
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  // The author of a lapsed proposal did not act, and gets the slip too.
  return { by: code === 'lapsed' ? null : seatIn(entry), kind: code, ms };
};
