import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from '../../matches/toy';
import { aServer, type TestServer } from '../../testing/server';
import { atMatch } from '../../testing/sockets';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterAll(() => server.end());

test('a failed deletion of an old match does not affect the room', async () => {
  const [host] = await server.startMatch(2, 'toy', { seconds: 600 });
  const { store, lines } = server;
  const { prune } = store;
  store.prune = () => Promise.reject(new Error('the disk is full'));
  const logged = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`)).length;
  await server.as(must(host), 'POST', '/stop');
  await server.as(must(host), 'POST', '/start');
  await server.served.settled();
  store.prune = prune;
  expect([logged('store-failed'), logged('room-fault')]).toEqual([1, 0]);
});

test('a match stopped in its first minute is later deleted', async () => {
  const [host] = await server.startMatch(2, 'toy', { seconds: 600 });
  if (!host) throw new Error('no match');
  const ids: string[] = [];
  const playFor = async (ms: number) => {
    ids.push((await server.room(host.code)).match?.id ?? '');
    await server.pass(ms, ms);
    expect((await server.as(host, 'POST', '/stop')).status).toBe(200);
  };
  const replays = async () => {
    await server.served.settled();
    const requests = ids.map((id) => server.ask('GET', `/api/matches/${id}/replay`, { token: host.token }));
    return (await Promise.all(requests)).map(({ status }) => status);
  };
  await playFor(59_999);
  expect(await replays()).toEqual([200]);
  const client = atMatch(server.url, 'toy');
  await client.sync(await server.seat(host));
  await server.as(host, 'POST', '/start');
  await playFor(60_000);
  await server.as(host, 'POST', '/start');
  await playFor(1);
  expect(await replays()).toEqual([404, 200, 200]);
  // A client that was following the deleted match stays connected.
  expect(await client.ask('time')).toBe(server.clock.now());
  client.close();
});
