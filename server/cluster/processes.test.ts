// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { COUNTDOWN } from '#shared/engine/pause.ts';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import { hasPostgres } from '../testing/postgres';
import { processes, type TestProcess, type TestProcesses } from '../testing/processes';
import { hasRedis } from '../testing/redis';
import { atMatch, inRoom, type MatchTestClient, type TestClient } from '../testing/sockets';

const isPossible = hasPostgres && hasRedis;
const WAIT = { timeout: 30_000 };

let two: TestProcesses;
let one: TestProcess;
let other: TestProcess;
beforeAll(async () => {
  if (!isPossible) return;
  two = await processes(2, [toy]);
  [one, other] = two.all as [TestProcess, TestProcess];
});
afterAll(() => two?.end());

/** Starts a match of two people, each connected to a different process. */
async function apart() {
  const [ada, ben] = await one.startMatch(2, 'toy');
  const [first, second] = [atMatch(one.url, 'toy'), atMatch(other.url, 'toy')];
  await first.sync(await one.seat(must(ada)));
  await second.sync(await other.seat(must(ben)));
  return { ada: must(ada), ben: must(ben), first, second, match: must(first.seat).match.id };
}
const rounds = (client: MatchTestClient) => client.frames().map(({ state }) => state.G);
const tooFast = (answers: Answer[]) =>
  answers.filter((answer) => 'refused' in answer && answer.refused === 'rate-limited').length;
const facts = (client: MatchTestClient) =>
  client.frames().flatMap((frame) => frame.facts.map(({ n, code }) => [n, code]));

