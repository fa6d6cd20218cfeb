import { type EventLog, faultSite } from './log';

/**
 * A promise that failed and that nobody waited for is logged, and the process goes on: what one request sets going
 * must not end everybody's games. What is stored is whole either way.
 */
export function logRejections(log: EventLog): void {
  process.on('unhandledRejection', (error) => log.error(faultSite(error), 'rejection-unhandled'));
}
