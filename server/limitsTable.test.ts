import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from './matches/toy';
import type { Guest } from './testing/apiClient';
import { aServer, type TestServer } from './testing/server';
import { atMatch, inRoom, type MatchTestClient, type TestClient } from './testing/sockets';

/** Reads the rows of the limits table in `docs/protocol.md`, with what is limited and the numbers. */
const doc = readFileSync('docs/protocol.md', 'utf8');
const rows = [...doc.slice(doc.indexOf('## Limits')).matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, what = '', , most = '']) => ({
    what,
    numbers: [...most.matchAll(/\d[\d,]*/g)].map(([text]) => numberOf(text)),
  }))
  .filter(({ what }) => what !== 'what' && !what.startsWith('-'));

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

let server: TestServer;
const ears: TestClient[] = [];
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { trustProxy: { hops: 1 } } });
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

/** Makes `times` attempts, one after another. Resolves to the number of attempts that were refused as too fast. */
async function refused(times: number, ask: (n: number) => Promise<unknown>): Promise<number> {
  const answers = [];
  for (let n = 0; n < times; n++) answers.push(await ask(n));
  return answers.filter((answer) => isTooFast(answer)).length;
}
function isTooFast(answer: unknown): boolean {
  const { status, refused: code } = Object(answer) as { status?: unknown; refused?: unknown };
  return status === 429 || code === 'rate-limited';
}

/** Checks that exactly `burst` requests pass, then `perSecond` requests per second. */
async function flows(ask: (n: number) => Promise<unknown>, [burst, perSecond]: number[]): Promise<void> {
  expect(await refused(must(burst) + 2, ask)).toBe(2);
  server.clock.advance(1_000);
  expect(await refused(must(perSecond) + 1, ask)).toBe(1);
}

/** Checks that an address may make exactly `most` requests in ten minutes, and that another address is not affected. */
async function allows(ask: (address: string, n: number) => Promise<unknown>, [most]: number[]): Promise<void> {
  expect(await refused(must(most) + 1, (n) => ask('192.0.2.1', n))).toBe(1);
  expect(await refused(1, (n) => ask('192.0.2.2', n))).toBe(0);
}

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

async function player(): Promise<{ guest: Guest; client: MatchTestClient }> {
  const [guest] = await server.startMatch(2, 'toy');
  const client = atMatch(server.url, 'toy');
  ears.push(client);
  await client.sync(await server.seat(must(guest)));
  return { guest: must(guest), client };
}

/** Checks for the table's rows. Each check exhausts the row's limit on a running server. */
const checks: Record<string, (numbers: number[]) => Promise<void>> = {
  async moves(numbers) {
    const { client } = await player();
    await flows(() => client.move('guess', ['0', 1]), numbers);
  },
  async 'chat, reactions'(numbers) {
    const { guest } = await player();
    const client = inRoom(server.url, { code: guest.code, token: guest.token });
    ears.push(client);
    await client.on('room');
    await flows((n) => client.ask(n % 2 ? 'chat' : 'reaction', n % 2 ? 'Hm.' : 'laugh'), numbers);
  },
  async 'forms opened and closed'(numbers) {
    const { client } = await player();
    await flows((n) => client.ask('composing', n % 2 === 0), numbers);
  },
  async 'pages written in a notebook, or the whole of it read'(numbers) {
    const { client } = await player();
    await flows((n) => (n % 2 ? client.ask('note', 'page', 'text') : client.ask('notes')), numbers);
  },
  async 'anything on sockets, entering a namespace and failing syncs too'([burst, perSecond]) {
    const { client } = await player();
    // Two packets are already used: one to join the namespace, and one for `sync`.
    await flows(() => client.ask('time'), [must(burst) - 2, must(perSecond)]);
  },
  async 'requests with a token'(numbers) {
    const { code } = await server.makeRoom();
    const guest = await server.join(code, 'Ben');
    await flows(() => server.as(guest, 'GET', ''), numbers);
  },
  'rooms made': (numbers) =>
    allows((address) => server.ask('POST', '/api/rooms', { body: { name: 'Ada' }, ...from(address) }), numbers),
  async 'people joining'(numbers) {
    const { code } = await server.makeRoom();
    const join = (address: string, n: number) =>
      server.ask('POST', `/api/rooms/${code}/members`, { body: { name: `P${n}` }, ...from(address) });
    // A join counts even if the room is full.
    await allows(join, numbers);
  },
  async 'pauses, their ends and added minutes; what is refused does not count'([most]) {
    const [host] = await server.startMatch(2, 'toy', { seconds: 600 });
    const clock = (move: string) => server.as(must(host), 'POST', '/clock', { move });
    expect(await refused(must(most), () => clock('resume'))).toBe(0);
    expect(await refused(must(most) + 1, () => clock('addMinute'))).toBe(1);
  },
  async 'wrong room codes and tokens'([most]) {
    const guess = () => server.ask('GET', '/api/rooms/AAAAAA', from('192.0.2.1'));
    for (let n = 0; n < must(most); n++) expect((await guess()).status).toBe(404);
    const timers = server.clock.timers();
    const late = guess();
    await expect.poll(() => server.clock.timers()).toBeGreaterThan(timers);
    expect((await server.ask('GET', '/api/rooms/AAAAAA', from('192.0.2.2'))).status).toBe(404);
    server.clock.advance(24_000);
    expect((await late).status).toBe(404);
  },
};

