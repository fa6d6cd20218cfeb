import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';

/**
 * Writes JSON lines with one event name per fact. They never contain text that a player typed, nor anything a player
 * holds or knows: no name, token, credential, move argument, view or URL.
 */
export interface Log extends EventLog {
  /** Number of errors logged per event, regardless of the level. */
  readonly errors: ReadonlyMap<string, number>;
}

/** The log for matches: an event name and its facts, never a view, an argument or a credential. */
export interface EventLog {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
  /**
   * True in development: the messages of errors thrown by rules are logged, and shown to the player. Otherwise they are
   * neither, because rules may have put cards or names into them.
   */
  readonly hasMessages?: boolean;
}

export function createLog(
  level: Config['logLevel'],
  to?: { write(line: string): void },
  { hasMessages = false }: Pick<EventLog, 'hasMessages'> = {},
): Log {
  const options: LoggerOptions = { level, base: null, messageKey: 'event' };
  const logger = to ? pino(options, to) : pino(options);
  const errors = new Map<string, number>();
  const error = (facts: object, event: string) => {
    errors.set(event, (errors.get(event) ?? 0) + 1);
    logger.error(facts, event);
  };
  return Object.assign(Object.create(logger) as Logger, { error, errors, hasMessages });
}

/**
 * Returns the loggable part of an error thrown by rules: its type and place. The message is left out, because rules may
 * have put cards or names into it. The error can be reproduced by replaying the stored journal.
 */
export function faultSite(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  // The stack begins with the message, which may contain a line that looks like a stack frame.
  const lines = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .map((line) => line.trim());
  return { error: error.constructor.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 6) };
}

/** Like `faultSite`, with the error's message in development. */
export function ruleFault(error: unknown, log: EventLog): ReturnType<typeof faultSite> & { message?: string } {
  const message = messageIn(error, log);
  return { ...faultSite(error), ...(message !== null && { message }) };
}

/** Returns the message of an error thrown by rules, or null unless this is development. */
export function messageIn(error: unknown, { hasMessages }: EventLog): string | null {
  if (!hasMessages) return null;
  return error instanceof Error ? error.message : String(error);
}

/** Returns the loggable part of a store error. Its code and message contain no stored data. */
export function storeFault(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  return 'code' in error ? { error: error.constructor.name, code: String(error.code) } : { error: error.message };
}
