import type { LogEntry } from '#shared/contract/module.ts';
import { CLOCK_CODES } from '#shared/engine/pause.ts';
import { PREDICTED, predictionIn } from '#shared/engine/prediction.ts';
import type { Seat } from '#shared/ids.ts';
import { type GameText, type Names, piecesOf, type Sentence, seatIn, strong } from '#shared/text/text.ts';
import type { LogBook, LogKind, Scene } from './contract';
import { LINES } from './text';

const { pause, endPause, addMinute } = CLOCK_CODES;
const KINDS: Readonly<Record<string, LogKind>> = {
  [pause]: 'time',
  [endPause]: 'time',
  [addMinute]: 'time',
  [PREDICTED]: 'end',
};
const SLIP = 700;

/** Returns the sentence for a log line that the platform added, or null for a log line of the game. */
function platformLine(entry: LogEntry, names: Names, sides: GameText<never>['sides']): Sentence | null {
  if (!isPlatformLine(entry)) return null;
  const isYou = (seat: Seat) => seat === names.you;
  const prediction = predictionIn(entry);
  if (prediction) {
    const { by, winner, right } = prediction;
    const side = strong(sides?.[winner] ?? names(winner));
    return piecesOf(isYou(by) ? LINES.youPredicted(side, right) : LINES.predicted(strong(names(by)), side, right));
  }
  const by = seatIn(entry);
  if (entry.code === endPause) return [LINES.running];
  const { host, you, other } = entry.code === pause ? LINES.paused : LINES.added;
  if (by === null) return [host];
  return piecesOf(isYou(by) ? you : other(strong(names(by))));
}

/** Returns true if the platform adds this log line in every game. Such lines are about the clock or a prediction. */
export function isPlatformLine({ code }: LogEntry): boolean {
  return Object.hasOwn(KINDS, code);
}

/**
 * Returns the scene for a log line of the platform. A pause has no scene, because it is shown as a sign. Only an added
 * minute has one.
 */
export function platformScene(entry: LogEntry): Scene | null {
  return entry.code === addMinute ? { by: seatIn(entry), kind: entry.code, ms: SLIP } : null;
}

/** Returns a copy of the board that also has words for log lines of the platform. */
export function withPlatformLines<Board extends { text: Pick<GameText<never>, 'logEntry' | 'sides'>; log?: LogBook }>(
  board: Board,
): Board {
  const { text, log } = board;
  const logEntry = (entry: LogEntry, names: Names) =>
    platformLine(entry, names, text.sides) ?? text.logEntry(entry, names);
  return { ...board, text: { ...text, logEntry }, ...(log && { log: { ...log, kinds: { ...log.kinds, ...KINDS } } }) };
}
