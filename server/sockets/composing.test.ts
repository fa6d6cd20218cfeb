import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bot } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { type ToyView, toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type MatchTestClient } from '../testing/sockets';

const steady: Bot<ToyView> = {
  ...must(toy.bots.steady),
  timing: {
    asked: (open) => open.guesses.length,
    delay: () => ({ from: 1_000, to: 1_000 }),
    disturbed: () => true,
  },
};

let server: TestServer;
let ada: Guest;
let client: MatchTestClient;
let match: string;
beforeEach(async () => {
  server = await aServer({ catalogue: [{ ...toy, bots: { steady } }] });
  ada = await server.makeRoom('Ada', { options: { seconds: 600 } });
  await server.as(ada, 'POST', '/bots', { count: 1 });
  await server.as(ada, 'POST', '/start');
  const seat = await server.seat(ada);
  match = seat.match.id;
  client = atMatch(server.url, 'toy');
  await client.sync(seat);
});
afterEach(async () => {
  client.close();
  await server.end();
});

const moves = async () => (await server.store.journal(match)).length;

test('bots wait until a device closes its form', async () => {
  expect(await client.ask('composing', true)).toEqual({ ok: true });
  await server.pass(5_000, 50);
  expect(await moves()).toBe(0);
  expect(await client.ask('composing', false)).toEqual({ ok: true });
  await server.pass(1_600, 50);
  expect(await moves()).toBeGreaterThan(0);
});

test('bots stop waiting when a device with an open form disconnects', async () => {
  await client.ask('composing', true);
  await server.pass(5_000, 50);
  client.close();
  await expect
    .poll(async () => {
      await server.pass(500, 50);
      return moves();
    })
    .toBeGreaterThan(0);
});

test('only a seat can open a form', async () => {
  expect(await client.ask('composing', 'yes')).toMatchObject({ refused: 'invalid-args' });
  const watcher = atMatch(server.url, 'toy');
  expect(await watcher.ask('composing', true)).toMatchObject({ refused: 'not-synced' });
  await watcher.sync({ match: { id: match, game: 'toy' }, playerID: null, credentials: null });
  expect(await watcher.ask('composing', true)).toMatchObject({ refused: 'not-your-seat' });
  watcher.close();
  for (let n = 0; n < 10; n++) expect(await client.ask('composing', n % 2 === 0)).toEqual({ ok: true });
  expect(await client.ask('composing', true)).toMatchObject({ refused: 'rate-limited' });
});

test('chat makes bots that react to it choose new move times', async () => {
  const room = inRoom(server.url, ada);
  await server.pass(800, 50);
  await room.ask('reaction', 'think');
  await server.served.settled();
  await server.pass(800, 50);
  expect(await moves()).toBe(0);
  await room.ask('chat', 'wait');
  await server.served.settled();
  await server.pass(800, 50);
  expect(await moves()).toBe(0);
  await server.pass(500, 50);
  expect(await moves()).toBe(1);
  room.close();
});
