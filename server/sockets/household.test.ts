import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type TestClient } from '../testing/sockets';

const PEOPLE = 12;
const DEVICES = ['phone', 'desk'];

let server: TestServer;
let open: TestClient[] = [];
beforeAll(async () => {
  server = await aServer();
});
afterAll(async () => {
  for (const client of open) client.close();
  await server.end();
});

/** Makes the requests of a browser that loads the page or reconnects. */
async function load(guest: Guest, device: string): Promise<void> {
  const path = `/api/rooms/${guest.code}`;
  expect((await server.ask('GET', path)).status).toBe(200);
  const room = inRoom(server.url, guest);
  open.push(room);
  await room.on('room');
  const options = { token: guest.token, headers: { 'X-Device': device } };
  const { status, body } = await server.ask<SeatAnswer>('GET', `${path}/seat`, options);
  expect(status).toBe(200);
  const table = atMatch(server.url, body.match.game);
  open.push(table);
  await table.sync(body);
  for (let n = 0; n < 5; n++) {
    await room.ask('time');
    await table.ask('time');
  }
}

/** Loads all devices of all people simultaneously, from one address. */
async function loadAll(guests: readonly Guest[]): Promise<void> {
  for (const client of open) client.close();
  open = [];
  await Promise.all(guests.flatMap((guest) => DEVICES.map((device) => load(guest, device))));
}

test('twelve people at one address never reach a limit', { tags: ['long'] }, async () => {
  const guests = await server.startMatch(PEOPLE, 'covertques');
  const host = must(guests[0]);
  for (let loads = 0; loads < 2; loads++) await loadAll(guests);
  await server.restart();
  await loadAll(guests);
  const { match } = await server.room(host.code);
  expect((await server.as(host, 'POST', '/stop')).status).toBe(200);
  const ask = ({ token }: Guest) => server.ask('GET', `/api/matches/${match?.id}/replay`, { token });
  const replays = await Promise.all(guests.flatMap((guest) => DEVICES.map(() => ask(guest))));
  expect(replays.map(({ status }) => status)).toEqual(replays.map(() => 200));
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  await loadAll(guests);
});
