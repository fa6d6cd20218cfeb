import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { must } from '#shared/must.ts';
import { toy } from '../matches/toy';
import { aServer, type TestServer, type TestSettings } from '../testing/server';

const LARGE = 32 * 1024 * 1024;
const PATIENCE = { timeout: 30_000, interval: 20 };

const folder = mkdtempSync(join(tmpdir(), 'http-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
writeFileSync(join(folder, 'assets/large.bin'), Buffer.alloc(LARGE));
writeFileSync(join(folder, 'assets/small.txt'), 'small');

const servers: TestServer[] = [];
const connections: Socket[] = [];
let child: ChildProcess | null = null;
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.destroy();
  for (const server of servers.splice(0)) await server.end();
  child?.kill('SIGKILL');
  child = null;
});
process.once('exit', () => rmSync(folder, { recursive: true }));

async function openServer(settings: TestSettings = {}): Promise<TestServer> {
  const server = await aServer({ catalogue: [toy], clientDir: folder, ...settings });
  servers.push(server);
  return server;
}

async function connect(url: string): Promise<Socket> {
  const connection = createConnection({ port: Number(new URL(url).port), host: '127.0.0.1' });
  connections.push(connection);
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  return connection;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: here\r\n${more}\r\n`;

/** Resolves to all received bytes once the connection is closed. */
async function heard(connection: Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  connection.on('data', (part: Buffer) => parts.push(part)).resume();
  if (!connection.closed) await once(connection, 'close');
  return Buffer.concat(parts);
}

/**
 * Starts a server in a child process, so that the test can count the server's open file descriptors. `files` counts the
 * descriptors of the large file.
 */
async function startChild(): Promise<{ url: string; descriptors(): { files: number; sockets: number } }> {
  const code = `const { aServer } = await import('./server/testing/server.ts');
    const { toy } = await import('./server/matches/toy.ts');
    const server = await aServer({ catalogue: [toy], clientDir: ${JSON.stringify(folder)} });
    console.log(server.url);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const [url] = (await once(createInterface({ input: must(started.stdout) }), 'line')) as [string];
  const opened = `/proc/${started.pid}/fd`;
  return {
    url,
    descriptors() {
      const targets = readdirSync(opened).map((descriptor) => targetOf(join(opened, descriptor)));
      const files = targets.filter((target) => target.endsWith('/large.bin')).length;
      return { files, sockets: targets.filter((target) => target.startsWith('socket:')).length };
    },
  };
}

/** Returns the target of a descriptor, or an empty string if it was closed in the meantime. */
function targetOf(descriptor: string): string {
  try {
    return readlinkSync(descriptor);
  } catch {
    return '';
  }
}

test.skipIf(!existsSync('/proc/self/fd'))(
  'a thousand pipelined requests open at most ten files',
  needs('/proc'),
  async () => {
    const { url, descriptors } = await startChild();
    const before = descriptors();
    const greedy = await Promise.all(Array.from({ length: 10 }, () => connect(url)));
    for (const connection of greedy) {
      connection.pause();
      connection.write(get('/assets/large.bin').repeat(100));
    }
    await vi.waitFor(() => expect(descriptors().files).toBeGreaterThanOrEqual(10), PATIENCE);
    // This request is answered after all earlier requests have arrived, which proves that none of those requests opened
    // another file.
    expect((await fetch(`${url}/readyz`, { headers: { Connection: 'close' } })).status).toBe(200);
    expect(descriptors().files).toBe(10);
    for (const connection of greedy) connection.destroy();
    await vi.waitFor(() => expect(descriptors().files).toBe(0), PATIENCE);
    await vi.waitFor(() => expect(descriptors().sockets).toBeLessThanOrEqual(before.sockets), PATIENCE);
  },
);

test('pipelined requests are answered in the order sent', async () => {
  const { url } = await openServer();
  const connection = await connect(url);
  const all = heard(connection);
  connection.write(
    get('/assets/small.txt') + get('/readyz') + get('/none.txt') + get('/healthz', 'Connection: close\r\n'),
  );
  const answers = (await all).toString().split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => [answer.slice(9, 12), answer.split('\r\n\r\n')[1]])).toEqual([
    ['200', 'small'],
    ['200', 'serving\n'],
    ['404', 'There’s nothing at this address.\n'],
    ['200', 'alive\n'],
  ]);
});

test('a client that pipelines more than a hundred requests is disconnected', async () => {
  const { url } = await openServer();
  const connection = await connect(url);
  const all = heard(connection);
  connection.write(get('/assets/large.bin') + get('/healthz').repeat(100));
  expect((await all).length).toBeLessThan(LARGE);
});

test.each(['/assets/large.bin', '/api/games'])(
  'a client that does not read its answer is disconnected: %s',
  async (path) => {
    const catalogue = [{ ...toy, tagline: 'x'.repeat(LARGE) }];
    const { url } = await openServer({ catalogue, limits: { stalled: 300, connections: 1 } });
    const connection = await connect(url);
    connection.pause();
    connection.write(get(path));
    const ask = () => fetch(`${url}/readyz`, { headers: { Connection: 'close' } });
    // The request fails as long as the unread answer holds the address's only connection.
    await expect(ask()).rejects.toThrow();
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), PATIENCE);
    expect((await heard(connection)).length).toBeLessThan(LARGE);
  },
);

test('the connections of an address are limited', async () => {
  const { url } = await openServer({ limits: { connections: 2 } });
  const [first] = await Promise.all([connect(url), connect(url)]);
  expect((await heard(await connect(url))).length).toBe(0);
  first.destroy();
  await vi.waitFor(async () => {
    const connection = await connect(url);
    const all = heard(connection);
    connection.write(get('/healthz', 'Connection: close\r\n'));
    expect((await all).toString()).toContain('alive');
  }, PATIENCE);
});
