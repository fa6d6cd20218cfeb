// @module-tag long
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#server/testing/apiClient.ts';
import { atMatch } from '#server/testing/sockets.ts';
import type { GameId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { importsOf } from '../repository/architecture/imports';
import { freePort } from '../testing/freePort';
import { isServed } from './restartOnEdit';
import { DevRestarts, type DevRestartsOptions } from './restarts';

const PATIENCE = { timeout: 60_000 };

/** A server for tests, in two files. It opens no port, and prints its rules when it starts and ends. */
const SERVER = `
import { once } from 'node:events';
import { rules } from './rules.ts';
process.send('loaded');
await once(process, 'message');
setInterval(() => {}, 1_000);
process.once('SIGTERM', () => {
  console.log('ended', rules);
  process.exit();
});
console.log('started', rules);
process.send('up');
`;

let folder: string;
let restarts: DevRestarts;
let said: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hush-dev-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server.ts'), SERVER);
  said = '';
});
afterEach(async () => {
  await restarts?.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(options: DevRestartsOptions = {}): void {
  const hear = (text: string) => {
    said += text;
  };
  restarts = new DevRestarts({ entry: join(folder, 'server.ts'), hear, ...options });
}

function edit(rules: string): void {
  writeFileSync(join(folder, 'rules.ts'), rules);
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the standby process serves the edited sources', async () => {
  open();
  edit('export const rules = "old" as string;');
  await restarts.restart();
  const [old, standby] = [must(restarts.pid), must(restarts.standbyPid)];
  edit('export const rules = "new" as string;');
  await restarts.restart();
  expect(restarts.pid).toBe(standby);
  expect(restarts.standbyPid).not.toBe(standby);
  expect(runs(old)).toBe(false);
  await vi.waitFor(
    () => expect(said.match(/(started|ended) \w+/g)).toEqual(['started old', 'ended old', 'started new']),
    PATIENCE,
  );
}, 120_000);

test.each([
  ['a syntax error', 'export const rules = ;', 'rules.ts:1:21'],
  ['an exception', 'throw new Error("no such card"); export const rules = "bad";', 'no such card'],
])(
  'an edit with %s keeps the old process serving',
  async (_, bad, report) => {
    open();
    edit('export const rules = "old";');
    await restarts.restart();
    const old = must(restarts.pid);
    edit(bad);
    await restarts.restart();
    expect(restarts.pid).toBe(old);
    await vi.waitFor(() => expect(said).toContain(report), PATIENCE);
    expect(said).toContain('The server runs on without this edit.');
    expect(said).not.toContain('ended old');
    edit('export const rules = "good";');
    await restarts.restart();
    await vi.waitFor(() => expect(said).toContain('started good'), PATIENCE);
    expect(runs(old)).toBe(false);
  },
  120_000,
);

test('a server that lacks a game does not replace one that has it', async () => {
  writeFileSync(join(folder, 'server.ts'), SERVER.replace("'loaded'", "'loaded-in-part'"));
  edit('export const rules = "first";');
  open();
  await restarts.restart();
  const first = must(restarts.pid);
  edit('export const rules = "second";');
  await restarts.restart();
  expect(restarts.pid).toBe(first);
  expect(said).toContain('The server runs on without this edit.');
  expect(said.match(/(started|ended) \w+/g)).toEqual(['started first']);
}, 120_000);

test('an edit is served even if the previous edit never finishes loading', async () => {
  open();
  edit('export const rules = "old";');
  await restarts.restart();
  edit('console.log("looping"); for (;;); export const rules = "endless";');
  const endless = restarts.restart();
  await vi.waitFor(() => expect(said).toContain('looping'), PATIENCE);
  edit('export const rules = "good";');
  await Promise.all([endless, restarts.restart()]);
  await vi.waitFor(() => expect(said).toContain('started good'), PATIENCE);
}, 120_000);

test('a server that ended by itself is restarted after an edit', async () => {
  open();
  edit('export const rules = "old";');
  await restarts.restart();
  process.kill(must(restarts.pid), 'SIGKILL');
  await vi.waitFor(() => expect(said).toContain('The server has stopped.'), PATIENCE);
  expect(restarts.pid).toBeUndefined();
  edit('export const rules = "good";');
  await restarts.restart();
  await vi.waitFor(() => expect(said).toContain('started good'), PATIENCE);
}, 120_000);

test('a match continues after an edit, in the next process', async () => {
  const port = String(await freePort());
  open({ entry: 'scripts/dev/server.ts', env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder } });
  await restarts.restart();
  const old = must(restarts.pid);
  const api = createApiClient(() => `http://127.0.0.1:${port}`);
  const guests = await api.startMatch(2, 'tictactoe' as GameId);
  const seats = await Promise.all(guests.map((guest) => api.seat(guest)));
  const first = atMatch(api.url, 'tictactoe');
  await first.sync(must(seats[0]));
  expect(await first.move('clickCell', [4])).toMatchObject({ ok: true });
  await restarts.restart();
  expect(restarts.pid).not.toBe(old);
  const second = atMatch(api.url, 'tictactoe');
  const { state } = await second.sync(must(seats[1]));
  expect(state.G).toMatchObject({ cells: [null, null, null, null, '0', null, null, null, null] });
  expect(await second.move('clickCell', [0])).toMatchObject({ ok: true });
}, 240_000);

test('a standby process loads every package that the sources import', () => {
  const packagesOf = (path: string) =>
    importsOf(path, readFileSync(path, 'utf8')).filter((name) => !/^([.#]|hush\/|node:)/.test(name));
  const files = globSync(['games', 'docs/examples', 'shared', 'server'].map((folder) => `${folder}/**/*.ts`));
  const used = new Set(files.filter(isServed).flatMap(packagesOf));
  // `boardgame.io` itself is imported only for its types, so it is not loaded. The code that runs is in
  // `boardgame.io/core`.
  used.delete('boardgame.io');
  expect(packagesOf('scripts/dev/packages.ts')).toEqual([...used].sort());
});
