import type { BoardDefinition } from '#client/board/contract.ts';
import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/** How long the slip of each line of the log stays, in ms: who did what, in the words of the log. Null: no slip. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  // For whoever does not see the feed now, where it is typed in (`Office`).
  hinted: 700,
  suspected: 1000,
  claimed: 1200,
  retracted: 900,
  picked: 1200,
  // The screen itself changes: the new word, the votes, the role that is shown, the memo.
  'round-began': null,
  counted: null,
  shown: null,
  revealed: null,
  over: null,
  cancelled: null,
};

/** A line of the log as a slip of paper. Made of public facts alone: the line's own. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = ({ code, facts }) => {
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  const { by, seat } = facts as { by?: Seat; seat?: Seat };
  return { by: by ?? seat ?? null, kind: code, ms };
};
