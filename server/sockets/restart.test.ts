import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import { MESSAGES } from '../rooms/messages';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom } from '../testing/sockets';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [toy] });
});
afterAll(() => server.end());

const offline = (room: RoomView): RoomView => ({
  ...room,
  members: room.members.map((member) => ({ ...member, online: member.bot !== null })),
});

test('a restart restores room, match, seats, tokens, chat and credentials', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  await server.as(host, 'PATCH', '', { locked: true, callLink: 'https://meet.example/x' });
  const seat = await server.seat(ben);
  const client = atMatch(server.url, 'toy');
  const talk = inRoom(server.url, host);
  await talk.on('room');
  await talk.ask('chat', 'before');
  await client.sync(seat);
  expect(await client.move('note', ['kept'], 'once')).toEqual({ ok: true });
  await client.on('update');
  const before = { room: offline(await server.room(host.code, host.token)), G: client.state()?.G };
  await server.restart();
  await talk.on('disconnect', (reason) => reason === 'transport close');
  client.close();
  expect(offline(await server.room(host.code, host.token))).toEqual(before.room);
  const again = atMatch(server.url, 'toy');
  expect((await again.sync(seat)).state.G).toEqual(before.G);
  expect(await again.move('note', ['kept'], 'once')).toEqual({ ok: true });
  expect((await server.store.journal(seat.match.id)).length).toBe(1);
  const back = inRoom(server.url, host);
  expect((await back.on('chat'))[0]).toMatchObject({ n: 1, text: 'before' });
  again.close();
  back.close();
});

test('after a restart, a match whose end the room missed counts exactly once', async () => {
  const [host] = await server.startMatch(2, 'toy');
  if (!host) throw new Error('no match');
  const commit = server.store.commit;
  // The room does not learn that the match is over, as if the process had died right after storing the match.
  server.store.commit = (change) =>
    change.room && !change.match ? Promise.reject(new Error('the disk is gone')) : commit(change);
  await server.pass(5 * 60_000, 60_000);
  expect((await server.room(host.code)).match?.over).toBe(false);
  await server.restart();
  const room = await server.room(host.code);
  expect([room.match?.over, room.totals.map(({ played }) => played)]).toEqual([true, [1, 1]]);
  await server.restart();
  expect((await server.room(host.code)).totals).toEqual(room.totals);
  const again = {
    outcome: { winners: ['0'], reason: 'time' },
    carryOver: null,
    honours: null,
    predicted: [],
    began: 0,
    rows: 5,
  };
  server.served.rooms.over(room.match?.id ?? '', host.code, again);
  await server.served.settled();
  expect((await server.room(host.code)).totals).toEqual(room.totals);
});

test('a match whose room could not be stored counts once', async () => {
  const [host] = await server.startMatch(2, 'toy');
  if (!host) throw new Error('no match');
  const { commit } = server.store;
  server.store.commit = (change) => (change.room ? Promise.reject(new Error('the disk is full')) : commit(change));
  await server.pass(5 * 60_000, 60_000);
  expect((await server.room(host.code)).match?.over).toBe(false);
  server.store.commit = commit;
  await server.pass(1_000);
  const { match, totals } = await server.room(host.code);
  expect([match?.over, totals.map(({ played }) => played)]).toEqual([true, [1, 1]]);
  await server.pass(5_000);
  expect((await server.room(host.code)).totals).toEqual(totals);
});

test('a change that cannot be stored has no effect', async () => {
  const host = await server.makeRoom('Mara');
  const commit = server.store.commit;
  server.store.commit = () => Promise.reject(new Error('the disk is full'));
  const failed = await server.as(host, 'PATCH', '', { locked: true });
  expect([failed.status, failed.body.code]).toEqual([503, 'try-again']);
  expect((await server.ask('POST', '/api/rooms', { body: { name: 'X' } })).body.code).toBe('try-again');
  server.store.commit = commit;
  expect((await server.room(host.code)).locked).toBe(false);
  expect((await server.as(host, 'PATCH', '', { locked: true })).status).toBe(200);
});

test('requests that could not be stored change nothing', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const seat = await server.seat(ben);
  const client = atMatch(server.url, 'toy');
  await client.sync(seat);
  const stored = async () => [await server.store.room(host.code), await server.store.match(seat.match.id)];
  const [before, room] = [await stored(), await server.room(host.code)];
  const { commit } = server.store;
  const requests = [
    ['POST', '/stop', undefined, 200],
    ['GET', '/seat', undefined, 200],
    ['PATCH', `/members/${host.id}`, { standIn: true }, 200],
    ['DELETE', `/members/${ben.id}`, undefined, 204],
  ] as const;
  server.store.commit = (change) => (change.room || change.credentials ? Promise.reject(new Error()) : commit(change));
  for (const [method, path, body] of requests) {
    const answer = await server.as(host, method, path, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 503, 'try-again']);
  }
  server.store.commit = commit;
  expect(await stored()).toEqual(before);
  expect(await server.room(host.code)).toEqual(room);
  expect(await client.move('note', ['still mine'])).toEqual({ ok: true });
  for (const [method, path, body, status] of requests.toReversed())
    expect([path, (await server.as(host, method, path, body)).status]).toEqual([path, status]);
  await client.on('disconnect');
  expect((await server.room(host.code)).match?.over).toBe(true);
});

