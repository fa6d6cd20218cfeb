import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { type Commitment, commitmentOf, drawnFrom, seedHash } from '#shared/replay/commitment.ts';
import { checkDeal } from '#shared/replay/dealCheck.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { ProblemDocument, RoomView } from '#shared/room/room.ts';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type MatchTestClient } from '../testing/sockets';

const HASH = /^[0-9a-f]{64}$/;
let server: TestServer;
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterAll(() => server.end());

async function aRoom(game: string, people: number): Promise<Guest[]> {
  const host = await server.makeRoom('P0', { game });
  const guests = [host];
  for (let n = 1; n < people; n++) guests.push(await server.join(host.code, `P${n}`));
  return guests;
}

/** Connects a device for each seat, and one for a spectator, to a running match. */
async function lookOn(guests: readonly Guest[], game: string) {
  const seats = await Promise.all(guests.map((guest) => server.seat(guest)));
  const match = must(seats[0]).match.id;
  const ears: MatchTestClient[] = [];
  const commitments: (Commitment | null)[] = [];
  for (const seat of [...seats, { ...must(seats[0]), playerID: null, credentials: null }]) {
    const client = atMatch(server.url, game);
    await client.on('connect');
    commitments.push((await client.sync(seat)).commitment);
    ears.push(client);
  }
  return { match, ears, commitments };
}

async function replayOf(host: Guest, match: string): Promise<Replay> {
  return (await server.ask<Replay>('GET', `/api/matches/${match}/replay`, { token: host.token })).body;
}

test.each(games.map((module) => [module.id, module] as const))(
  'in %s, all viewers get the same commitment',
  async (game, module) => {
    const guests = await aRoom(game, module.players.min);
    const host = must(guests[0]);
    const room = inRoom(server.url, host);
    await server.as(host, 'POST', '/start');
    const { match, ears, commitments } = await lookOn(guests, game);
    const { setup } = must(await server.store.match(match));
    const { seed, options, carryOver, practice, began, version: rules } = setup;
    const names = seatsOf(setup.seats).map((seat) => `P${seat}`);
    const deal = { match, game, rules, began, seed, words: null, options, carryOver, practice, names };
    const commitment = { hash: commitmentOf(deal), at: began, words: null };
    expect(seed).toMatch(HASH);
    expect(commitments).toEqual(commitments.map(() => commitment));
    expect((await server.room(host.code)).match?.commitment).toEqual(commitment);

    await server.pass(60_000, 10_000);
    expect((await server.ask('GET', `/api/matches/${match}/replay`, { token: host.token })).status).toBe(409);
    const shown = [
      ...[...ears, room].flatMap(({ raw }) => raw),
      ...server.lines,
      JSON.stringify(await server.room(host.code)),
      ...readdirSync(server.dataDir),
    ];
    expect(shown.filter((text) => text.includes(seed))).toEqual([]);

    await server.as(host, 'POST', '/stop');
    const replay = await replayOf(host, match);
    expect(replay.deal).toMatchObject({ seed, commitment: commitment.hash });
    const events = [...checkDeal(module, replay, { commitment: commitment.hash, seedHash: null })];
    expect(events.find(({ kind }) => kind === 'differs')).toBeUndefined();
    expect(server.lines.filter((line) => line.includes(seed))).toEqual([]);
    for (const client of [...ears, room]) client.close();
  },
);

test('each match has a different commitment', async () => {
  const guests = await aRoom('covertques', 3);
  const host = must(guests[0]);
  const hashes: unknown[] = [];
  for (let played = 0; played < 3; played++) {
    await server.as(host, 'POST', '/start');
    hashes.push((await server.room(host.code)).match?.commitment?.hash);
    await server.as(host, 'POST', '/stop');
  }
  expect(new Set(hashes).size).toBe(3);
});

test('a coached match has no commitment', async () => {
  const host = await server.makeRoom('P0', { game: 'coverblown' });
  await server.as(host, 'POST', '/lesson');
  const { match, ears, commitments } = await lookOn([host], 'coverblown');
  expect(commitments).toEqual([null, null]);
  expect((await server.room(host.code)).match?.commitment).toBeNull();
  await server.as(host, 'POST', '/stop');
  const { deal } = await replayOf(host, match);
  expect(deal).toMatchObject({ commitment: null, words: null });
  for (const client of ears) client.close();
});

test('the commitment of a practice match includes the person’s seat', async () => {
  const host = await server.makeRoom('P0', { game: 'coverblown' });
  await server.as(host, 'POST', '/bots', { count: 2 });
  await server.as(host, 'POST', '/start');
  const { match, commitments, ears } = await lookOn([host], 'coverblown');
  expect((await server.store.match(match))?.setup.practice).toBe('0');
  await server.as(host, 'POST', '/stop');
  const replay = await replayOf(host, match);
  const module = must(games.find(({ id }) => id === 'coverblown'));
  const noted = { commitment: must(commitments[0]).hash, seedHash: null };
  expect([...checkDeal(module, replay, noted)].at(-1)).toMatchObject({ kind: 'agrees', check: 'views' });
  for (const client of ears) client.close();
});

