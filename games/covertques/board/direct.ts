import type { BoardDefinition } from 'hush/board';
import { seatIn } from 'hush/game';
import type { View } from '../state';
import type { LogCode } from '../text';

/** Display time in ms of the caption for each log code, or null for no caption. */
const SLIPS: Readonly<Record<LogCode, number | null>> = {
  // The feed shows every hint, so this caption is shown only where the feed is not on screen (`Office`).
  hinted: 700,
  suspected: 1000,
  claimed: 1200,
  retracted: 900,
  picked: 1200,
  // These events change the whole screen, so they need no caption.
  'round-began': null,
  counted: null,
  shown: null,
  revealed: null,
  over: null,
  cancelled: null,
};

/** Creates the scene for a log entry, with a caption that uses only public facts. */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => {
  const { code } = entry;
  const ms = Object.hasOwn(SLIPS, code) ? SLIPS[code as LogCode] : null;
  if (ms === null) return null;
  return { by: seatIn(entry) ?? seatIn(entry, 'seat'), kind: code, ms };
};
