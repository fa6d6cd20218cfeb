import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { createLog } from '../log';
import { aRedis, hasRedis } from '../testing/redis';
import { openRedis } from './redis';

const WAIT = { timeout: 30_000 };

test.skipIf(!hasRedis)('what carries messages to sockets connects as soon as Redis lets it', async () => {
  const redis = await aRedis();
  const other = new Redis(redis.url);
  const refused = async () => Number(/rejected_connections:(\d+)/.exec(await other.info('stats'))?.[1]);
  const connected = async () => Number(/connected_clients:(\d+)/.exec(await other.info('clients'))?.[1]);
  // This one, and the two that a process opens first.
  await other.config('SET', 'maxclients', 3);
  const cluster = await openRedis(redis.url, { name: 'early', log: createLog('silent') });
  await expect.poll(refused, WAIT).toBeGreaterThanOrEqual(2);
  await other.config('SET', 'maxclients', 100);
  await expect.poll(connected, WAIT).toBe(5);
  await cluster.close();
  other.disconnect();
  await redis.end();
});
