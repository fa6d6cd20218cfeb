import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { createLog } from '../log';
import { aRedis, hasRedis } from '../testing/redis';
import { lifeOf, removeEnded } from './ended';
import { openRedis } from './redis';

const WAIT = { timeout: 30_000 };
const ROOM = 'HUSHED';
const HERE = { members: { ada: 1 }, tokens: [], stages: 0 };

let redis: Awaited<ReturnType<typeof aRedis>>;
beforeAll(async () => {
  if (hasRedis) redis = await aRedis();
});
afterAll(() => redis?.end());
const join = (name: string) => openRedis(redis.url, { name, log: createLog('silent') });

describe.skipIf(!hasRedis)('a process knows who is connected to other processes', needs('Redis'), () => {
  test('a room loaded during an update knows who is connected elsewhere', async () => {
    const [one, other] = [await join('first'), await join('second')];
    one.presence.share(ROOM, HERE);
    await other.presence.find(ROOM);
    expect(other.presence.elsewhere(ROOM)).toEqual([HERE]);
    const changed: string[] = [];
    other.presence.onChange((code) => changed.push(code));
    // The first call leaves out the new room, as if the room were still being loaded. The second call includes it.
    other.presence.retain(new Set());
    other.presence.retain(new Set([ROOM]));
    await expect.poll(() => changed, WAIT).toEqual([ROOM]);
    expect(other.presence.elsewhere(ROOM)).toEqual([HERE]);
    for (const each of [one, other]) await each.close();
  });

  test('a process that reports again before its presence is removed keeps it', async () => {
    const one = await join('quiet');
    const key = 'hush:left';
    await one.client.hset(key, 'quiet', 'its own', 'gone', 'of one that ended');
    await removeEnded(one.client, key, ['quiet', 'gone']);
    expect(await one.client.hgetall(key)).toEqual({ quiet: 'its own' });
    await one.close();
  });

  test('a process publishes its presence again after Redis restarts', async () => {
    const [one, other] = [await join('before'), await join('beside')];
    one.presence.share(ROOM, HERE);
    await other.presence.find(ROOM);
    await redis.kill();
    await redis.start();
    // Redis has lost the old entry. `one` must publish its life key and its entry again by itself, because this test
    // never calls `one.update`.
    await expect.poll(() => other.client.exists(lifeOf('before')).catch(() => 0), WAIT).toBe(1);
    await expect.poll(() => other.client.hlen(`hush:here:${ROOM}`).catch(() => 0), WAIT).toBe(1);
    await other.update();
    expect(other.presence.elsewhere(ROOM)).toEqual([HERE]);
    for (const each of [one, other]) await each.close();
  });
});
