import { type EventLog, faultSite } from './log';

/**
 * Logs unhandled rejections instead of letting the process end. A failure in one request must not end all matches, and
 * the stored data is consistent either way.
 */
export function logRejections(log: EventLog): void {
  process.on('unhandledRejection', (error) => log.error(faultSite(error), 'rejection-unhandled'));
}
