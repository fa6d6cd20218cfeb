import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from '../../matches/toy';
import type { Guest } from '../../testing/apiClient';
import { aServer, type TestServer } from '../../testing/server';

/** A toy game that carries a seat over to the next match. */
const carrying: typeof toy = {
  ...toy,
  carryOver: () => ({ chosen: '2' }),
  reseat: (value, seatNow) => ({ chosen: seatNow((value as { chosen: string }).chosen) }),
};

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [carrying], config: { rateLimits: false } });
});
afterAll(() => server.end());

/** Plays a match until the clock ends it. Resolves to the value that the match received from the previous match. */
async function played(host: Guest): Promise<unknown> {
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  const stored = await server.store.match(must((await server.room(host.code)).match).id);
  for (let minutes = 0; minutes < 30 && !(await server.room(host.code)).match?.over; minutes++)
    await server.pass(60_000, 5_000);
  return must(stored).setup.carryOver;
}

test('a carried-over seat follows its player to the next match', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  for (const name of ['Cleo', 'Dora']) await server.join(host.code, name);
  expect(await played(host)).toBeNull();
  await server.as(host, 'DELETE', `/members/${ben.id}`);
  expect(await played(host)).toEqual({ chosen: '1' });
});

test('a seat is not carried over if its player does not play', async () => {
  const host = await server.makeRoom('Mara');
  const guests = [await server.join(host.code, 'Ben'), await server.join(host.code, 'Cleo')];
  await server.join(host.code, 'Dora');
  await played(host);
  await server.as(host, 'DELETE', `/members/${must(guests[1]).id}`);
  expect(await played(host)).toEqual({ chosen: null });
});
