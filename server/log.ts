import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';

/**
 * JSON lines with an event name per fact. Nothing a player typed, holds or knows belongs in one: no name, token,
 * credential, move argument, view or URL.
 */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export function createLog(level: Config['logLevel'], to?: { write(line: string): void }): Log {
  const options: LoggerOptions = { level, base: null, messageKey: 'event' };
  return to ? pino(options, to) : pino(options);
}