test('if a match ends by the rules while the host stops it, the rules’ result counts', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const [mine, theirs] = [await server.seat(host), await server.seat(ben)];
  const [client, other] = [atMatch(server.url, 'toy'), atMatch(server.url, 'toy')];
  await client.sync(mine);
  const { hand } = (await other.sync(theirs)).state.G as { hand: number };
  const match = must(await server.served.matches.find(mine.match.id));
  const { stop } = match;
  match.stop = async (...args) => {
    match.stop = stop;
    expect(await server.move(mine.match.id, '0', 'guess', '1', hand)).toEqual({ ok: true });
    return stop.apply(match, args);
  };
  expect((await server.as(host, 'POST', '/stop')).status).toBe(200);
  await server.served.settled();
  const { totals } = await server.room(host.code);
  expect(totals.map(({ member, won }) => [member, won])).toEqual([
    [host.id, 1],
    [ben.id, 0],
  ]);
  client.close();
  other.close();
});

test('a match that is idle for thirty days is deleted', async () => {
  const [host] = await server.startMatch(2, 'toy');
  if (!host) throw new Error('no match');
  const { match } = await server.room(host.code);
  // Stops the match's clock from running out, as in a game without a clock.
  server.store.claimDeadline = () => Promise.resolve(false);
  const day = 24 * 3600_000;
  await server.pass(29 * day, day);
  await server.as(host, 'PATCH', '', { locked: true });
  await server.pass(2 * day, day);
  expect(await server.store.match(match?.id ?? '')).toBeNull();
  const room = await server.room(host.code, host.token);
  expect([room.match?.over, room.totals]).toEqual([true, []]);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
});

test('rooms unused for thirty days are deleted', async () => {
  const host = await server.makeRoom('Mara');
  const day = 24 * 3600_000;
  await server.pass(29 * day, day);
  const fresh = await server.makeRoom('Ben');
  await server.pass(2 * day, day);
  expect((await server.ask('GET', `/api/rooms/${host.code}`)).status).toBe(404);
  expect((await server.ask('GET', `/api/rooms/${fresh.code}`)).status).toBe(200);
});

test('the server is not ready while the store fails', async () => {
  const ready = async () => {
    const { status, body } = await server.ask<string>('GET', '/readyz');
    return [status, body];
  };
  expect(await ready()).toEqual([200, 'serving\n']);
  const { commit } = server.store;
  let tries = 0;
  server.store.commit = () => {
    tries += 1;
    return Promise.reject(new Error('the disk is full'));
  };
  await server.pass(1_000);
  for (let n = 0; n < 5; n++) expect(await ready()).toEqual([503, 'cannot store\n']);
  expect(tries).toBe(1);
  expect((await server.ask('GET', '/healthz')).status).toBe(200);
  server.store.commit = commit;
  await server.pass(1_000);
  expect(await ready()).toEqual([200, 'serving\n']);
});

test('a match continues when its removed game is back', async () => {
  const catalogue = [toy, { ...toy, id: 'second' }];
  const other = await aServer({ catalogue });
  const [ann, ben] = (await other.startMatch(2, 'toy')) as [Guest, Guest];
  const seat = await other.seat(ben);
  const before = atMatch(other.url, 'toy');
  await before.sync(seat);
  expect(await before.move('note', ['kept'], 'once')).toEqual({ ok: true });
  before.close();
  await other.restart(() => void catalogue.shift());
  expect((await other.room(ben.code)).match).toMatchObject({ id: seat.match.id, over: false });
  const missing = { code: 'game-missing', ...MESSAGES.gameMissing('toy') };
  for (const answer of [
    await other.as(ben, 'GET', '/seat'),
    await other.as(ann, 'POST', '/clock', { move: 'pause' }),
    await other.as(ben, 'PATCH', `/members/${ben.id}`, { standIn: true }),
    await other.ask('GET', `/api/matches/${seat.match.id}/replay`, { token: ben.token }),
  ])
    expect(answer).toMatchObject({ status: 409, body: missing });
  const gone = atMatch(other.url, 'toy');
  const [error] = await gone.on<[Error]>('connect_error');
  expect(error).toMatchObject({ message: 'game-missing', data: missing });
  gone.close();
  expect(await other.startMatch(2, 'second')).toHaveLength(2);
  expect(await other.store.match(seat.match.id)).toMatchObject({ setup: { game: 'toy' }, over: false });
  await other.restart(() => void catalogue.unshift(toy));
  expect((await other.room(ben.code)).match).toMatchObject({ id: seat.match.id, over: false });
  const after = atMatch(other.url, 'toy');
  expect((await after.sync(seat)).state.G).toMatchObject({ notes: ['kept'] });
  after.close();
  await other.end();
});

test('a game that failed to load is logged', async () => {
  const failed = [{ id: 'second', error: new TypeError('no such card') }];
  const other = await aServer({ catalogue: [toy], failed });
  const logged = other.lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(logged.filter(({ event }) => event === 'game-failed')).toMatchObject([
    { game: 'second', error: 'TypeError', message: 'no such card' },
  ]);
  expect(await other.startMatch(2, 'toy')).toHaveLength(2);
  await other.end();
});

test('the host can stop a match whose game was removed', async () => {
  const catalogue = [toy, { ...toy, id: 'second' }];
  const other = await aServer({ catalogue });
  const host = must((await other.startMatch(2, 'toy'))[0]);
  await other.restart(() => void catalogue.shift());
  expect((await other.as(host, 'POST', '/stop')).status).toBe(200);
  expect((await other.room(host.code)).match?.over).toBe(true);
  await other.end();
});