describe.skipIf(!isPossible)('two processes serve the same rooms and matches', needs('PostgreSQL and Redis'), () => {
  test('a member who joined at one process is known at the other', async () => {
    const host = await one.makeRoom('Mara');
    const guest = await other.join(host.code, 'Ines');
    const client = inRoom(one.url, guest);
    const [room] = await client.on<[RoomView]>('room');
    expect(room.members.map(({ name }) => name)).toEqual(['Mara', 'Ines']);
    client.close();
  });

  test('chat lines and room changes reach the other process once', async () => {
    const host = await one.makeRoom('Mara');
    const guest = await other.join(host.code, 'Ines');
    const [here, there] = [inRoom(one.url, host), inRoom(other.url, guest)];
    await Promise.all([here.on('room'), there.on('room')]);
    for (let n = 0; n < 4; n++) await (n % 2 ? here : there).ask('chat', `line ${n}`);
    await one.as(host, 'PATCH', '', { locked: true });
    await there.on<[RoomView]>('room', ({ locked }) => locked);
    for (const client of [here, there]) {
      await client.on<[{ text: string }]>('chat', ({ text }) => text === 'line 3');
      expect(client.all<[{ text: string }]>('chat').map(([{ text }]) => text)).toEqual(
        [0, 1, 2, 3].map((n) => `line ${n}`),
      );
    }
    here.forget();
    await there.ask('reaction', 'laugh');
    await here.on('reaction');
    here.close();
    there.close();
  });

  test('a stage is admitted by a member at the other process', async () => {
    const host = await one.makeRoom('Mara');
    const { code } = host;
    expect((await other.room(code)).locked).toBe(false);
    await one.as(host, 'PATCH', '', { locked: true });
    const screen = (token: string) => inRoom(other.url, { code, stage: 'live', token });
    const [{ message }] = await screen('').on<[Error]>('connect_error');
    expect(message).toBe('stage-locked');
    const path = `/api/rooms/${code}/questions`;
    const { secret } = (await other.ask<{ secret: string }>('POST', path, { body: { stage: true } })).body;
    const question = must((await one.room(code, host.token)).questions[0]);
    await one.as(host, 'POST', `/questions/${question.id}`, { yes: true });
    const allowed = screen(secret);
    await allowed.on('room');
    allowed.close();
  });

  test('chat lines written at both processes simultaneously are all kept', async () => {
    const host = await one.makeRoom('Mara');
    const guest = await other.join(host.code, 'Ines');
    const [here, there] = [inRoom(one.url, host), inRoom(other.url, guest)];
    await Promise.all([here.on('room'), there.on('room')]);
    const texts = ['a', 'b', 'c', 'd'].flatMap((text) => [`${text} here`, `${text} there`]);
    const answers = await Promise.all(texts.map((text) => (text.endsWith('there') ? there : here).ask('chat', text)));
    expect(answers).toEqual(texts.map(() => ({ ok: true })));
    for (const client of [here, there]) {
      await client.until(() => client.all('chat').length === texts.length);
      const lines = client.all<[{ n: number; text: string }]>('chat').map(([line]) => line);
      expect(lines.map(({ n }) => n)).toEqual(texts.map((_, index) => index + 1));
      expect(lines.map(({ text }) => text).sort()).toEqual([...texts].sort());
    }
    here.close();
    there.close();
  });

  test('clients of both processes get the same frames', async () => {
    const { first, second } = await apart();
    for (const number of [1, 2, 3]) {
      expect(await first.move('guess', ['1', number])).toEqual({ ok: true });
      expect(await second.move('guess', ['0', number])).toEqual({ ok: true });
    }
    for (const client of [first, second]) await client.until(() => facts(client).length === 6);
    expect(facts(second)).toEqual(facts(first));
    expect(rounds(second).length).toBe(rounds(first).length);
    first.close();
    second.close();
  });

  test('simultaneous moves at two processes are each stored once', async () => {
    const { first, second, match } = await apart();
    const asked = [1, 2, 3].flatMap((number) => [
      first.move('guess', ['1', number], `a${number}`),
      second.move('guess', ['0', number], `b${number}`),
    ]);
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: true })));
    expect((await two.store.journal(match)).map(({ id }) => id).sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
    for (const client of [first, second]) await client.until(() => facts(client).length === 6);
    expect(facts(second)).toEqual(facts(first));
    // Sends the same move again, with the same id, to the other process.
    const again = atMatch(other.url, 'toy');
    await again.sync(must(first.seat));
    expect(await again.move('guess', ['1', 1], 'a1')).toEqual({ ok: true });
    expect((await two.store.journal(match)).length).toBe(6);
    for (const client of [first, second, again]) client.close();
  });

  test('a store failure during a refused move delays no other move', async () => {
    const { first, second } = await apart();
    const { version } = one.store;
    one.store.version = () => Promise.reject(new Error('the database is away'));
    expect(await first.move('guess', ['0', 1])).toMatchObject({ refused: 'try-again' });
    one.store.version = version;
    expect(await second.move('guess', ['0', 1])).toEqual({ ok: true });
    expect(await first.move('guess', ['1', 1])).toEqual({ ok: true });
    for (const client of [first, second]) await client.until(() => facts(client).length === 2);
    for (const client of [first, second]) client.close();
  });

  test('moving a seat disconnects its old device from both processes', async () => {
    const { ben, first, second } = await apart();
    const old = inRoom(other.url, ben);
    await old.on('room');
    const { body } = await other.as<{ url: string }>(ben, 'POST', '/handoff');
    const taken = await one.ask('POST', `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`);
    expect(taken.status).toBe(200);
    const late = inRoom(one.url, ben);
    expect((await old.on('gone'))[0]).toBe('seat-moved');
    await second.on('disconnect');
    await late.on('connect_error');
    for (const client of [first, second, old, late]) client.close();
  });

  test('a seat’s rate limit counts its moves at both processes together', async () => {
    const { first, second, ada } = await apart();
    const again = atMatch(other.url, 'toy');
    await again.sync(await other.seat(ada));
    const spend = () => Promise.all(Array.from({ length: 30 }, () => first.move('guess', ['1', 1])));
    expect(tooFast(await spend())).toBe(0);
    // The clock does not advance, so the seat regains no allowance. `other` refuses a move before it has handled 30
    // moves itself, which shows that it also counts the moves made at `one`.
    let made = 0;
    const oneMore = async () => {
      made += 1;
      return tooFast([await again.move('guess', ['1', 1])]);
    };
    await expect.poll(oneMore, { ...WAIT, interval: 250 }).toBe(1);
    expect(made).toBeLessThan(30);
    for (const client of [first, second, again]) client.close();
  });

  test('the creation limit counts the rooms of both processes', async () => {
    const own = await processes(2, [toy], { roomsMade: { inTenMinutes: 3 } });
    const [here, there] = own.all as [TestProcess, TestProcess];
    await here.makeRoom();
    await there.makeRoom();
    await here.makeRoom();
    expect((await there.ask('POST', '/api/rooms', { body: { name: 'Mara' } })).status).toBe(429);
    await own.end();
  });

  test('the limit on wrong codes counts both processes', async () => {
    const own = await processes(2, [toy], { wrong: { inTenMinutes: 3 } });
    const [here, there] = own.all as [TestProcess, TestProcess];
    for (let n = 0; n < 3; n++) await here.ask('GET', `/api/rooms/ACDEF${n}`);
    const { guesses } = there.served.limits;
    await expect.poll(() => guesses.delay('127.0.0.1'), WAIT).toBeGreaterThan(0);
    await own.end();
  });

  test('a member connected to one process is online at the other', async () => {
    const host = await one.makeRoom('Mara');
    const guest = await other.join(host.code, 'Ines');
    const here = inRoom(one.url, host);
    await here.on('room');
    const there = inRoom(other.url, guest);
    const isOnline = ({ members }: RoomView, name: string) =>
      members.find((each) => each.name === name)?.online === true;
    const seen = async (client: TestClient, name: string) => {
      await two.pass(1_000);
      return isOnline(must(client.all<[RoomView]>('room').at(-1))[0], name);
    };
    await expect.poll(() => seen(here, 'Ines'), WAIT).toBe(true);
    await expect.poll(() => seen(there, 'Mara'), WAIT).toBe(true);
    there.close();
    await expect.poll(() => seen(here, 'Ines'), WAIT).toBe(false);
    here.close();
  });

  test('bots move to the process where a person connects', async () => {
    const steady = must(toy.bots.steady);
    const by = (shown: { guesses: { by: string }[] }, seat: string) => shown.guesses.filter((one) => one.by === seat);
    const patient: typeof steady = {
      ...steady,
      timing: { delay: (open) => (by(open, '0').length > by(open, '1').length ? { from: 1_000, to: 2_000 } : null) },
    };
    const own = await processes(2, [{ ...toy, bots: { steady: patient } }]);
    const [here, there] = own.all as [TestProcess, TestProcess];
    const seat = await withABot(here);
    await own.pass(3_000);
    expect(here.hasBots(seat.match.id)).toBe(false);
    const person = atMatch(there.url, 'toy');
    await person.sync(seat);
    await person.move('guess', ['1', 1]);
    await own.pass(10_000);
    expect((await own.store.journal(seat.match.id)).map((row) => row.seat)).toEqual(['0', '1']);
    person.close();
    await own.end();
  });

  test('only one process runs the bots of a shared match', async () => {
    let asked = 0;
    const steady = must(toy.bots.steady);
    const counted: typeof steady = {
      ...steady,
      choose: (context) => {
        asked += 1;
        return steady.choose(context);
      },
    };
    const own = await processes(2, [{ ...toy, bots: { steady: counted } }]);
    const [here, there] = own.all as [TestProcess, TestProcess];
    const seat = await withABot(here);
    const watching = atMatch(there.url, 'toy');
    await watching.sync({ ...seat, playerID: null, credentials: null });
    await own.pass(10_000);
    const { length } = await own.store.journal(seat.match.id);
    expect(length).toBeGreaterThan(1);
    expect(asked).toBe(length);
    watching.close();
    await own.end();
  });
});

