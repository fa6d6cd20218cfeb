import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch } from '../testing/sockets';
import { type Sample, samplesOf } from './testing';

const MINUTE = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { metrics: { host: '127.0.0.1', port: 0, token: null } } });
});
afterEach(() => server.end());

const scrape = async () => (await fetch(`http://127.0.0.1:${server.served.metricsPort}/metrics`)).text();

async function sample(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const fits = (one: Sample) =>
    one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value);
  return samplesOf(await scrape()).find(fits)?.value;
}

/**
 * Makes a hundred moves at the guest's table and lets a minute pass, so that metrics of play are published. Most of the
 * moves are refused.
 */
async function enoughToShow(guest: Guest): Promise<void> {
  const client = atMatch(server.url, 'toy');
  const seat = await server.seat(guest);
  await client.sync(seat);
  // The clock advances between moves, because packets sent too fast are refused before they count as moves.
  for (let n = 0; n < 100; n++) {
    await client.move('guess', [seat.playerID, 1]);
    server.clock.advance(200);
  }
  client.close();
  server.clock.advance(MINUTE);
  await server.served.settled();
}

test('metrics count a match under its game while it is in use', async () => {
  expect(await sample('hush_matches', { game: 'toy' })).toBe(0);
  const [host] = await server.startMatch(2, 'toy', { seconds: 10_000 });
  const client = atMatch(server.url, 'toy');
  await client.sync(await server.seat(must(host)));
  expect(await sample('hush_matches', { game: 'toy' })).toBe(1);
  expect(await sample('hush_sockets')).toBe(1);
  expect(await sample('hush_rooms')).toBe(1);
  client.close();
  while ((await sample('hush_matches', { game: 'toy' })) !== 0) await server.served.settled();
});

test('store failures are published immediately', async () => {
  const [host] = await server.startMatch(2, 'toy', { seconds: 10_000 });
  const guest = must(host);
  const client = atMatch(server.url, 'toy');
  await client.sync(await server.seat(guest));
  const { commit } = server.store;
  server.store.commit = () => Promise.reject(new Error('the disk is full'));
  expect(await client.move('note', ['lost'])).toMatchObject({ refused: 'try-again' });
  expect(await sample('hush_store_failures_total')).toBe(1);
  expect(await sample('hush_errors_total', { event: 'store-failed' })).toBe(1);
  server.store.commit = async (change) => {
    if (!change.match) return commit(change);
    server.store.commit = commit;
    return 'conflict';
  };
  expect(await client.move('note', ['overtaken'])).toEqual({ ok: true });
  expect(await client.move('note', ['kept'])).toEqual({ ok: true });
  client.close();
  expect(await sample('hush_commit_seconds_count')).toBe(0);
  await enoughToShow(guest);
  expect(await sample('hush_commit_conflicts_total', { of: 'match' })).toBe(1);
  expect(await sample('hush_commit_seconds_count')).toBeGreaterThanOrEqual(4);
  expect(await sample('hush_store_failures_total')).toBe(1);
});

test('a timeout that fires late is recorded with its delay', async () => {
  const [host] = await server.startMatch(2, 'toy', { seconds: 30, rounds: 50 });
  const guest = must(host);
  await server.pass(30_000, 10_000);
  // The process is suspended until after the next deadline.
  server.clock.jump(server.clock.now() + MINUTE + 3_000);
  await server.served.settled();
  await enoughToShow(guest);
  const late = async (le: string) => sample('hush_deadline_lateness_seconds_bucket', { le });
  const all = must(await late('+Inf'));
  expect([await late('2'), await late('5')]).toEqual([all - 1, all]);
});

test('a timeout applied with a later move is recorded with its delay', async () => {
  const [host] = await server.startMatch(2, 'toy', { seconds: 30, rounds: 50 });
  const guest = must(host);
  const client = atMatch(server.url, 'toy');
  await client.sync(await server.seat(guest));
  const { claimDeadline } = server.store;
  // Behaves as if another process had claimed the deadline and died.
  server.store.claimDeadline = async () => false;
  server.clock.jump(server.clock.now() + 70_000);
  await server.served.settled();
  await client.move('note', ['late']);
  server.store.claimDeadline = claimDeadline;
  client.close();
  await enoughToShow(guest);
  const late = async (le: string) => sample('hush_deadline_lateness_seconds_bucket', { le });
  const all = must(await late('+Inf'));
  expect([await late('5'), await late('60')]).toEqual([all - 1, all]);
});

test('the time that bots think is recorded for each move', async () => {
  const host = await server.makeRoom('Mara', { game: 'toy', options: { seconds: 10_000 } });
  await server.join(host.code, 'Ben');
  expect((await server.as(host, 'POST', '/bots', { level: 'steady' })).status).toBe(201);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  await server.pass(20_000);
  await enoughToShow(host);
  expect(await sample('hush_bot_thinking_seconds_count')).toBeGreaterThan(0);
});

test('metrics reveal no room, match, person or secret', async () => {
  const [host, ben] = await server.startMatch(2, 'toy', { seconds: 10_000 });
  const guest = must(host);
  const seat = await server.seat(guest);
  const client = atMatch(server.url, 'toy');
  await client.sync(seat);
  for (const text of ['very private', 'words']) await client.move('note', [text], `id-of-${text}`);
  await client.move('crash', ['a secret']);
  await client.move('no-such-move-at-all', []);
  client.close();
  await server.ask('GET', `/api/rooms/${guest.code}`);
  await server.ask('GET', '/r/WHATEVER?token=abc');
  await server.ask('DELETE', '/api/unknown/road');
  await enoughToShow(guest);
  const text = await scrape();
  const facts = [guest.code, guest.id, guest.token, must(ben).id, must(ben).token, seat.match.id, seat.credentials];
  for (const secret of [...facts, 'P0', 'P1', 'private', 'secret', 'no-such', 'WHATEVER', 'abc', 'road'])
    expect(text).not.toContain(secret);

  const allowed: Record<string, RegExp> = {
    le: /^([\d.]+|\+Inf)$/,
    game: /^toy$/,
    answer: /^(ok|fault|unknown-move|own-number|rate-limited)$/,
    event: /^(other|[a-z]+(-[a-z]+)*)$/,
    of: /^(match|room)$/,
    method: /^(GET|POST|DELETE)$/,
    route: /^(page|unknown|\/(api|r)\/[a-z/:]+)$/,
    status: /^\d{3}$/,
    quantile: /^(0\.99|1)$/,
  };
  const samples = samplesOf(text);
  expect(samples.length).toBeGreaterThan(60);
  for (const { name, labels } of samples)
    for (const [label, value] of Object.entries(labels))
      expect(value, `${label} of ${name}`).toMatch(allowed[label] ?? /^no such label$/);
});
