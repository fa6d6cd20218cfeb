import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import type { GameFacts, Membership, RoomView } from '#shared/room/room.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import { gameFacts } from '../rooms/games';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterAll(() => server.end());

test('the catalogue has what the home page needs', async () => {
  const { body } = await server.ask<GameFacts[]>('GET', '/api/games');
  expect(body.map(({ id, players, minutes }) => ({ id, players, minutes }))).toEqual([
    { id: 'toy', players: { min: 2, max: 4 }, minutes: [1, 2] },
  ]);
  expect(body[0]?.options).toMatchObject({ properties: { seconds: { default: 60 } } });
});

test('a room’s creator is its host, seated and ready', async () => {
  const mara = await server.makeRoom('Mara');
  const room = await server.room(mara.code);
  expect(room).toMatchObject({ code: mara.code, game: 'toy', host: mara.id, match: null, locked: false, chat: true });
  expect(room.members).toEqual([
    expect.objectContaining({ id: mara.id, name: 'Mara', bot: null, ready: true, seat: '0', online: false }),
  ]);
  expect(JSON.stringify(room)).not.toContain(mara.token);
  expect(room.cannotStart).toMatchObject({ code: 'too-few-players' });
});

test('a new room has the language that the host’s browser prefers', async () => {
  const words = z.enum(['en', 'de', 'fr']).default('en').meta({ language: true });
  const spoken: AnyModule = { ...toy, options: z.strictObject({ words, rounds: z.int().default(3) }) };
  const other = { ...toy, id: 'other' };
  const polyglot = await aServer({ catalogue: [other, spoken], config: { rateLimits: false } });
  const wordsFor = async (language: string, body: object = {}) => {
    const headers = { 'Accept-Language': language };
    const made = await polyglot.ask<{ code: string; member: Membership }>('POST', '/api/rooms', {
      body: { name: 'Mara', ...body },
      headers,
    });
    const host = { code: made.body.code, ...made.body.member };
    await polyglot.as(host, 'PATCH', '', { game: 'toy' });
    return (await polyglot.room(host.code)).options;
  };
  try {
    expect(await wordsFor('de-AT,de;q=0.9,en;q=0.8')).toEqual({ words: 'de', rounds: 3 });
    expect(await wordsFor('nl,fr;q=0.5')).toEqual({ words: 'fr', rounds: 3 });
    expect(await wordsFor('ja')).toEqual({ words: 'en', rounds: 3 });
    expect(await wordsFor('de', { game: 'toy', options: { rounds: 5 } })).toEqual({ words: 'de', rounds: 5 });
    expect(await wordsFor('de', { game: 'toy', options: { words: 'fr' } })).toEqual({ words: 'fr', rounds: 3 });
  } finally {
    await polyglot.end();
  }
});

test('a room code may be typed in any case', async () => {
  const { code } = await server.makeRoom();
  const typed = `${code.slice(0, 3).toLowerCase()}- ${code.slice(3)}`;
  const { status, body } = await server.ask<RoomView>('GET', `/api/rooms/${encodeURIComponent(typed)}`);
  expect([status, body.code]).toEqual([200, code]);
  for (const wrong of ['AAAAAA', 'short', `${code}A`, '../etc', '__proto__'])
    expect((await server.ask('GET', `/api/rooms/${encodeURIComponent(wrong)}`)).body.code).toMatch(/not-found/);
});

test('a repeated Idempotency-Key gives the same room and person', async () => {
  const headers = { 'Idempotency-Key': 'once-and-for-all-1' };
  const make = () =>
    server.ask<{ code: string; member: Membership }>('POST', '/api/rooms', { body: { name: 'Ada' }, headers });
  const [first, second] = await Promise.all([make(), make()]);
  expect(second.body.code).toBe(first.body.code);
  expect(second.body.member.id).toBe(first.body.member.id);
  expect(second.body.member.token).not.toBe(first.body.member.token);
  const join = () =>
    server.ask<{ member: Membership }>('POST', `/api/rooms/${first.body.code}/members`, {
      body: { name: 'Ben' },
      headers,
    });
  const [one, two] = [await join(), await join()];
  expect(two.body.member.id).toBe(one.body.member.id);
  expect((await server.room(first.body.code)).members).toHaveLength(2);
  await server.pass(10 * 60_000 + 1, 10 * 60_000 + 1);
  expect((await join()).status).toBe(409);
});