test('players’ words for a shared seed are secret until the deal', async () => {
  const guests = await aRoom('goodcopbadcop', 4);
  const [host, ada, bea, cy] = guests as [Guest, Guest, Guest, Guest];
  const rooms = guests.map((guest) => inRoom(server.url, guest));
  const say = (guest: Guest, word: unknown) => server.as<RoomView>(guest, 'PATCH', `/members/${guest.id}`, { word });
  expect((await say(ada, 'harbour')).body).toMatchObject({ code: 'no-shared-seed' });
  expect((await server.as(ada, 'PATCH', '', { sharedSeed: true })).status).toBe(403);
  const sharedSeed = (await server.as<RoomView>(host, 'PATCH', '', { sharedSeed: true })).body.sharedSeed;
  expect(sharedSeed).toEqual({ hash: expect.stringMatching(HASH), answered: [] });
  // Turning on the shared seed again keeps the seed, because the server has already committed to it.
  expect((await server.as<RoomView>(host, 'PATCH', '', { sharedSeed: true })).body.sharedSeed).toEqual(sharedSeed);

  expect((await server.as(ada, 'PATCH', `/members/${bea.id}`, { word: 'mine' })).body).toMatchObject({
    code: 'not-yours',
  });
  expect((await server.as(host, 'PATCH', `/members/${bea.id}`, { word: 'mine' })).body.code).toBe('not-yours');
  for (const wrong of ['', ' ', 'x'.repeat(21), 'a\u202eb', 7]) {
    expect((await say(ada, wrong)).body).toMatchObject({ code: 'invalid-body' });
  }
  await say(ada, 'harbour');
  await say(bea, 'mothball');
  await say(ada, 'harbinger');
  const waiting = (await say(host, null)).body;
  expect(waiting.sharedSeed?.answered).toEqual([host.id, ada.id, bea.id]);
  const refused = await server.as<ProblemDocument>(host, 'POST', '/start');
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'words-missing',
    'Waiting for a word from P3.',
  ]);
  expect((await server.as(host, 'POST', '/start', { readers: 'wait' })).body.code).toBe('words-missing');
  expect((await server.room(host.code)).match).toBeNull();
  const before = [...rooms.flatMap(({ raw }) => raw), ...server.lines, JSON.stringify(waiting)];
  for (const word of ['harbour', 'harbinger', 'mothball'])
    expect(before.filter((text) => text.includes(word))).toEqual([]);

  expect((await server.as(host, 'POST', '/start', { words: 'leave' })).status).toBe(201);
  const { match, commitments, ears } = await lookOn([host, ada, bea, cy], 'goodcopbadcop');
  const words = { 0: null, 1: 'harbinger', 2: 'mothball', 3: null };
  expect(commitments.map((commitment) => commitment?.words)).toEqual(Array(5).fill(words));
  const { setup } = must(await server.store.match(match));
  const { seed: own } = must(must(setup.commitment).shared);
  expect(seedHash(own)).toBe(sharedSeed?.hash);
  expect(setup.seed).toBe(drawnFrom({ seed: own, words }));
  const after = (await server.room(host.code)).sharedSeed;
  expect(after?.answered).toEqual([]);
  expect(after?.hash).not.toBe(sharedSeed?.hash);
  const shown = [...[...ears, ...rooms].flatMap(({ raw }) => raw), ...server.lines];
  expect(shown.filter((text) => text.includes(own) || text.includes(setup.seed))).toEqual([]);

  await server.as(host, 'POST', '/stop');
  const replay = await replayOf(host, match);
  const module = must(games.find(({ id }) => id === 'goodcopbadcop'));
  const noted = { commitment: must(commitments[1]).hash, seedHash: must(sharedSeed).hash };
  expect([...checkDeal(module, replay, noted)]).toContainEqual({
    kind: 'agrees',
    check: 'words',
    count: 2,
    isOwn: true,
  });
  expect((await server.as<RoomView>(host, 'PATCH', '', { sharedSeed: false })).body.sharedSeed).toBeNull();
  for (const client of [...ears, ...rooms]) client.close();
});

test('a committed seed survives a restart', async () => {
  const [host, ada] = (await aRoom('coverblown', 3)) as [Guest, Guest];
  const sharedSeed = (await server.as<RoomView>(host, 'PATCH', '', { sharedSeed: true })).body.sharedSeed;
  await server.as(ada, 'PATCH', `/members/${ada.id}`, { word: 'harbour' });
  await server.restart();
  expect((await server.room(host.code)).sharedSeed).toEqual({ hash: sharedSeed?.hash, answered: [ada.id] });
  await server.as(ada, 'DELETE', `/members/${ada.id}`);
  expect((await server.room(host.code)).sharedSeed).toEqual({ hash: sharedSeed?.hash, answered: [] });
});