/** Rows whose limit is too high to reach here. Each maps to the test that covers it: its file and part of its title. */
const proofs: Record<string, [file: string, name: string]> = {
  'moves in one match': ['server/matches/time.test.ts', 'has made ten thousand moves cannot move again'],
  'the same with what was refused': [
    'server/sockets/hostile.test.ts',
    'a client that keeps entering unknown namespaces is cut off',
  ],
  'whole states, by `sync` and on entering `/rooms`': [
    'server/sockets/hostile.test.ts',
    'whole states are limited to a burst of twenty',
  ],
  'devices, that is connections, in a room or at a match': [
    'server/sockets/presence.test.ts',
    'a ninth device of a member is refused',
  ],
  stages: ['server/sockets/stages.test.ts', 'a ninth stage'],
  'sockets opened': ['server/sockets/hostile.test.ts', 'the number of sockets that an address may open is limited'],
  'changes of a room and its members': ['server/http/limits.test.ts', 'changes are limited to a burst of 120'],
  'matches started and stopped, lessons too; what is refused does not count': [
    'server/http/limits.test.ts',
    'start and stop at most six times a minute',
  ],
  replays: ['server/http/limits.test.ts', 'a room reads at most two replays at a time'],
  'finished matches that are kept': [
    'server/store/contract.test.ts',
    'keeps the newest finished matches within its quota',
  ],
  'finished matches that are listed': [
    'server/store/contract.test.ts',
    'lists a room’s newest two hundred finished matches',
  ],
  'open sockets': ['server/sockets/matches.test.ts', 'the number of open sockets per address is limited'],
  'open connections of any kind, without a proxy in front': [
    'server/http/httpServer.test.ts',
    'the connections of an address are limited',
  ],
  'open sockets, connections of any kind': [
    'server/sockets/hostile.test.ts',
    'count against the limits per address and in total',
  ],
  'requests over one connection, pipelined requests included': [
    'server/http/httpServer.test.ts',
    'a client that pipelines more than a hundred requests',
  ],
  'bytes waiting to be sent': ['server/sockets/backpressure.test.ts', 'a client that stops polling is cut off'],
  'data that the client does not read, over HTTP too': [
    'server/sockets/backpressure.test.ts',
    'a client that reads nothing for thirty seconds is cut off',
  ],
};

test('every row in the table of limits has a test', () => {
  expect(rows.map(({ what }) => what).toSorted()).toEqual([...Object.keys(checks), ...Object.keys(proofs)].toSorted());
  for (const [file, name] of Object.values(proofs)) expect(readFileSync(file, 'utf8'), file).toContain(name);
});

describe('the server enforces every limit in the table', () => {
  const checked = rows.filter(({ what }) => Object.hasOwn(checks, what));
  test.each(checked)('the server enforces the limit in the row “$what”', async ({ what, numbers }) => {
    await must(checks[what])(numbers);
  });
});
