import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient } from '../testing/sockets';

let server: TestServer;
const ears: { close(): void }[] = [];
beforeAll(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterAll(async () => {
  for (const client of ears) client.close();
  await server.end();
});

function device(): MatchTestClient {
  const client = atMatch(server.url, 'toy');
  ears.push(client);
  return client;
}

/** Plays two matches in a room. In the second, P0 and P1 swap seats. */
async function twoMatches() {
  const [host, ben] = await server.startMatch(2, 'toy', { seconds: 600 });
  if (!host || !ben) throw new Error('no match');
  // A match is kept only if it lasts longer than a minute.
  await server.pass(60_000, 60_000);
  const earlier = { host: await server.seat(host), ben: await server.seat(ben) };
  await server.as(host, 'POST', '/stop');
  await server.as(host, 'PATCH', `/members/${host.id}`, { seated: false });
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { seated: false });
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { seated: true });
  await server.as(host, 'PATCH', `/members/${host.id}`, { seated: true });
  await server.as(host, 'POST', '/start');
  const present = { host: await server.seat(host), ben: await server.seat(ben) };
  expect([earlier.host.playerID, present.host.playerID, present.ben.playerID]).toEqual(['0', '1', '0']);
  return { host, ben, earlier, present };
}

const online = async ({ code }: Guest) =>
  (await server.room(code)).members.flatMap(({ id, online }) => (online ? [id] : []));

const errorOf = async (seat: SeatAnswer) =>
  (await device().ask<{ error?: string }>('sync', seat.match.id, seat.playerID, seat.credentials)).error;

test('a device that follows an earlier match shows its member as online', async () => {
  const { host, earlier } = await twoMatches();
  await device().sync(earlier.host);
  expect(await online(host)).toEqual([host.id]);
});

test('a removed member loses access to every match of the room', async () => {
  const { host, ben, earlier, present } = await twoMatches();
  const [before, now, other] = [device(), device(), device()];
  await before.sync(earlier.ben);
  await now.sync(present.ben);
  await other.sync(earlier.host);
  expect((await server.as(host, 'DELETE', `/members/${ben.id}`)).status).toBe(204);
  await before.on('disconnect');
  await now.on('disconnect');
  expect([await errorOf(earlier.ben), await errorOf(present.ben)]).toEqual(['unauthorized', 'unauthorized']);
  expect(other.all('disconnect')).toEqual([]);
  expect(await errorOf(earlier.host)).toBeUndefined();
});

test('moving to another device revokes the old device’s credentials', async () => {
  const { ben, earlier, present } = await twoMatches();
  const old = device();
  await old.sync(earlier.ben);
  const { body } = await server.as<{ url: string }>(ben, 'POST', '/handoff');
  const link = new URL(body.url).hash.replace('#move=', '');
  const taken = await server.ask<{ member: { id: string; token: string } }>('POST', `/api/handoffs/${link}`);
  await old.on('disconnect');
  expect([await errorOf(earlier.ben), await errorOf(present.ben)]).toEqual(['unauthorized', 'unauthorized']);
  expect(await errorOf(await server.seat({ code: ben.code, ...taken.body.member }))).toBeUndefined();
});

test('a seat requested while it moves gets no lasting credentials', async () => {
  const { ben } = await twoMatches();
  const { body } = await server.as<{ url: string }>(ben, 'POST', '/handoff');
  const link = new URL(body.url).hash.replace('#move=', '');
  const { commit } = server.store;
  let [release, reached] = [() => {}, () => {}];
  const held = new Promise<void>((done) => {
    release = done;
  });
  const asking = new Promise<void>((done) => {
    reached = done;
  });
  server.store.commit = async (change) => {
    if (!change.credentials) return commit(change);
    reached();
    await held;
    return commit(change);
  };
  const pending = server.as<SeatAnswer>(ben, 'GET', '/seat');
  await asking;
  const moved = server.ask('POST', `/api/handoffs/${link}`);
  // If redeeming the link did not wait for the seat request, the link would be redeemed during these requests.
  for (let n = 0; n < 10; n++) await server.room(ben.code);
  release();
  const { body: seat } = await pending;
  expect((await moved).status).toBe(200);
  server.store.commit = commit;
  expect(await errorOf(seat)).toBe('unauthorized');
});

test('new credentials for a device replace its earlier ones', async () => {
  const { ben } = await twoMatches();
  const ask = async (id: string) => {
    const headers = { 'X-Device': id };
    const path = `/api/rooms/${ben.code}/seat`;
    return (await server.ask<SeatAnswer>('GET', path, { token: ben.token, headers })).body;
  };
  const [phone, desk, again] = [await ask('phone'), await ask('desk'), await ask('phone')];
  expect([await errorOf(phone), await errorOf(desk), await errorOf(again)]).toEqual([
    'unauthorized',
    undefined,
    undefined,
  ]);
  const odd = { token: ben.token, headers: { 'X-Device': 'x'.repeat(65) } };
  expect((await server.ask('GET', `/api/rooms/${ben.code}/seat`, odd)).body.code).toBe('invalid-body');
});

test('a seat keeps credentials for a member’s newest eight devices', async () => {
  const { ben } = await twoMatches();
  const seats: SeatAnswer[] = [];
  for (let n = 0; n < 8; n++) seats.push(await server.seat(ben));
  expect(await errorOf(must(seats[0]))).toBeUndefined();
  seats.push(await server.seat(ben));
  expect(await errorOf(must(seats[0]))).toBe('unauthorized');
  expect(await errorOf(must(seats[1]))).toBeUndefined();
});
