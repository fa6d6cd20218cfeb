import { inject } from 'vitest';
import { startRedis } from '#scripts/testing/redisServer.ts';

/** True if this machine has a Redis server. If tests may not be skipped, a run without one has already failed. */
export const hasRedis = inject('redis');

/** Starts a separate Redis in a temporary folder, on a free port and without persistence. */
export const aRedis = startRedis;
