import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [toy] });
});
afterAll(() => server.end());

const MINUTE = 60_000;
const say = (guest: Guest, method: string, below: string) => server.as(guest, method, below);

test('[door 21] a member may send thirty requests, then five a second', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const burst = async (count: number) => {
    const answers = [];
    for (let n = 0; n < count; n++) answers.push((await say(ben, 'GET', '')).status);
    return answers.filter((status) => status === 200).length;
  };
  expect(await burst(32)).toBe(30);
  const refused = await server.as(ben, 'PATCH', `/members/${ben.id}`, { ready: false });
  expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([429, 'rate-limited', '1']);
  expect((await server.room(host.code)).members[1]?.ready).toBe(true);
  expect((await say(host, 'GET', '')).status).toBe(200);
  await server.pass(1_000);
  expect(await burst(6)).toBe(5);
});

test('[door 21] a room’s changes are limited to a burst of 120', async () => {
  const host = await server.makeRoom('N0');
  const guests = [host];
  for (let n = 1; n < 5; n++) guests.push(await server.join(host.code, `N${n}`));
  const change = async (guest: Guest) =>
    (await server.as(guest, 'PATCH', `/members/${guest.id}`, { ready: true })).status;
  const passed: number[] = [];
  for (const guest of guests) for (let n = 0; n < 25; n++) passed.push(await change(guest));
  expect(passed.filter((status) => status === 200)).toHaveLength(120);
  expect((await server.as(host, 'PATCH', '', { chat: false })).status).toBe(429);
  expect((await say(host, 'GET', '')).status).toBe(200);
  expect(await change(await server.makeRoom('Else'))).toBe(200);
  await server.pass(1_000);
  expect(await change(host)).toBe(200);
});

test('[door 21] a room’s matches start and stop at most six times a minute', async () => {
  const [host, ben] = await server.startMatch(2, 'toy', { seconds: 600 });
  if (!host || !ben) throw new Error('no match');
  const other = await server.makeRoom('Cleo');
  const statusOf = async (below: string) => (await say(host, 'POST', below)).status;
  expect(await statusOf('/start')).toBe(409);
  await server.pass(10_000);
  const actions = ['/stop', '/start', '/stop', '/start', '/stop'];
  for (const below of actions) expect([below, await statusOf(below)]).toEqual([below, below === '/start' ? 201 : 200]);
  const refused = await say(host, 'POST', '/start');
  expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([429, 'rate-limited', '50']);
  expect((await server.room(host.code)).match?.over).toBe(true);
  expect((await say(other, 'POST', '/start')).body.code).toBe('too-few-players');
  await server.pass(50_000, 10_000);
  expect(await statusOf('/start')).toBe(201);
  expect(await statusOf('/stop')).toBe(429);
});

test('a room reads at most two replays at a time', async () => {
  const guests = await server.startMatch(2, 'toy');
  const [host, ben] = guests;
  if (!host || !ben) throw new Error('no match');
  await server.pass(5 * MINUTE, MINUTE);
  const { id } = must((await server.room(host.code)).match);
  const more = await Promise.all(['C', 'D', 'E'].map((name) => server.join(host.code, name)));
  const match = must(await server.served.matches.find(id));
  const { replay } = match;
  let [running, most] = [0, 0];
  let [open, twoRun] = [() => {}, () => {}];
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const two = new Promise<void>((done) => {
    twoRun = done;
  });
  match.replay = async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 2) twoRun();
    await opened;
    const document = await replay.call(match);
    running -= 1;
    return document;
  };
  const ask = ({ token }: Guest) => server.ask<{ match: string }>('GET', `/api/matches/${id}/replay`, { token });
  const own = [ben, ben].map(ask);
  await two;
  const others = more.map(ask);
  const refused = await server.ask('GET', `/api/matches/${id}/replay`, { token: ben.token });
  expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([429, 'rate-limited', '1']);
  open();
  for (const answer of [...own, ...others]) {
    const { status, body } = await answer;
    expect([status, body.match]).toEqual([200, id]);
  }
  expect(most).toBe(2);
  expect((await ask(ben)).status).toBe(200);
});