test('an Idempotency-Key works only from its sender’s address', async () => {
  const behind = await aServer({ catalogue: [toy], config: { trustProxy: { hops: 1 } } });
  try {
    const post = (address: string, path: string, name: string) =>
      behind.ask<{ code: string; member: Membership }>('POST', path, {
        body: { name },
        headers: { 'Idempotency-Key': 'guessed-or-overheard', 'X-Forwarded-For': address },
      });
    const { code, member } = (await post('1.1.1.1', '/api/rooms', 'Ada')).body;
    const other = (await post('2.2.2.2', '/api/rooms', 'Eve')).body;
    expect([other.code === code, other.member.id === member.id]).toEqual([false, false]);
    expect((await post('1.1.1.1', '/api/rooms', 'Ada')).body.member.id).toBe(member.id);
    const members = `/api/rooms/${code}/members`;
    const ben = (await post('1.1.1.1', members, 'Ben')).body.member;
    expect((await post('2.2.2.2', members, 'Ben')).status).toBe(409);
    expect((await post('1.1.1.1', members, 'Ben')).body.member.id).toBe(ben.id);
  } finally {
    await behind.end();
  }
});

test('a removed member who repeats a request becomes one new member', async () => {
  const host = await server.makeRoom('A');
  const join = () =>
    server.ask<{ member: Membership }>('POST', `/api/rooms/${host.code}/members`, {
      body: { name: 'Ben' },
      headers: { 'Idempotency-Key': 'again-and-again-1' },
    });
  const first = (await join()).body.member;
  await server.as(host, 'DELETE', `/members/${first.id}`);
  const [second, third] = [(await join()).body.member, (await join()).body.member];
  expect(second.id).not.toBe(first.id);
  expect(third.id).toBe(second.id);
});

test('either all changes in one request apply, or none of them', async () => {
  const host = await server.makeRoom('A');
  const both = { ready: false, standIn: true };
  expect((await server.as(host, 'PATCH', `/members/${host.id}`, both)).body.code).toBe('no-match');
  expect((await server.room(host.code)).members[0]?.ready).toBe(true);
});

test('a member who joins a full table becomes a spectator', async () => {
  const host = await server.makeRoom('A');
  const others = [];
  for (const name of ['B', 'C', 'D', 'E']) others.push(await server.join(host.code, name));
  const last = others[3] ?? host;
  const seats = async () => (await server.room(host.code)).members.map(({ seat }) => seat);
  expect(await seats()).toEqual(['0', '1', '2', '3', null]);
  expect((await server.as(last, 'PATCH', `/members/${last.id}`, { seated: true })).body.code).toBe('seats-taken');
  expect((await server.as(host, 'PATCH', `/members/${others[0]?.id}`, { seated: false })).status).toBe(200);
  expect((await server.as(last, 'PATCH', `/members/${last.id}`, { seated: true })).status).toBe(200);
  expect(await seats()).toEqual(['0', null, '2', '3', '1']);
});

test('a request that adds bots adds either all of them or none', async () => {
  const host = await server.makeRoom('A');
  expect((await server.as(host, 'POST', '/bots', { count: 4 })).body.code).toBe('seats-taken');
  expect((await server.as(host, 'POST', '/bots', { level: 'wise' })).body.code).toBe('invalid-body');
  const { status, body } = await server.as<RoomView>(host, 'POST', '/bots', { count: 3 });
  expect([status, body.members.map(({ bot }) => bot), body.cannotStart]).toEqual([
    201,
    [null, 'steady', 'steady', 'steady'],
    null,
  ]);
  expect(new Set(body.members.map(({ name }) => name)).size).toBe(4);
  const bot = body.members[1];
  expect((await server.as(host, 'DELETE', `/members/${bot?.id}`)).status).toBe(204);
  expect((await server.room(host.code)).members).toHaveLength(3);
});

