import { inject } from 'vitest';
import { startRedis } from '#scripts/redisServer.ts';

/**
 * Whether this machine has a Redis server. If there is none and tests may not be skipped, the run has already failed.
 */
export const hasRedis = inject('redis');

/** Starts a separate Redis in a temporary folder, on a free port and without persistence. */
export const aRedis = startRedis;
