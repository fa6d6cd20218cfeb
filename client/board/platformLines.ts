import type { LogEntry } from '#shared/module.ts';
import { CLOCK_CODES } from '#shared/pause.ts';
import { PREDICTED, predictionIn } from '#shared/prediction.ts';
import { type GameText, grammarOf, type Names, type Sentence, seatIn, sentence } from '#shared/text.ts';
import type { LogBook, LogKind, Scene } from './contract';

const { pause, endPause, addMinute } = CLOCK_CODES;
const KINDS: Readonly<Record<string, LogKind>> = {
  [pause]: 'time',
  [endPause]: 'time',
  [addMinute]: 'time',
  [PREDICTED]: 'end',
};
/** Playing time of the slip about an added minute, in ms. */
const SLIP = 700;

/** Puts one of the platform's own log lines into words. Returns null for any other line. */
function platformLine(entry: LogEntry, names: Names): Sentence | null {
  if (!isPlatformLine(entry)) return null;
  const { who, does } = grammarOf(names);
  const prediction = predictionIn(entry);
  if (prediction) {
    const { by, winner, right } = prediction;
    return sentence`${who(by)} ${does(by, 'predicted')} that ${names(winner)} would win. ${{ plain: right ? 'Right!' : 'Wrong.' }}`;
  }
  const by = seatIn(entry);
  if (entry.code === endPause) return ['The clock’s running again.'];
  if (entry.code === pause)
    return by === null ? ['The host paused the match.'] : sentence`${who(by)} ${does(by, 'paused')} the match.`;
  return by === null ? ['The host added a minute.'] : sentence`${who(by)} ${does(by, 'added')} a minute.`;
}

/** Returns true for the platform's own log lines, which occur in every game and are about the clock or a prediction. */
export function isPlatformLine({ code }: LogEntry): boolean {
  return Object.hasOwn(KINDS, code);
}

/**
 * Returns the scene for one of the platform's own log lines. Only an added minute has a scene, because a pause has a
 * sign.
 */
export function platformScene(entry: LogEntry): Scene | null {
  return entry.code === addMinute ? { by: seatIn(entry), kind: entry.code, ms: SLIP } : null;
}

/** Returns the board with added words for the platform's own log lines. */
export function withPlatformLines<Board extends { text: Pick<GameText<never>, 'logEntry'>; log?: LogBook }>(
  board: Board,
): Board {
  const { text, log } = board;
  const logEntry = (entry: LogEntry, names: Names) => platformLine(entry, names) ?? text.logEntry(entry, names);
  return { ...board, text: { ...text, logEntry }, ...(log && { log: { ...log, kinds: { ...log.kinds, ...KINDS } } }) };
}