test('the catalogue lists the bot levels', async () => {
  const { steady, ...others } = must(toy).bots;
  const wise = { ...must(steady), title: 'The wise one', about: 'Waits and sees.' };
  const bots = { random: must(steady), steady: must(steady), wise, ...others };
  const facts = gameFacts({ ...toy, bots, usualBot: 'wise' } as unknown as AnyModule);
  expect(facts.usualBot).toBe('wise');
  expect(facts.idleBots).toBeUndefined();
  const idle = gameFacts({ ...toy, bots: {}, rungs: new Set(), game: { ...toy.game, ai: undefined } } as never);
  expect(idle.idleBots).toBe(true);
  expect(idle.levels.map(({ about }) => about)).toEqual([expect.stringMatching(/^Never moves\./)]);
  expect(facts.levels).toEqual([
    { id: 'steady', title: 'Steady', about: null },
    { id: 'wise', title: 'The wise one', about: 'Waits and sees.' },
    { id: 'random', title: 'Chance', about: 'Plays any legal move.' },
  ]);
  expect(gameFacts({ ...toy, searcher: {} } as unknown as AnyModule).levels.map(({ title }) => title)).toEqual([
    ...['Steady', 'Searcher', 'Chance'],
  ]);
  expect((await server.ask<GameFacts[]>('GET', '/api/games')).body[0]?.usualBot).toBe('steady');
});

test('the host may set a bot’s level before a match', async () => {
  const host = await server.makeRoom('A');
  const { body } = await server.as<RoomView>(host, 'POST', '/bots', { level: 'random' });
  const bot = must(body.members[1]);
  expect(bot.bot).toBe('random');
  const ben = await server.join(host.code, 'B');
  const change = (by: typeof host, id: string, level: string) =>
    server.as<RoomView & { code: string }>(by, 'PATCH', `/members/${id}`, { level });
  expect((await change(ben, bot.id, 'steady')).body.code).toBe('not-yours');
  expect((await change(host, ben.id, 'steady')).body.code).toBe('not-yours');
  expect((await change(host, bot.id, 'wise')).body.code).toBe('invalid-body');
  expect((await change(host, bot.id, 'steady')).body.members[1]?.bot).toBe('steady');
  await server.as(host, 'POST', '/start');
  expect((await change(host, bot.id, 'random')).body.code).toBe('match-running');
});

test('a match does not start while something is missing', async () => {
  const host = await server.makeRoom('A');
  expect((await server.as(host, 'GET', '/seat')).body.code).toBe('no-match');
  expect((await server.as(host, 'POST', '/start')).body.code).toBe('too-few-players');
  const ben = await server.join(host.code, 'B');
  expect((await server.as(ben, 'POST', '/start')).body.code).toBe('not-host');
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { ready: false });
  expect((await server.as(host, 'POST', '/start')).body).toMatchObject({
    code: 'not-ready',
    detail: 'B needs a minute.',
  });
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { ready: true });
  const first = await server.as<{ match: { id: string } }>(host, 'POST', '/start');
  expect(first.status).toBe(201);
  expect((await server.as(host, 'POST', '/start')).body.code).toBe('match-running');
  expect((await server.as(host, 'PATCH', '', { options: { seconds: 5 } })).body.code).toBe('match-running');
  expect((await server.as(ben, 'PATCH', `/members/${ben.id}`, { seated: false })).body.code).toBe('match-running');
  expect((await server.as(host, 'POST', '/bots')).body.code).toBe('match-running');
  const late = await server.join(host.code, 'Late');
  expect(await server.seat(late)).toMatchObject({ playerID: null, credentials: null });
  const [one, two] = [await server.seat(ben), await server.seat(ben)];
  expect([one.playerID, two.playerID]).toEqual(['1', '1']);
  expect(one.credentials).not.toBe(two.credentials);
  expect((await server.ask('GET', `/api/matches/${first.body.match.id}/replay`, { token: ben.token })).body.code).toBe(
    'match-not-over',
  );
  expect((await server.as(ben, 'POST', '/stop')).body.code).toBe('not-host');
  const clock = async (member: typeof ben, move: string) => {
    const { status, body } = await server.as(member, 'POST', '/clock', { move });
    return [status, body?.code];
  };
  expect(await clock(ben, 'pause')).toEqual([403, 'not-host']);
  expect(await clock(host, 'stop')).toEqual([400, 'invalid-body']);
  expect(await clock(host, 'resume')).toEqual([409, 'not-paused']);
  expect(await clock(host, 'pause')).toEqual([204, undefined]);
  expect(await clock(host, 'addMinute')).toEqual([204, undefined]);
  expect(await clock(host, 'pause')).toEqual([409, 'paused']);
  const stopped = await server.as<RoomView>(host, 'POST', '/stop');
  expect(stopped.body).toMatchObject({ match: { over: true }, totals: [] });
  expect((await server.as(host, 'POST', '/stop')).body.code).toBe('no-match');
  const replay = await server.ask('GET', `/api/matches/${first.body.match.id}/replay`, { token: ben.token });
  expect(replay.status).toBe(200);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
});

