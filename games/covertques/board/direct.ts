import type { BoardDefinition } from '#client/board/contract.ts';
import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/** Time in ms that the slip with each line of the log is shown, or null for no slip. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  // For players who do not see the feed, which shows the hint (`Office`).
  hinted: 700,
  suspected: 1000,
  claimed: 1200,
  retracted: 900,
  picked: 1200,
  // The screen shows these itself: new word, votes, role shown, memo.
  'round-began': null,
  counted: null,
  shown: null,
  revealed: null,
  over: null,
  cancelled: null,
};

/** The slip of a log line, made of that line's public facts only. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = ({ code, facts }) => {
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  const { by, seat } = facts as { by?: Seat; seat?: Seat };
  return { by: by ?? seat ?? null, kind: code, ms };
};
