import type { BoardDefinition } from 'hush/board';
import { seatIn } from 'hush/game';
import type { View } from '../state';
import type { LogCode } from '../text';

/** Display time of the caption in ms for each log code, or null for no caption. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  called: 900,
  claimed: 1200,
  retracted: 900,
  // No caption, because the proposal is pinned above the buttons.
  announced: null,
  agreed: 700,
  objected: 1000,
  rested: 700,
  lapsed: 1500,
  // Only players who have already closed the verdict screen see this caption.
  examined: 1500,
  shot: 1500,
  // No caption, because the calendar leaf shows the new day.
  'round-began': null,
  // No caption, because the shot screen shows the death.
  died: null,
  // No caption, because the case file names the winners.
  over: null,
};

/** Creates the scene with the caption for a log entry. Null if its code has no caption. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => {
  const { code } = entry;
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  // The author of a lapsed proposal sees the caption too, because it lapsed without any action of the author.
  return { by: code === 'lapsed' ? null : seatIn(entry), kind: code, ms };
};
