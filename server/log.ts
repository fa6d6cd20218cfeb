import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';

/**
 * Writes JSON lines. Each line has an event name and its facts. A line never contains text that a player typed or
 * anything that identifies a player or reveals cards: no name, token, credential, move argument, view or URL.
 */
export interface Log extends EventLog {
  /** Number of errors logged for each event, even if the log's level hides them. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Logs an event name with its facts, which never contain a view, an argument or a credential. */
export interface EventLog {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
  /**
   * True in development, where messages of errors thrown by rules are logged and shown to the player. Otherwise these
   * messages are hidden, because they may contain cards or names.
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
 * Returns the type and place of an error thrown by rules, for the log. Leaves out its message, which may contain cards
 * or names. To see the message, replay the stored journal.
 */
export function faultSite(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const lines = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .map((line) => line.trim());
  return { error: error.constructor.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 6) };
}

/** Returns the same as `faultSite` and, in development, the error's message. */
export function ruleFault(error: unknown, log: EventLog): ReturnType<typeof faultSite> & { message?: string } {
  const message = messageIn(error, log);
  return { ...faultSite(error), ...(message !== null && { message }) };
}

/** Returns the message of an error thrown by rules, or null outside development. */
export function messageIn(error: unknown, { hasMessages }: EventLog): string | null {
  if (!hasMessages) return null;
  return error instanceof Error ? error.message : String(error);
}

/** Returns what can be logged about an error thrown while a game's module loads, when there are no cards yet. */
export function loadFault(error: unknown): ReturnType<typeof faultSite> & { message: string } {
  return { message: error instanceof Error ? error.message : String(error), ...faultSite(error) };
}

/** Returns what can be logged about an error of the store. The error's code and message contain no stored data. */
export function storeFault(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  return 'code' in error ? { error: error.constructor.name, code: String(error.code) } : { error: error.message };
}
