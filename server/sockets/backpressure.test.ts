import { Manager } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { SeatAnswer, SyncInfo } from '#shared/wire/wire.ts';
import { type ToyView, toy } from '../matches/toy';
import { RawPoll, RawSocket } from '../testing/rawSocket';
import { aServer, type TestServer, type TestSettings } from '../testing/server';
import { atMatch, MatchTestClient } from '../testing/sockets';

const PATIENCE = { timeout: 30_000, interval: 20 };
/** Larger than the system's buffers for a connection. After a few of these, packets queue in the server. */
const FILLER = 'x'.repeat(2 * 1024 * 1024);
const large = { ...toy, view: (...args: Parameters<typeof toy.view>) => ({ ...toy.view(...args), filler: FILLER }) };

const servers: TestServer[] = [];
const raws: RawSocket[] = [];
const ears: MatchTestClient[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) raw.connection.destroy();
  for (const client of ears.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.end();
});

async function aMatch(settings: TestSettings): Promise<{ server: TestServer; seats: SeatAnswer[] }> {
  const server = await aServer({ catalogue: [toy], config: { rateLimits: false }, ...settings });
  servers.push(server);
  const guests = await server.startMatch(2, 'toy');
  return { server, seats: await Promise.all(guests.map((guest) => server.seat(guest))) };
}

const cuts = ({ lines }: TestServer) => lines.filter((line) => line.includes('connection-cut'));
const watches = ({ match }: SeatAnswer) => `42/toy,["sync",${JSON.stringify(match.id)},null,null]`;
const one = <T>([first]: T[]): T => {
  if (first === undefined) throw new Error('none');
  return first;
};

test('a client that stops polling is cut off', async () => {
  const { server, seats } = await aMatch({ limits: { unsent: 8 * 1024 } });
  const poll = await RawPoll.open(server.url);
  await poll.send('40/toy,');
  for (let syncs = 0; syncs < 40 && cuts(server).length === 0; syncs++) await poll.send(watches(one(seats)));
  expect(cuts(server).join()).toContain('"why":"unsent"');
  expect((await poll.poll()).status).toBe(400);
});

test('a single sync may be larger than the whole queue limit', async () => {
  const { server, seats } = await aMatch({ limits: { unsent: 200 } });
  const poll = await RawPoll.open(server.url);
  await poll.send('40/toy,');
  await poll.send(watches(one(seats)));
  await vi.waitFor(async () => expect((await poll.poll()).text).toContain('"sync"'), PATIENCE);
  expect(cuts(server)).toEqual([]);
});

test('a websocket that does not read is cut off', async () => {
  const { server, seats } = await aMatch({ catalogue: [large] });
  const raw = await RawSocket.open(server.url);
  raws.push(raw);
  raw.send('40/toy,');
  await raw.heard('40/toy,{');
  raw.connection.pause();
  raw.send(...Array.from({ length: 12 }, () => watches(one(seats))));
  await vi.waitFor(() => expect(cuts(server).join()).toContain('"why":"unsent"'), PATIENCE);
  raw.connection.resume();
  await raw.closed;
  expect(raw.text.length).toBeLessThan(12 * 2 * FILLER.length);
});

test('a client that reads nothing for thirty seconds is cut off', async () => {
  const { server, seats } = await aMatch({});
  const [slow, mute] = await Promise.all([RawPoll.open(server.url), RawPoll.open(server.url)]);
  for (const poll of [slow, mute]) {
    await poll.send('40/toy,');
    await poll.send(watches(one(seats)));
  }
  for (let seconds = 0; seconds < 40; seconds += 20) {
    server.clock.advance(20_000);
    for (const poll of [slow, mute]) await poll.send('42/toy,0["time"]');
    expect((await slow.poll()).status).toBe(200);
  }
  expect(cuts(server).map((line) => JSON.parse(line).why)).toEqual(['stalled']);
  expect((await mute.poll()).status).toBe(400);
});

test('a websocket that accepts nothing for thirty seconds is cut off', async () => {
  const { server, seats } = await aMatch({ catalogue: [large], limits: { unsent: Number.POSITIVE_INFINITY } });
  const raw = await RawSocket.open(server.url);
  raws.push(raw);
  raw.send('40/toy,');
  await raw.heard('40/toy,{');
  raw.send(watches(one(seats)));
  await raw.heard('42/toy,["sync"');
  raw.connection.pause();
  for (const seat of seats) {
    const device = atMatch(server.url, 'toy');
    ears.push(device);
    await device.sync(seat);
    const about = seat.playerID === '0' ? '1' : '0';
    for (const wrong of [1, 2, 3]) expect(await device.move('guess', [about, wrong])).toEqual({ ok: true });
  }
  server.clock.advance(30_001);
  raw.send('42/toy,0["time"]');
  await vi.waitFor(() => expect(cuts(server).join()).toContain('"why":"stalled"'), PATIENCE);
  expect(await one(ears).ask('time')).toBe(server.clock.now());
});

test('a client that was cut off reconnects with the latest view', async () => {
  const { server, seats } = await aMatch({ catalogue: [large] });
  const seat = one(seats);
  const manager = new Manager(server.url, { transports: ['websocket'], reconnectionDelay: 10, autoConnect: false });
  const sleeper = new MatchTestClient(manager.socket('/toy'));
  ears.push(sleeper);
  sleeper.socket.on('connect', () => sleeper.socket.emit('sync', seat.match.id, seat.playerID, seat.credentials));
  sleeper.socket.connect();
  await sleeper.on('sync');
  const { ws } = sleeper.socket.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } };
  ws.pause();
  for (let syncs = 0; syncs < 12; syncs++) sleeper.socket.emit('sync', seat.match.id, seat.playerID, seat.credentials);
  await vi.waitFor(() => expect(cuts(server).join()).toContain('"why":"unsent"'), PATIENCE);
  const device = atMatch(server.url, 'toy');
  ears.push(device);
  await device.sync(seat);
  await device.move('note', ['written meanwhile']);
  ws.resume();
  await sleeper.on<[string, SyncInfo]>('sync', (_, { state }) => (state.G as ToyView).notes.length === 1);
  expect(sleeper.all('disconnect')).toEqual([['transport close']]);
});
