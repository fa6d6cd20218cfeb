import { Manager } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { games } from '#games/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { constantCtx } from '#shared/engine/ctx.ts';
import { outcomeOf } from '#shared/engine/engine.ts';
import type { GameId, MatchId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import type { RoomView } from '#shared/room/room.ts';
import type { Guest } from '../testing/apiClient';
import { wholeGames } from '../testing/games';
import { aRandomTable, type Position } from '../testing/randomTable';
import { aServer, type TestServer } from '../testing/server';
import { MatchTestClient, TestClient } from '../testing/sockets';

const MINUTE = 60_000;
const DELAY = 2 * MINUTE;
let server: TestServer;
afterEach(() => server.end());

const aTable = async (seed = 'one') => {
  server = await aServer({ seed, config: { rateLimits: false } });
};

async function people(many: number, game: GameId, delay: number | null): Promise<Guest[]> {
  const host = await server.makeRoom('P0', { game });
  const guests = [host];
  for (let n = 1; n < many; n++) guests.push(await server.join(host.code, `P${n}`));
  expect((await server.as(host, 'PATCH', '', { stage: { delay } })).status).toBe(200);
  return guests;
}

/** Starts a match that was announced to be shown two minutes late. */
async function announced(game: GameId): Promise<{ guests: Guest[]; code: string; match: MatchId; seats: number }> {
  const { players } = must(games.find(({ id }) => id === game));
  const guests = await people(players.min, game, 2);
  await server.pass(10_000);
  const { status, body } = await server.as<{ match: { id: MatchId } }>(must(guests[0]), 'POST', '/start');
  expect(status).toBe(201);
  return { guests, code: must(guests[0]).code, match: body.match.id, seats: players.min };
}

/** Connects a delayed stage to the room. It follows a match when `sync` is called. */
async function aStage(code: string, game: GameId) {
  const manager = new Manager(server.url, { transports: ['websocket'], reconnection: false, autoConnect: false });
  const room = new TestClient(manager.socket('/rooms', { auth: { code, stage: 'delayed' } }));
  const match = new MatchTestClient(manager.socket(`/${game}`));
  room.socket.connect();
  await room.on('room');
  /** Connects to the match only now, because the server closes a match socket that follows no match. */
  const sync = async (id: MatchId) => {
    match.socket.connect();
    await match.on('connect');
    return match.ask('sync', id, null, null, { differences: true, delayed: true });
  };
  return { room, match, sync };
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Returns the state in which a delayed stage shows this position, with all cards up. */
function above(module: AnyModule, { state }: Position, seats: number) {
  const outcome = outcomeOf(state);
  const ctx = { ...constantCtx(seats), ...(outcome && { gameover: outcome }) };
  return json({ G: module.reveal(state.G, state.ctx), ctx });
}

/**
 * Plays a random match while a delayed stage is connected. Resolves to the number of times that the test checked what
 * the stage shows.
 */
async function lateMatch(game: string, module: AnyModule, seed: string): Promise<number> {
  const { code, match, seats } = await announced(game);
  const table = await aRandomTable(server, match, chance(seed));
  let stage = await aStage(code, game);
  expect(await stage.sync(match)).toMatchObject({ error: 'too-early', detail: expect.stringMatching(/\.$/) });
  stage.match.socket.disconnect();
  let isShown = false;
  let looks = 0;
  const look = async () => {
    await stage.room.ask('time');
    const due = table.positions.filter(({ at }) => at + DELAY <= server.clock.now());
    if (due.length === 0) expect(stage.match.frames()).toEqual([]);
    if (due.length === 0) return;
    if (!isShown) expect(await stage.sync(match)).toEqual({ ok: true });
    isShown = true;
    const { G, ctx } = must(stage.match.state());
    expect({ G, ctx }).toEqual(above(module, must(due.at(-1)), seats));
    const facts = stage.match.frames().flatMap((frame) => frame.facts);
    expect(facts).toEqual(due.flatMap((position) => json(position.facts)));
    looks += 1;
  };
  for (let n = 0; n < 250 && !table.isOver(); n++) {
    await table.step();
    await look();
    if (n % 60 !== 8) continue;
    stage.room.close();
    await server.restart();
    stage = await aStage(code, game);
    isShown = false;
  }
  for (let passed = 0; passed <= DELAY; passed += 5_000) {
    await server.pass(5_000);
    await look();
  }
  expect(stage.match.all('matchData')).toEqual([]);
  stage.room.close();
  return looks;
}

test.each(wholeGames.map((module) => [module.id, module] as const))(
  'after its delay, a stage shows all cards of %s',
  { tags: ['long'], timeout: 300_000 },
  async (game, module) => {
    await aTable();
    // A random match may end after a few moves, so this plays several.
    let looks = 0;
    for (let n = 1; looks <= 20; n++) looks += await lateMatch(game, module, `late ${game} ${n}`);
  },
);

/**
 * Resolves to the packets that a delayed stage gets while it shows the first two minutes of a match. With `lively`,
 * much else happens in the room and the match in the meantime.
 */
async function worldOf(lively: boolean): Promise<{ raw: string[]; times: number[] }> {
  await aTable('worlds');
  const { guests, code, match } = await announced('coverblown');
  const table = await aRandomTable(server, match, chance('two worlds'), { idle: 0, most: 1_000 });
  for (let n = 0; n < 6; n++) await table.step();
  expect(table.isOver()).toBe(false);
  const played = server.clock.now() - must(table.positions[0]).at;
  await server.pass(DELAY - played);
  const stage = await aStage(code, 'coverblown');
  expect(await stage.sync(match)).toEqual({ ok: true });
  const times: number[] = [];
  stage.match.socket.onAny(() => times.push(server.clock.now()));
  stage.room.socket.onAny(() => times.push(server.clock.now()));
  if (lively) {
    for (const name of ['ackFirstCall', 'investigate']) await server.move(match, '0', name);
    await server.as(must(guests[1]), 'PATCH', `/members/${must(guests[1]).id}`, { name: 'Somebody', face: 'other' });
    await server.as(must(guests[2]), 'DELETE', `/members/${must(guests[2]).id}`);
    await server.as(must(guests[0]), 'POST', '/stop');
    await server.as(must(guests[0]), 'PATCH', '', { game: 'covertques', stage: { cardsUp: false } });
  }
  for (let passed = 0; passed < DELAY - 2_000; passed += 1_000) {
    await server.pass(1_000);
    await stage.room.ask('time');
  }
  const raw = stage.match.raw
    .filter((packet) => packet.startsWith('2/'))
    .map((packet) => packet.replaceAll(match, 'M').replaceAll(server.url, 'URL'));
  stage.room.close();
  return { raw, times };
}

test('recent events do not affect a delayed stage’s packets', async () => {
  const quiet = await worldOf(false);
  await server.end();
  const lively = await worldOf(true);
  expect(lively.raw).toEqual(quiet.raw);
  expect(lively.times).toEqual(quiet.times);
  expect(quiet.times.length).toBeGreaterThan(4);
});

test('a stage’s delay is announced before the match starts', async () => {
  await aTable();
  const guests = await people(3, 'coverblown', 10);
  const host = must(guests[0]);
  const member = new TestClient(
    new Manager(server.url, { transports: ['websocket'] }).socket('/rooms', {
      auth: { code: host.code, token: host.token },
    }),
  );
  const [line] = await member.on<[{ text: string; notice: boolean }]>('chat');
  expect(line).toMatchObject({ notice: true, text: expect.stringContaining('all cards, 10 minutes late') });
  expect((await server.room(host.code)).stage).toEqual({ open: 0, cardsUp: true, delay: 10 });
  const soon = await server.as(host, 'POST', '/start');
  expect([soon.status, soon.body.code, soon.headers.get('Retry-After')]).toEqual([409, 'just-announced', '10']);
  await server.pass(10_000);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  expect((await server.room(host.code)).match?.delay).toBe(10);
  for (const delay of [null, 1]) {
    const { status, body } = await server.as(host, 'PATCH', '', { stage: { delay } });
    expect([status, body.code]).toEqual([409, 'too-late']);
  }
  expect((await server.as(host, 'PATCH', '', { stage: { delay: 10, cardsUp: false } })).status).toBe(200);
  expect((await server.room(host.code)).stage).toMatchObject({ cardsUp: false, delay: 10 });
  member.socket.io.engine.close();
  member.socket.disconnect();
});

test('a stage’s delay is 1 to 30 whole minutes', async () => {
  await aTable();
  const [host, guest] = await people(2, 'coverblown', null);
  for (const delay of [0, 31, 1.5, -1, '5', {}]) {
    const { status, body } = await server.as(must(host), 'PATCH', '', { stage: { delay } });
    expect([status, body.code]).toEqual([400, 'invalid-body']);
    expect(body.detail).toContain('1 to 30 whole minutes');
  }
  expect((await server.as(must(guest), 'PATCH', '', { stage: { delay: 5 } })).body.code).toBe('not-host');
});

test('a match without an announced delay has no delayed stage', async () => {
  await aTable();
  const guests = await server.startMatch(3, 'coverblown');
  const { code } = must(guests[0]);
  const { id } = must((await server.room(code)).match);
  await server.pass(30 * MINUTE, MINUTE);
  const manager = new Manager(server.url, { transports: ['websocket'], reconnection: false, autoConnect: false });
  const match = new MatchTestClient(manager.socket('/coverblown'));
  match.socket.connect();
  await match.on('connect');
  const error = { error: 'no-delayed-stage', detail: expect.stringMatching(/\.$/) };
  expect(await match.ask('sync', id, null, null, { delayed: true })).toEqual(error);
  expect(await match.ask('sync', id, '0', null, { delayed: true })).toMatchObject({ error: 'stage-only-watches' });
  match.close();
});

test('a delayed stage shows changes of the room after the delay', async () => {
  await aTable();
  const { guests, code, match } = await announced('coverblown');
  const stage = await aStage(code, 'coverblown');
  const pictures = () => stage.room.all<[RoomView]>('room').map(([picture]) => picture);
  expect(pictures()).toMatchObject([{ match: null, members: [], stage: { delay: 2 } }]);
  await server.pass(MINUTE);
  await server.as(must(guests[0]), 'POST', '/stop');
  await server.as(must(guests[1]), 'PATCH', `/members/${must(guests[1]).id}`, { name: 'Somebody' });
  expect((await server.as(must(guests[0]), 'POST', '/start')).status).toBe(201);
  const { id: next } = must((await server.room(code)).match);
  await stage.room.ask('time');
  expect(pictures()).toHaveLength(1);
  await server.pass(MINUTE);
  await stage.room.ask('time');
  expect(pictures().at(-1)?.match).toMatchObject({ id: match, game: 'coverblown', over: false, delay: 2 });
  expect(
    pictures()
      .at(-1)
      ?.members.map(({ name, online }) => [name, online]),
  ).toEqual([
    ['P0', true],
    ['P1', true],
    ['P2', true],
  ]);
  await server.restart();
  const again = await aStage(code, 'coverblown');
  expect(again.room.all<[RoomView]>('room').at(-1)?.[0].match?.id).toBe(match);
  await server.pass(MINUTE + 1_000);
  await again.room.ask('time');
  const ids = again.room.all<[RoomView]>('room').map(([picture]) => [picture.match?.id, picture.match?.over]);
  expect(ids.at(-1)).toEqual([next, false]);
  expect(
    again.room
      .all<[RoomView]>('room')
      .at(-1)?.[0]
      .members.map(({ name }) => name),
  ).toContain('Somebody');
  again.room.close();
});
