// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { must } from '#shared/must.ts';
import type { Membership } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import { hasPostgres } from '../testing/postgres';
import { processes, type TestProcess, type TestProcesses } from '../testing/processes';
import { hasRedis } from '../testing/redis';
import { atMatch } from '../testing/sockets';

const isPossible = hasPostgres && hasRedis;
/**
 * Each race is repeated once for each number. The test about moves guesses these numbers, which are always wrong,
 * because the toy game deals only higher ones.
 */
const ROUNDS = [1, 2, 3];

let two: TestProcesses;
beforeAll(async () => {
  if (isPossible) two = await processes(2, [toy]);
});
afterAll(() => two?.end());

/** Sends the same request to both processes simultaneously. Resolves to both answers. */
function atBoth<T>(path: string, name: string, key: string): Promise<{ status: number; body: T }[]> {
  const request = { body: { name }, headers: { 'Idempotency-Key': key } };
  return Promise.all(two.all.map((each) => each.ask<T>('POST', path, request)));
}

describe.skipIf(!isPossible)('two processes handle a request once', needs('PostgreSQL and Redis'), () => {
  test('a room is created once', async () => {
    for (const round of ROUNDS) {
      const answers = await atBoth<{ code: string; member: Membership }>(
        '/api/rooms',
        'Mara',
        `one-key-for-room-${round}`,
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [here, there] = answers.map(({ body }) => body);
      expect([there?.code, there?.member.id]).toEqual([here?.code, here?.member.id]);
      for (const { body } of answers)
        for (const each of two.all) {
          const asMaker = { ...body.member, code: body.code };
          expect((await each.as(asMaker, 'PATCH', '', { locked: round % 2 === 0 })).status).toBe(200);
        }
      const { members } = await must(two.all[0]).room(must(here).code, must(here).member.token);
      expect(members.map(({ name }) => name)).toEqual(['Mara']);
    }
  });

  test('requests without a key, or with two keys, create two rooms', async () => {
    const [one, other] = two.all as [TestProcess, TestProcess];
    const rooms = await Promise.all([one.makeRoom('Mara'), other.makeRoom('Mara')]);
    expect(new Set(rooms.map(({ code }) => code)).size).toBe(2);
    const keys = await Promise.all([
      atBoth<{ code: string }>('/api/rooms', 'A', 'first-key-of-two'),
      atBoth<{ code: string }>('/api/rooms', 'A', 'second-key-of-two'),
    ]);
    expect(new Set(keys.flat().map(({ body }) => body.code)).size).toBe(2);
  });

  test('a join sent to two processes adds one member', async () => {
    const { code } = await must(two.all[0]).makeRoom('Mara');
    for (const round of ROUNDS) {
      const answers = await atBoth<{ member: Membership }>(
        `/api/rooms/${code}/members`,
        `P${round}`,
        `one-key-to-join-${round}`,
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.body.member.id).toBe(answers[1]?.body.member.id);
    }
    const { members } = await must(two.all[1]).room(code);
    expect(members.map(({ name }) => name).sort()).toEqual(['Mara', ...ROUNDS.map((round) => `P${round}`)]);
  });

  test('a move sent to two processes is made once', async () => {
    const [one, other] = two.all as [TestProcess, TestProcess];
    const [ada] = await one.startMatch(2, 'toy');
    const [phone, desk] = [atMatch(one.url, 'toy'), atMatch(other.url, 'toy')];
    await phone.sync(await one.seat(must(ada)));
    await desk.sync(await other.seat(must(ada)));
    for (const round of ROUNDS) {
      const answers = await Promise.all(
        [phone, desk].map((client) => client.move('guess', ['1', round], `once-${round}`)),
      );
      expect(answers).toEqual([{ ok: true }, { ok: true }]);
    }
    const { match } = must(phone.seat);
    expect((await two.store.journal(match.id)).map(({ id }) => id)).toEqual(ROUNDS.map((round) => `once-${round}`));
    phone.close();
    desk.close();
  });

  test('a link that moves a seat works once', async () => {
    const [one] = two.all as [TestProcess];
    const host = await one.makeRoom('Mara');
    const { body } = await one.as<{ url: string }>(host, 'POST', '/handoff');
    const path = `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`;
    const answers = await Promise.all(two.all.map((each) => each.ask('POST', path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('two processes deal a match only once', async () => {
    const [one, other] = two.all as [TestProcess, TestProcess];
    const host = await one.makeRoom('Mara', { game: 'toy' });
    await other.join(host.code, 'Ines');
    const answers = await Promise.all(two.all.map((each) => each.as(host, 'POST', '/start')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
