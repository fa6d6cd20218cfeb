import { inject } from 'vitest';
import { startRedis } from '#scripts/testing/redisServer.ts';

/**
 * True if this machine has a Redis server. In a run that must not skip tests, a missing server has already caused a
 * failure.
 */
export const hasRedis = inject('redis');

/** Starts a separate Redis in a temporary folder, on a free port and without persistence. */
export const aRedis = startRedis;
