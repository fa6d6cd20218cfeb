import type { BoardDefinition } from 'hush/board';
import { seatIn } from 'hush/game';
import type { View } from '../state';
import type { LogCode } from '../text';

/** Display time of the caption in ms, by kind of log entry, or null for entries without a caption. */
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
  // Seen only by players who have already closed the verdict screen.
  examined: 1500,
  shot: 1500,
  // No caption, because the torn calendar leaf shows the new day.
  'round-began': null,
  // No caption, because the shot screen shows the death.
  died: null,
  // No caption, because the case file names the winners.
  over: null,
};

/** Returns the scene with the caption for a log entry, or null if that kind of entry has no caption. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => {
  const { code } = entry;
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  // When a proposal lapses, even its author sees the caption, because the author did nothing.
  return { by: code === 'lapsed' ? null : seatIn(entry), kind: code, ms };
};
