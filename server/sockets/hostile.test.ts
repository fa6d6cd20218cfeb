import { afterEach, expect, test } from 'vitest';
import type { Answer } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { RawPoll, RawSocket } from '../testing/rawSocket';
import { aServer, type TestServer, type TestSettings } from '../testing/server';
import { atMatch, inRoom, MatchTestClient, type TestClient } from '../testing/sockets';

const servers: TestServer[] = [];
const raws: RawSocket[] = [];
const ears: TestClient[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) raw.connection.destroy();
  for (const client of ears.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.end();
});

async function openServer(settings: TestSettings = {}): Promise<TestServer> {
  const server = await aServer({ catalogue: [toy], ...settings });
  servers.push(server);
  return server;
}

async function openRaw({ url }: TestServer): Promise<RawSocket> {
  const raw = await RawSocket.open(url);
  raws.push(raw);
  return raw;
}

function heard<T extends TestClient>(client: T): T {
  ears.push(client);
  return client;
}

const enters = ({ code, token }: Guest) => `40/rooms,${JSON.stringify({ code, token })}`;
const refusal = (open: Promise<unknown>) => open.then(() => null, String);

test('[door 21] a client that keeps entering unknown namespaces is cut off', async () => {
  const raw = await openRaw(await openServer());
  raw.send(...Array.from({ length: 200 }, (_, n) => `40/${n % 2 ? 'none' : 'No-game'}${n},`));
  await raw.closed;
  expect(raw.count('Invalid namespace') + raw.count('game-missing')).toBeLessThanOrEqual(60);
});

test('[door 21] packets that connect to socket.io’s default namespace count towards the packet limit', async () => {
  const raw = await openRaw(await openServer());
  raw.send(...Array.from({ length: 62 }, () => '40'));
  await raw.heard('rate-limited');
  expect(raw.count('not-found')).toBe(120);
});

test.each([
  ['acknowledgements of unknown packets', '43/toy,7[]'],
  ['requests that are refused', '42/toy,7["time"]'],
])('[door 21] a client that keeps sending %s is cut off', async (_, packet) => {
  const server = await openServer();
  const raw = await openRaw(server);
  raw.send('40/toy,');
  await raw.heard('40/toy,{');
  raw.send(...Array.from({ length: 250 }, () => packet));
  raw.send('42/toy,8["time"]');
  await raw.heard('43/toy,8[');
  raw.send(...Array.from({ length: 250 }, () => packet));
  await raw.closed;
  expect(server.lines.join()).toContain('"why":"packets"');
});

test('a connection that leaves every namespace is closed after twenty seconds', async () => {
  const server = await openServer();
  const host = await server.makeRoom();
  const raw = await openRaw(server);
  raw.send(enters(host));
  await raw.heard('42/rooms,["room"');
  server.clock.advance(30_000);
  raw.send('41/rooms,', '40/toy,');
  await raw.heard('40/toy,{');
  server.clock.advance(15_000);
  // The refusal of `40` means that the server has handled `41/toy,`, so the connection has left the namespace.
  raw.send('41/toy,', '40');
  await raw.heard('44{"message":"not-found"');
  raw.send('40/toy,');
  await raw.heard('40/toy,', 2);
  server.clock.advance(5_000);
  await raw.closed;
});

test('a failed sync does not extend the idle timeout', async () => {
  const server = await openServer();
  const host = await server.makeRoom();
  const raw = await openRaw(server);
  raw.send(enters(host), '40/toy,');
  await raw.heard('40/toy,{');
  for (let seconds = 0; seconds < 20; seconds += 5) {
    server.clock.advance(5_000);
    raw.send(`42/toy,${seconds}["sync","nowhere",null,null]`);
    if (seconds < 15) await raw.heard(`43/toy,${seconds}[`);
  }
  await raw.closed;
});

test('a socket that leaves its match is closed after twenty seconds', async () => {
  const server = await openServer();
  const [guest] = await server.startMatch(2, 'toy', { seconds: 600 });
  if (!guest) throw new Error('no match');
  const room = heard(inRoom(server.url, guest));
  await room.on('room');
  // The room still uses the connection. Only this socket is idle.
  const client = heard(new MatchTestClient(room.socket.io.socket('/toy')));
  client.socket.connect();
  await client.sync(await server.seat(guest));
  server.clock.advance(60_000);
  expect(await client.ask('sync', 'nowhere', null)).toEqual({ error: 'no-match' });
  server.clock.advance(19_000);
  expect(await client.ask('time')).toBe(server.clock.now());
  server.clock.advance(1_000);
  await client.on('disconnect');
});

test('[door 21] requests for whole states are limited to a burst of twenty', async () => {
  const server = await openServer({ limits: { packets: { burst: 100, perSecond: 20 } } });
  const [guest] = await server.startMatch(2, 'toy');
  if (!guest) throw new Error('no match');
  const { match } = await server.seat(guest);
  const client = heard(atMatch(server.url, 'toy'));
  await client.on('connect');
  const sync = () => client.ask('sync', match.id, null);
  for (let syncs = 0; syncs < 20; syncs++) expect(await sync()).toEqual({ ok: true });
  expect(await sync()).toMatchObject({ error: 'rate-limited', retryAfter: 1000, detail: expect.any(String) });
  server.clock.advance(1000);
  expect(await sync()).toEqual({ ok: true });
  const raw = await openRaw(server);
  raw.send('40/toy,');
  for (let entered = 1; entered <= 20; entered++) {
    raw.send(enters(guest));
    await raw.heard('40/rooms,', entered);
    // The answer to `time` means that the connection has left the room.
    raw.send('41/rooms,', `42/toy,${entered}["time"]`);
    await raw.heard(`43/toy,${entered}[`);
  }
  raw.send(enters(guest));
  await raw.heard('44/rooms,{"message":"rate-limited"');
});

test('[door 21] polling connections count against the limits per address and in total', async () => {
  for (const limits of [{ sockets: 2 }, { socketsInAll: 2 }]) {
    const server = await openServer({ limits });
    await RawPoll.open(server.url);
    await openRaw(server);
    expect(await refusal(RawPoll.open(server.url))).toContain('rate-limited');
  }
});

test('[door 21] the number of sockets that an address may open is limited', async () => {
  const server = await openServer({ limits: { handshakes: { burst: 3, perSecond: 1 } } });
  for (let opened = 0; opened < 3; opened++) {
    const poll = await RawPoll.open(server.url);
    expect(await poll.send('1')).toBe(200);
  }
  expect(await refusal(RawPoll.open(server.url))).toContain('rate-limited');
  server.clock.advance(1000);
  expect(await refusal(RawPoll.open(server.url))).toBeNull();
});

test('[door 21] cutting off one client does not affect another', async () => {
  const server = await openServer();
  const host = await server.makeRoom();
  const client = heard(inRoom(server.url, host));
  await client.on('room');
  const raw = await openRaw(server);
  raw.send(...Array.from({ length: 400 }, () => '40/none,'));
  await raw.closed;
  expect(await client.ask<Answer>('chat', 'still here')).toEqual({ ok: true });
});