test('only the host may change the room’s settings', async () => {
  const host = await server.makeRoom('A');
  const ben = await server.join(host.code, 'B');
  expect((await server.as(ben, 'PATCH', '', { locked: true })).body.code).toBe('not-host');
  for (const wrong of [{ game: 'chess' }, { options: { seconds: 'x' } }, { callLink: 'http://a.b' }, { chat: 1 }, []])
    expect((await server.as(host, 'PATCH', '', wrong)).body.code).toBe('invalid-body');
  const good = { options: { seconds: 30 }, callLink: 'https://meet.example/x', chat: false, locked: true };
  const { body } = await server.as<RoomView>(host, 'PATCH', '', good);
  expect(body).toMatchObject({ ...good, options: { seconds: 30, rounds: 5 } });
  expect((await server.ask('POST', `/api/rooms/${host.code}/members`, { body: { name: 'C' } })).body.code).toBe(
    'room-locked',
  );
});

test('members can change only themselves', async () => {
  const host = await server.makeRoom('A');
  const ben = await server.join(host.code, 'Ben');
  expect((await server.as(ben, 'PATCH', `/members/${host.id}`, { name: 'X' })).body.code).toBe('not-yours');
  expect((await server.as(host, 'PATCH', `/members/${ben.id}`, { ready: false })).body.code).toBe('not-yours');
  expect((await server.as(ben, 'DELETE', `/members/${host.id}`)).body.code).toBe('not-yours');
  expect((await server.as(ben, 'PATCH', `/members/${ben.id}`, { name: 'a' })).body.code).toBe('name-taken');
  expect((await server.as(ben, 'PATCH', '/members/nobody', { ready: true })).body.code).toBe('member-not-found');
  expect((await server.as(host, 'POST', '/host', { member: 'nobody' })).body.code).toBe('member-not-found');
  const passed = await server.as<RoomView>(host, 'POST', '/host', { member: ben.id });
  expect(passed.body.host).toBe(ben.id);
  expect((await server.as(ben, 'DELETE', `/members/${host.id}`)).status).toBe(204);
  expect((await server.as(host, 'GET', '/seat')).body.code).toBe('unauthorized');
  expect((await server.ask('POST', `/api/rooms/${host.code}/start`)).body.code).toBe('unauthorized');
  expect((await server.as(ben, 'DELETE', `/members/${ben.id}`)).status).toBe(204);
  const next = await server.join(host.code, 'Next');
  expect((await server.room(host.code)).host).toBe(next.id);
});

test('a room holds at most forty people', async () => {
  const host = await server.makeRoom('N0');
  for (let n = 1; n < 40; n++) await server.join(host.code, `N${n}`);
  const { status, body } = await server.ask('POST', `/api/rooms/${host.code}/members`, { body: { name: 'N40' } });
  expect([status, body.code]).toEqual([409, 'room-full']);
});

test('a one-time link moves the seat and revokes the old token', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const old = await server.seat(ben);
  expect((await server.as(ben, 'POST', '/handoff', { member: host.id })).body.code).toBe('not-yours');
  const { status, body } = await server.as<{ url: string; expiresAt: number }>(ben, 'POST', '/handoff');
  expect(status).toBe(201);
  expect(body.expiresAt).toBe(server.clock.now() + 5 * 60_000);
  const { pathname, hash } = new URL(body.url);
  expect(pathname).toBe(`/r/${ben.code}`);
  const secret = hash.replace('#move=', '');
  expect((await server.ask('GET', `/api/handoffs/${secret}`)).status).toBe(404);
  const taken = await server.ask<{ code: string; member: Membership }>('POST', `/api/handoffs/${secret}`);
  expect(taken.body).toMatchObject({ code: ben.code, member: { id: ben.id } });
  expect((await server.ask('POST', `/api/handoffs/${secret}`)).body.code).toBe('handoff-used');
  expect((await server.as(ben, 'GET', '/seat')).body.code).toBe('unauthorized');
  const now = await server.seat({ code: ben.code, ...taken.body.member });
  expect(now.playerID).toBe('1');
  const match = await server.served.matches.find(old.match.id);
  expect(await match?.holderOf('1', old.credentials ?? '')).toBeNull();
  expect(await match?.holderOf('1', now.credentials ?? '')).toEqual({ member: ben.id, screen: null });
});

