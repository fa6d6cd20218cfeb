import type { BoardDefinition } from '#client/board/contract.ts';
import { seatIn } from '#shared/text/text.ts';
import type { View } from '../state';
import type { LogCode } from '../text';

/** Time in ms for which the slip of each kind of log entry is shown, or null for no slip. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  // Shown only where the feed is not on screen (`Office`), because the feed shows every hint.
  hinted: 700,
  suspected: 1000,
  claimed: 1200,
  retracted: 900,
  picked: 1200,
  // These events change the whole screen, so they need no slip.
  'round-began': null,
  counted: null,
  shown: null,
  revealed: null,
  over: null,
  cancelled: null,
};

/** Turns a log entry into a slip, using only the entry's public facts. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => {
  const { code } = entry;
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  return { by: seatIn(entry) ?? seatIn(entry, 'seat'), kind: code, ms };
};
