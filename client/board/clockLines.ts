import type { Seat } from '#shared/ids.ts';
import type { LogEntry } from '#shared/module.ts';
import { CLOCK_CODES } from '#shared/pause.ts';
import { type GameText, grammarOf, type Names, type Sentence, sentence } from '#shared/text.ts';
import type { LogBook, LogKind, Scene } from './contract';

const { pause, endPause, addMinute } = CLOCK_CODES;
const KINDS: Readonly<Record<string, LogKind>> = { [pause]: 'time', [endPause]: 'time', [addMinute]: 'time' };
/** Playing time of the slip about an added minute, in ms. */
const SLIP = 700;

/** Words a line about the match's clock, or returns null for any other line. */
function clockLine(entry: LogEntry, names: Names): Sentence | null {
  if (!isClockLine(entry)) return null;
  const { who, does } = grammarOf(names);
  const by = doerOf(entry);
  if (entry.code === endPause) return ['The clock’s running again.'];
  if (entry.code === pause)
    return by === null ? ['The host paused the match.'] : sentence`${who(by)} ${does(by, 'paused')} the match.`;
  return by === null ? ['The host added a minute.'] : sentence`${who(by)} ${does(by, 'added')} a minute.`;
}

/** Whether a log line is about the match's clock, which is the platform's own. */
export function isClockLine({ code }: LogEntry): boolean {
  return Object.hasOwn(KINDS, code);
}

/** Returns the scene of a line about the clock. Only an added minute has one, because a pause has its sign. */
export function clockScene(entry: LogEntry): Scene | null {
  return entry.code === addMinute ? { by: doerOf(entry), kind: entry.code, ms: SLIP } : null;
}

/** Returns the board with words for the platform's own log lines. */
export function withClockLines<Board extends { text: Pick<GameText<never>, 'logEntry'>; log?: LogBook }>(
  board: Board,
): Board {
  const { text, log } = board;
  const logEntry = (entry: LogEntry, names: Names) => clockLine(entry, names) ?? text.logEntry(entry, names);
  return { ...board, text: { ...text, logEntry }, ...(log && { log: { ...log, kinds: { ...log.kinds, ...KINDS } } }) };
}

function doerOf({ facts }: LogEntry): Seat | null {
  return (facts as { by: Seat | null }).by;
}
