import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';

/**
 * JSON lines with an event name per fact. Nothing a player typed, holds or knows belongs in one: no name, token,
 * credential, move argument, view or URL.
 */
export interface Log extends EventLog {
  /** How many errors it was told, by event, whatever its level. */
  readonly errors: ReadonlyMap<string, number>;
}

/** A log as matches use it: an event's name and its facts, never a view, an argument or a credential. */
export interface EventLog {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

export function createLog(level: Config['logLevel'], to?: { write(line: string): void }): Log {
  const options: LoggerOptions = { level, base: null, messageKey: 'event' };
  const logger = to ? pino(options, to) : pino(options);
  const errors = new Map<string, number>();
  const error = (facts: object, event: string) => {
    errors.set(event, (errors.get(event) ?? 0) + 1);
    logger.error(facts, event);
  };
  return Object.assign(Object.create(logger) as Logger, { error, errors });
}

/**
 * What may be logged of an error thrown by rules: its kind and where it was thrown. Its message stays out of it,
 * since rules may have put cards or names into it; the journal of the stored match, played again, brings it up.
 */
export function faultSite(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  // The stack begins with the message, and a line of that may look like a place.
  const lines = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .map((line) => line.trim());
  return { error: error.constructor.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 6) };
}

/** What may be logged of a store that failed: its own codes and words hold nothing that was to be stored. */
export function storeFault(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  return 'code' in error ? { error: error.constructor.name, code: String(error.code) } : { error: error.message };
}
