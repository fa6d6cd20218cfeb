// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverblown } from '#games/coverblown/index.ts';
import { createEngine, type Fact, viewOf } from '#shared/engine/engine.ts';
import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { openSqlite } from './store/sqlite';
import type { JournalRow, MatchSetup } from './store/store';
import { createApiClient } from './testing/apiClient';
import { atMatch, type MatchTestClient } from './testing/sockets';

const KILLS = 12;
const PLAYERS = 3;
let folder: string;
let child: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kill-'));
  const outDir = path.join(process.cwd(), 'node_modules', '.cache', path.basename(folder));
  await build({ build: { ssr: path.resolve('server/main.ts'), outDir, emptyOutDir: true }, logLevel: 'error' });
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  rmSync(path.join(process.cwd(), 'node_modules', '.cache', path.basename(folder)), { recursive: true });
});

/** Starts the built server as an operator would. Resolves to its address. */
async function start(): Promise<string> {
  const main = path.join(process.cwd(), 'node_modules', '.cache', path.basename(folder), 'main.js');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), RATE_LIMITS: 'off' };
  const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  for await (const line of createInterface({ input: must(started.stdout) })) {
    if (!line.startsWith('{')) continue;
    const { event, port } = JSON.parse(line) as { event: string; port: number };
    if (event !== 'serving') continue;
    // Reads the output, because the server would block on a full pipe.
    started.stdout?.resume();
    return `http://127.0.0.1:${port}`;
  }
  throw new Error('the server ended while starting');
}

async function kill(): Promise<void> {
  const dying = must(child);
  const gone = once(dying, 'exit');
  dying.kill('SIGKILL');
  await gone;
}

async function sitDown(url: string, seats: readonly SeatAnswer[]): Promise<MatchTestClient[]> {
  return await Promise.all(
    seats.map(async (seat) => {
      const client = atMatch(url, 'coverblown');
      await client.sync(seat);
      return client;
    }),
  );
}

/** Replays a match's journal from its deal. Returns the facts and each seat's final view. */
function fold(setup: MatchSetup, rows: readonly JournalRow[]) {
  const engine = createEngine(coverblown);
  let position = engine.start({ ...setup, now: setup.began });
  const facts: Fact[] = [];
  for (const { seat, move, args, at } of rows) {
    const after = engine.move(position, seat, move, args, at);
    position = after.position;
    facts.push(...after.facts);
  }
  return {
    facts,
    view: (seat: Seat | null) => JSON.parse(JSON.stringify(viewOf(coverblown, position, seat))) as unknown,
  };
}

test(`a server killed ${KILLS} times loses no acknowledged move`, async () => {
  let url = await start();
  const client = createApiClient(() => url);
  const guests = await client.startMatch(PLAYERS, 'coverblown', { roundSeconds: 600 });
  const seats = await Promise.all(guests.map((guest) => client.seat(guest)));
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  let open: { seat: number; name: string; args: unknown[]; id: string }[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    const clients = await sitDown(url, seats);
    const fresh = clients.map((_, seat) =>
      kills === 0
        ? { seat, name: 'ackFirstCall', args: [], id: `${seat}-ack` }
        : { seat, name: 'claim', args: ['clean', kills % 2 ? 'katana' : 'frost'], id: `${seat}-${kills}` },
    );
    const moves = [...open, ...fresh];
    open = moves;
    // Kills the server when it answers the first of these moves. The others are still in progress.
    const answers = moves.map(async (move) => {
      sent.add(move.id);
      const answer = await must(clients[move.seat]).move(move.name, move.args, move.id);
      if (!('ok' in answer)) throw new Error(`refused: ${answer.refused}`);
      acknowledged.add(move.id);
      open = open.filter((other) => other.id !== move.id);
    });
    await Promise.race(answers.slice(moves.length - fresh.length));
    await kill();
    for (const client of clients) client.close();
    url = await start();
  }
  const { match } = must(seats[0]);
  const clients = await sitDown(url, seats);
  const shown = clients.map((client) => must(client.frames().at(-1)));
  for (const client of clients) client.close();
  await kill();
  const store = await openSqlite(path.join(folder, 'data', 'hush.db'));
  const rows = await store.journal(match.id);
  const { setup } = must(await store.match(match.id));
  await store.close();
  const ids = rows.flatMap(({ id }) => id ?? []);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !sent.has(id))).toEqual([]);
  // When players return, they must see exactly the state that results from replaying the journal.
  const folded = fold(setup, rows);
  expect(shown.map(({ state }) => state.G)).toEqual(seats.map(({ playerID }) => folded.view(playerID)));
  expect(shown.map(({ facts }) => facts.map(({ code, facts }) => ({ code, facts })))).toEqual(
    seats.map(() => folded.facts),
  );
});
