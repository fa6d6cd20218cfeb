import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { type ToyModule, toy } from '../../matches/toy';
import { aServer, type TestServer } from '../../testing/server';

const seed = 'ab'.repeat(32);
const taught: ToyModule = { ...toy, lesson: { seed, seats: 3, bot: must(toy.bots.steady), options: { seconds: 30 } } };

const botsIn = (stored: { seats: Json } | null | undefined) =>
  Object.values(stored?.seats as Record<string, { bot: string | null }>).map((player) => player.bot);

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [taught, { ...toy, id: 'untaught' }], config: { rateLimits: false } });
});
afterAll(() => server.end());

test('a coached match is always dealt the same way', async () => {
  const deals = [];
  for (const name of ['Mara', 'Ines']) {
    const host = await server.makeRoom(name);
    const { status } = await server.as(host, 'POST', '/lesson');
    expect(status).toBe(201);
    const { match, members, botSpeed } = await server.room(host.code);
    expect(botSpeed).toBe('fast');
    expect(match).toMatchObject({ game: 'toy', over: false, lesson: true });
    expect(members.map(({ seat, bot }) => [seat, bot])).toEqual([
      ['0', null],
      ['1', 'steady'],
      ['2', 'steady'],
    ]);
    const stored = await server.store.match(match?.id ?? '');
    expect(stored?.setup).toMatchObject({ seed, seats: 3, options: { seconds: 30 }, carryOver: null });
    expect(botsIn(stored)).toEqual([null, 'lesson', 'lesson']);
    deals.push(stored?.snapshot);
  }
  expect(deals[0]).toEqual(deals[1]);
});

test('a coached match does not count towards totals', async () => {
  const host = await server.makeRoom();
  await server.as(host, 'POST', '/lesson');
  for (let minutes = 0; minutes < 30 && !(await server.room(host.code)).match?.over; minutes++) {
    await server.pass(60_000, 5_000);
  }
  const room = await server.room(host.code);
  expect(room).toMatchObject({ match: { over: true }, botSpeed: 'normal' });
  expect(room.totals).toEqual([]);
  await server.as(host, 'POST', '/start');
  const next = await server.store.match((await server.room(host.code)).match?.id ?? '');
  expect(next?.setup.carryOver).toBeNull();
  expect(next?.setup.seed).not.toBe(seed);
  expect(botsIn(next)).toEqual([null, 'steady', 'steady']);
  expect((await server.room(host.code)).match).not.toHaveProperty('lesson');
});

test('a coached match needs a host who is alone', async () => {
  const host = await server.makeRoom();
  const guest = await server.join(host.code, 'Ben');
  const codes = async (who: typeof host) => (await server.as(who, 'POST', '/lesson')).body.code;
  expect(await codes(host)).toBe('not-alone');
  expect(await codes(guest)).toBe('not-host');
  expect((await server.room(host.code)).members).toHaveLength(2);
  const other = await server.makeRoom('Cleo', { game: 'untaught' });
  expect(await codes(other)).toBe('no-lesson');
  const third = await server.makeRoom('Dora');
  await server.as(third, 'POST', '/lesson');
  expect(await codes(third)).toBe('match-running');
  const { body } = await server.ask<GameFacts[]>('GET', '/api/games');
  expect(body.map(({ lesson }) => lesson ?? false)).toEqual([true, false]);
});
