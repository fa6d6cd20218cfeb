import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bot } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { type ToyView, toy } from '../../matches/toy';
import type { Guest } from '../../testing/apiClient';
import { aServer, type TestServer } from '../../testing/server';
import { characterOf } from '../bots/characters';

const steady: Bot<ToyView> = { ...must(toy.bots.steady), timing: { delay: () => ({ from: 10_000, to: 10_000 }) } };

let server: TestServer;
let ada: Guest;
/** A tenth of the bot's usual wait, in ms. How long a bot waits depends on its quickness. */
let tenth: number;
beforeEach(async () => {
  server = await aServer({ catalogue: [{ ...toy, bots: { steady } }] });
  ada = await server.makeRoom('Ada', { options: { seconds: 600 } });
  const { body } = await server.as<RoomView>(ada, 'POST', '/bots', { count: 1 });
  tenth = 1_000 * must(characterOf(must(body.members[1]).name)).quickness;
});
afterEach(() => server.end());

const begin = async () => {
  await server.as(ada, 'POST', '/start');
  const id = must((await server.room(ada.code)).match).id;
  const began = server.clock.now();
  return async () => (await server.store.journal(id)).map(({ at }) => at - began);
};
const set = (botSpeed: string, by = ada) => server.as<RoomView>(by, 'PATCH', '', { botSpeed });

test('the host sets the bots’ speed', async () => {
  expect((await server.room(ada.code)).botSpeed).toBe('normal');
  expect((await set('slow')).body.botSpeed).toBe('slow');
  expect((await set('warp')).status).toBe(400);
  const ben = await server.join(ada.code, 'Ben');
  expect((await set('fast', ben)).status).toBe(403);
  await server.restart();
  expect((await server.room(ada.code)).botSpeed).toBe('slow');
});

test('a match begins with its room’s bot speed', async () => {
  await set('fast');
  const moves = await begin();
  await server.pass(3 * tenth, 25);
  expect(await moves()).toEqual([2.5 * tenth]);
});

test('a running match applies a new speed immediately', async () => {
  const moves = await begin();
  await server.pass(2 * tenth, 25);
  await set('fast');
  await server.pass(2.1 * tenth, 25);
  expect(await moves()).toEqual([4 * tenth]);
  await server.restart();
  await server.pass(2.5 * tenth, 25);
  expect(await moves()).toHaveLength(2);
});

test('the speed `fast` is reset when the match ends', async () => {
  await begin();
  await set('fast');
  await server.as(ada, 'POST', '/stop');
  expect((await server.room(ada.code)).botSpeed).toBe('normal');
});