test('a link that moves a seat is valid for five minutes', async () => {
  const host = await server.makeRoom('A');
  const { body } = await server.as<{ url: string }>(host, 'POST', '/handoff');
  await server.pass(5 * 60_000, 5 * 60_000);
  const secret = new URL(body.url).hash.replace('#move=', '');
  const late = await server.ask('POST', `/api/handoffs/${secret}`);
  expect([late.status, late.body.code]).toEqual([410, 'handoff-used']);
});

test('[door 17] the chat announces a link with which the host moves a seat', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const { status } = await server.as(host, 'POST', '/handoff', { member: ben.id });
  expect(status).toBe(201);
  const lines = await server.store.chat(host.code, 10);
  const text = 'P0 (host) made a link that moves P1’s seat to another device.';
  expect(lines).toMatchObject([{ text, member: host.id, notice: true }]);
});

test('[door 17] a bot plays the seat of a member who left', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const old = await server.seat(ben);
  expect((await server.as(ben, 'DELETE', `/members/${ben.id}`)).status).toBe(204);
  const again = await server.join(host.code, 'P2');
  expect((await server.seat(again)).playerID).toBeNull();
  const match = await server.served.matches.find(old.match.id);
  expect(await match?.holderOf('1', old.credentials ?? '')).toBeNull();
  const stored = await server.store.match(old.match.id);
  expect(stored?.seats).toMatchObject({ 1: { bot: 'steady' } });
});

test('a bot stands in for a person until they return', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const standIn = async () => (await server.room(host.code)).members.map((member) => member.standIn);
  expect((await server.as(ben, 'PATCH', `/members/${host.id}`, { standIn: true })).body.code).toBe('not-yours');
  expect((await server.as(host, 'PATCH', `/members/${ben.id}`, { standIn: true })).status).toBe(200);
  expect(await standIn()).toEqual([false, true]);
  const seat = await server.seat(ben);
  expect((await server.store.match(seat.match.id))?.seats).toMatchObject({ 1: { bot: 'steady' } });
  expect((await server.as(ben, 'PATCH', `/members/${ben.id}`, { standIn: false })).status).toBe(200);
  expect(await standIn()).toEqual([false, false]);
  expect((await server.store.match(seat.match.id))?.seats).toMatchObject({ 1: { bot: null } });
});

test('a person who leaves a match can take the seat back until it ends', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const members = async () =>
    (await server.room(ben.code)).members.map(({ name, seat, standIn }) => [name, seat, standIn]);
  expect((await server.as(ben, 'PATCH', `/members/${host.id}`, { left: true })).body.code).toBe('not-yours');
  expect((await server.as(host, 'PATCH', `/members/${ben.id}`, { left: true })).body.code).toBe('not-yours');
  expect((await server.as(ben, 'PATCH', `/members/${ben.id}`, { left: true })).status).toBe(200);
  expect(await members()).toContainEqual(['P1', '1', true]);
  const { match, playerID } = await server.seat(ben);
  expect(playerID).toBe('1');
  expect((await server.store.match(match.id))?.seats).toMatchObject({ 1: { bot: 'steady' } });
  expect((await server.as(ben, 'PATCH', `/members/${ben.id}`, { standIn: false })).status).toBe(200);
  expect((await server.store.match(match.id))?.seats).toMatchObject({ 1: { bot: null } });
  await server.as(host, 'POST', '/stop');
  expect(await members()).toContainEqual(['P1', '1', false]);
});

test('a person who left a match and stayed away has no seat in the next one', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { left: true });
  await server.as(host, 'POST', '/stop');
  const { members, cannotStart } = await server.room(host.code);
  expect(members.map(({ name, seat }) => [name, seat])).toEqual([
    ['P0', '0'],
    ['P1', null],
  ]);
  expect(cannotStart?.code).toBe('too-few-players');
});

test('[door 16] tokens and credentials are stored as hashes and never logged', async () => {
  const [host] = await server.startMatch(2, 'toy');
  if (!host) throw new Error('no match');
  const seat: SeatAnswer = await server.seat(host);
  const row = await server.store.room(host.code);
  expect(JSON.stringify(row)).not.toContain(host.token);
  expect(JSON.stringify(await server.store.match(seat.match.id))).not.toContain(seat.credentials ?? 'none');
  expect(server.lines.join('')).not.toContain(host.token);
  expect(server.lines.join('')).not.toContain(seat.credentials ?? 'none');
});
