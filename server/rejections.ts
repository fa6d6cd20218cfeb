import { type EventLog, faultSite } from './log';

/**
 * Logs unhandled rejections and keeps the process running, because a failure in one request must not end all matches.
 * The stored data is consistent either way.
 */
export function logRejections(log: EventLog): void {
  process.on('unhandledRejection', (error) => log.error(faultSite(error), 'rejection-unhandled'));
}