describe.skipIf(!isPossible)('other processes take over from one that ends', needs('PostgreSQL and Redis'), () => {
  test('the periodic update delivers moves and chat lines whose message was lost', async () => {
    const own = await processes(2, [toy]);
    const [silent, listening] = own.all as [TestProcess, TestProcess];
    const [ada, ben] = await silent.startMatch(2, 'toy');
    const [first, second] = [atMatch(silent.url, 'toy'), atMatch(listening.url, 'toy')];
    await first.sync(await silent.seat(must(ada)));
    await second.sync(await listening.seat(must(ben)));
    const client = inRoom(listening.url, must(ben));
    await client.on('room');
    silent.deafen();
    await first.move('guess', ['1', 1]);
    const talk = inRoom(silent.url, must(ada));
    await talk.on('room');
    await talk.ask('chat', 'does anybody hear?');
    await own.pass(2_000);
    await second.until(() => facts(second).length === 1);
    await client.on('chat');
    for (const each of [first, second, client, talk]) each.close();
    await own.end();
  });

  test('another process fires the deadline of a process that ended', async () => {
    const own = await processes(2, [toy]);
    const [dying, living] = own.all as [TestProcess, TestProcess];
    const [ada] = await dying.startMatch(2, 'toy');
    const { match } = await dying.seat(must(ada));
    await dying.kill();
    expect(living.served.matches.loaded(match.id)).toBeNull();
    await own.pass(62_000);
    expect((await own.store.journal(match.id)).map(({ move }) => move)).toEqual(['timeout']);
    await own.end();
  });

  test('a deadline fires once for two processes', async () => {
    const { first, second, match } = await apart();
    await two.pass(61_000);
    for (const client of [first, second]) await client.until(() => facts(client).length === 1);
    expect((await two.store.journal(match)).map(({ move }) => move)).toEqual(['timeout']);
    first.close();
    second.close();
  });

  test('a pause stops the clock at both processes', async () => {
    const { ada, first, second, match } = await apart();
    await two.pass(30_000);
    expect((await one.as(ada, 'POST', '/clock', { move: 'pause' })).status).toBe(204);
    await second.until(() => facts(second).length === 1);
    expect(await second.move('guess', ['0', 1])).toMatchObject({ refused: 'paused' });
    await two.pass(40_000);
    expect((await other.as(ada, 'POST', '/clock', { move: 'resume' })).status).toBe(204);
    await two.pass(COUNTDOWN + 31_000);
    for (const client of [first, second]) await client.until(() => facts(client).length === 3);
    expect((await two.store.journal(match)).map(({ move }) => move)).toEqual([
      'pause',
      'resume',
      'endPause',
      'timeout',
    ]);
    first.close();
    second.close();
  });

  test('another process runs the bots of a process that ended', async () => {
    const own = await processes(2, [toy]);
    const [dying, living] = own.all as [TestProcess, TestProcess];
    const { match } = await withABot(dying);
    await own.pass(3_000);
    expect((await own.store.journal(match.id)).map(({ seat }) => seat)).toEqual(['1']);
    await dying.kill();
    expect(living.served.matches.loaded(match.id)).toBeNull();
    await own.pass(10_000);
    const by = (await own.store.journal(match.id)).map(({ seat }) => seat);
    expect(by.length).toBeGreaterThan(1);
    expect(new Set(by)).toEqual(new Set(['1']));
    await own.end();
  });
});

/** Starts a match of a person against a bot that moves whenever it can. */
async function withABot(at: TestProcess) {
  const host = await at.makeRoom('Mara', { game: 'toy' });
  await at.as(host, 'POST', '/bots', { level: 'steady' });
  await at.as(host, 'POST', '/start');
  return at.seat(host);
}
