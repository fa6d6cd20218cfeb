import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { EveningView } from '#shared/room/evening.ts';
import type { RoomView } from '#shared/room/room.ts';
import { type ToyState, toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterEach(() => server.end());

const evening = (guest: Guest) => server.as<EveningView>(guest, 'GET', '/evening');
const matchId = async ({ code }: Guest) => must((await server.room(code)).match).id;
const begin = (host: Guest) => server.as<RoomView>(host, 'POST', '/start');

async function guesses(host: Guest, seat: string, about: string, number: number): Promise<void> {
  expect(await server.move(await matchId(host), seat, 'guess', about, number)).toMatchObject({ ok: true });
  await server.served.settled();
}

/** Plays a match to the end: seat 0 guesses wrong, then right. */
async function playToTheEnd(host: Guest): Promise<void> {
  const { hands } = (await server.snapshot<ToyState>(await matchId(host))).G;
  await guesses(host, '0', '1', 1);
  await guesses(host, '0', '1', must(hands['1']));
}

async function twoAt(): Promise<[Guest, Guest]> {
  const [host, guest] = await server.startMatch(2, 'toy');
  return [must(host), must(guest)];
}

test('a finished match is listed with its players', async () => {
  const [host, guest] = await twoAt();
  expect((await evening(guest)).body).toEqual({ matches: [] });
  const began = server.clock.now();
  const match = await matchId(host);
  await playToTheEnd(host);
  const { status, body } = await evening(guest);
  expect(status).toBe(200);
  expect(body).toEqual({
    matches: [
      {
        ...{ match, game: 'toy', began, ended: server.clock.now(), kept: true },
        outcome: { winners: ['0'], reason: 'guessed' },
        players: {
          0: { member: host.id, name: 'P0', face: expect.any(String), bot: false },
          1: { member: guest.id, name: 'P1', face: expect.any(String), bot: false },
        },
        honours: {
          0: { deceptions: 0, suspicions: { right: 1, of: 2 } },
          1: { deceptions: 0, suspicions: { right: 0, of: 0 } },
        },
      },
    ],
  });
});

test('only members get the list of matches', async () => {
  const [host] = await twoAt();
  await playToTheEnd(host);
  for (const token of [undefined, 'no-token']) {
    const { status, body } = await server.ask('GET', `/api/rooms/${host.code}/evening`, { token });
    expect([status, body.code]).toEqual([401, 'unauthorized']);
  }
  const stranger = await server.makeRoom();
  const { status } = await server.ask('GET', `/api/rooms/${host.code}/evening`, { token: stranger.token });
  expect(status).toBe(401);
});

test('a running match is not in the list of matches', async () => {
  const [host, guest] = await twoAt();
  await playToTheEnd(host);
  await begin(host);
  const before = JSON.stringify((await evening(guest)).body);
  await guesses(host, '0', '1', 1);
  await guesses(host, '1', '0', 2);
  await server.pass(30_000);
  expect(JSON.stringify((await evening(guest)).body)).toBe(before);
  expect(before).not.toContain(await matchId(host));
});

test('the list of matches survives a restart', async () => {
  const [host, guest] = await twoAt();
  await playToTheEnd(host);
  await begin(host);
  // Simulates a server that crashes before the room learns that its match has ended.
  const { hands } = (await server.snapshot<ToyState>(await matchId(host))).G;
  const commit = server.store.commit;
  server.store.commit = (change) => (change.finished ? Promise.reject(new Error('the disk is full')) : commit(change));
  await guesses(host, '0', '1', must(hands['1']));
  expect((await evening(guest)).body.matches).toHaveLength(1);
  expect((await server.room(host.code)).match?.over).toBe(false);
  server.store.commit = commit;
  await server.restart();
  const after = await server.room(host.code);
  expect(after.match?.over).toBe(true);
  expect((await evening(guest)).body.matches).toHaveLength(2);
  expect(after.totals).toContainEqual(expect.objectContaining({ member: host.id, played: 2, won: 2 }));
  await server.restart();
  expect((await evening(guest)).body.matches).toHaveLength(2);
});

test('a member’s correct prediction is counted and listed with the match', async () => {
  const [host, guest] = await twoAt();
  const outcome = { winners: ['0'], reason: 'guessed' };
  const end = { outcome, carryOver: null, honours: null, predicted: ['1'], began: 1, rows: 5 };
  server.served.rooms.over(await matchId(host), host.code, end);
  await server.served.settled();
  await server.restart();
  expect((await server.room(host.code)).totals).toEqual([
    { member: host.id, played: 1, won: 1 },
    { member: guest.id, played: 1, won: 0, predicted: 1 },
  ]);
  expect((await evening(guest)).body.matches).toMatchObject([{ predicted: ['1'] }]);
});

test('a replay that could not be read can be requested again', async () => {
  const [host, guest] = await twoAt();
  await server.as(host, 'POST', '/stop');
  const [stopped] = (await evening(guest)).body.matches;
  const ask = () => server.ask('GET', `/api/matches/${stopped?.match}/replay`, { token: guest.token });
  await server.served.settled();
  const { replay } = server.store;
  server.store.replay = () => Promise.reject(new Error('the database is away'));
  const away = await ask();
  expect([away.status, away.body.code]).toEqual([503, 'try-again']);
  server.store.replay = replay;
  await server.pass(2_000);
  expect((await ask()).status).toBe(200);
});

test('a stopped match is listed without winners or honours', async () => {
  const [host, guest] = await twoAt();
  await server.as(host, 'POST', '/stop');
  const [stopped] = (await evening(guest)).body.matches;
  expect(stopped).toMatchObject({ outcome: { winners: [], cancelled: true }, honours: null, kept: true });
  await server.pass(1_000);
  await begin(host);
  await server.served.settled();
  // The match was stopped within its first minute, so its replay is not kept.
  expect((await evening(guest)).body.matches).toMatchObject([{ match: stopped?.match, kept: false }]);
  const response = await server.ask('GET', `/api/matches/${stopped?.match}/replay`, { token: guest.token });
  expect([response.status, response.body.code]).toEqual([404, 'no-match']);
});

test('a player who left the room keeps their name and face in the list', async () => {
  const [host, guest] = await twoAt();
  const { members } = await server.room(host.code);
  const face = must(members.find(({ id }) => id === guest.id)).face;
  await server.as(guest, 'DELETE', `/members/${guest.id}`);
  const match = must(await server.served.matches.find(await matchId(host)));
  const { hands } = (await server.snapshot<ToyState>(match.id)).G;
  await guesses(host, '0', '1', must(hands['1']));
  const [facts] = (await evening(host)).body.matches;
  expect(facts?.players['1']).toEqual({ member: guest.id, name: 'P1', face, bot: false });
});

test('a seat that a stand-in played has no honours, but points', async () => {
  const [host, guest] = await twoAt();
  for (const standIn of [true, false]) await server.as(guest, 'PATCH', `/members/${guest.id}`, { standIn });
  await server.restart();
  await playToTheEnd(host);
  const [facts] = (await evening(guest)).body.matches;
  expect(facts?.honours).toEqual({ 0: { deceptions: 0, suspicions: { right: 1, of: 2 } } });
  expect((await server.room(host.code)).totals).toContainEqual({ member: guest.id, played: 1, won: 0 });
});

test('an error while computing honours does not keep a match from ending', async () => {
  await server.end();
  const honours = () => {
    throw new Error('a count of cards');
  };
  server = await aServer({ catalogue: [{ ...toy, honours }], config: { rateLimits: false } });
  const [host] = await twoAt();
  await playToTheEnd(host);
  const { matches } = (await evening(host)).body;
  expect(matches).toMatchObject([{ outcome: { winners: ['0'] }, honours: null }]);
  expect(server.lines.join('')).toContain('honours-fault');
  expect(server.lines.join('')).not.toContain('a count of cards');
});

test('a room’s totals start again after six hours without a match', async () => {
  const [host] = await twoAt();
  await playToTheEnd(host);
  await begin(host);
  await playToTheEnd(host);
  const ofHost = async () => (await server.room(host.code)).totals.find(({ member }) => member === host.id);
  expect(await ofHost()).toEqual({ member: host.id, played: 2, won: 2 });
  await server.pass(6 * 3600_000, 600_000);
  await begin(host);
  await playToTheEnd(host);
  expect(await ofHost()).toEqual({ member: host.id, played: 1, won: 1 });
});
