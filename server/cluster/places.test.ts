import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { must } from '#shared/must.ts';
import { createLog } from '../log';
import { toy } from '../matches/toy';
import { hasPostgres } from '../testing/postgres';
import { processes, type TestProcess } from '../testing/processes';
import { aRedis, hasRedis } from '../testing/redis';
import { atMatch, inRoom, type TestClient } from '../testing/sockets';
import { openRedis } from './redis';

const WAIT = { timeout: 30_000 };
const KEY = 'sockets 192.0.2.1';

let redis: Awaited<ReturnType<typeof aRedis>>;
beforeAll(async () => {
  if (hasRedis) redis = await aRedis();
});
afterAll(() => redis?.end());
const join = (name: string) => openRedis(redis.url, { name, log: createLog('silent') });

describe.skipIf(!hasRedis)('each process counts the open resources of the others', needs('Redis'), () => {
  test('a counter reaches the other processes', async () => {
    const [one, other] = [await join('one'), await join('other')];
    one.places.open(KEY, 3);
    await expect.poll(() => other.places.elsewhere(KEY), WAIT).toBe(3);
    const late = await join('late');
    expect(late.places.elsewhere(KEY)).toBe(3);
    one.places.open(KEY, 0);
    for (const each of [other, late]) await expect.poll(() => each.places.elsewhere(KEY), WAIT).toBe(0);
    for (const each of [one, other, late]) await each.close();
  });

  test('a process’s counters are dropped when it ends', async () => {
    const [one, other] = [await join('silent'), await join('listening')];
    one.places.open(KEY, 2);
    await expect.poll(() => other.places.elsewhere(KEY), WAIT).toBe(2);
    await other.client.del('hush:process:silent');
    await other.update();
    expect(other.places.elsewhere(KEY)).toBe(0);
    await one.update();
    await other.update();
    expect(other.places.elsewhere(KEY)).toBe(2);
    await one.close();
    await expect.poll(() => other.places.elsewhere(KEY), WAIT).toBe(0);
    await other.close();
  });

  test('a counter is reloaded from Redis if its message was lost', async () => {
    const [one, other] = [await join('speaking'), await join('deaf')];
    await other.update();
    await one.client.hset('hush:open:speaking', KEY, 5);
    await other.update();
    expect(other.places.elsewhere(KEY)).toBe(5);
    await one.close();
    await other.close();
  });
});

describe.skipIf(!hasPostgres || !hasRedis)(
  'the limits on open resources apply to two processes together',
  needs('PostgreSQL and Redis'),
  () => {
    test('each process counts the other’s sockets and replays', async () => {
      const own = await processes(2, [toy], { sockets: 3 });
      const [dying, living] = own.all as [TestProcess, TestProcess];
      const ears = [dying, dying, living].map(({ url }) => atMatch(url, 'toy'));
      for (const ear of ears) await ear.on('connect');
      const address = '127.0.0.1';
      const isFull = ({ served }: TestProcess) => served.limits.isFull('sockets', address);
      await expect.poll(() => own.all.map(isFull), WAIT).toEqual([true, true]);
      const fourth = atMatch(living.url, 'toy');
      await fourth.on('connect_error');
      for (let n = 0; n < 2; n++) expect(dying.served.limits.enter('replays', 'a member')).toBe(true);
      await expect.poll(() => living.served.limits.isFull('replays', 'a member'), WAIT).toBe(true);
      await dying.kill();
      await own.pass(2_000);
      expect([isFull(living), living.served.limits.isFull('replays', 'a member')]).toEqual([false, false]);
      const fifth = atMatch(living.url, 'toy');
      await fifth.on('connect');
      for (const ear of [...ears, fourth, fifth]) ear.close();
      await own.end();
    });

    test('each process counts the other’s devices and stages', async () => {
      const own = await processes(2, [toy]);
      const [one, other] = own.all as [TestProcess, TestProcess];
      const host = await one.makeRoom('Mara');
      const ears: TestClient[] = [];
      const enter = async ({ url }: TestProcess) => {
        const ear = inRoom(url, host);
        ears.push(ear);
        await ear.until(() => ear.all('room').length > 0 || ear.all('connect_error').length > 0);
        return ear.all<[Error]>('connect_error').map(([{ message }]) => message);
      };
      const presence = ({ served }: TestProcess) => must(served.rooms.loaded(host.code)).presence;
      for (let n = 0; n < 4; n++) expect([await enter(one), await enter(other)]).toEqual([[], []]);
      await expect
        .poll(() => own.all.map((each) => presence(each).isOneTooMany(host.id, 'ninth')), WAIT)
        .toEqual([true, true]);
      expect(await enter(other)).toEqual(['too-many-devices']);
      const close = Array.from({ length: 3 }, () => presence(one).openStage());
      await expect.poll(() => presence(other).stages(), WAIT).toBe(3);
      for (const end of close) end();
      for (const ear of ears) ear.close();
      await own.end();
    });
  },
);
