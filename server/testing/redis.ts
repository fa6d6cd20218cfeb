import { inject } from 'vitest';
import { startRedis } from '#scripts/redisServer.ts';

/** Whether this machine has a Redis server; where tests may not be skipped, the run has failed already. */
export const hasRedis = inject('redis');

/** A Redis of the test's own, in a temporary folder and on a free port. It keeps nothing on the disk. */
export const aRedis = startRedis;
