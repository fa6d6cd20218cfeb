import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import type { ServerContext } from '../context';
import { LIMITS } from '../limits';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { createRoutes } from './app';

let server: TestServer;
let clientDir: string;
let host: Guest;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><html><head><title>Hush</title></head></html>');
  writeFileSync(join(clientDir, 'assets', 'main-abc.js'), 'export {};');
  server = await aServer({ catalogue: [toy], clientDir, config: { rateLimits: false } });
  host = await server.makeRoom();
});
afterAll(async () => {
  await server.end();
  rmSync(clientDir, { recursive: true });
});

interface Answer {
  status: number;
  location: string | null;
  body: string;
}

/** Sends the path as it is. Normal HTTP clients would normalise it first. */
async function send(method: string, path: string, token: string | null = null): Promise<Answer> {
  const connection = connect(Number(new URL(server.url).port), '127.0.0.1');
  const head = [`${method} ${path} HTTP/1.1`, 'Host: here', 'Connection: close', 'Accept: text/html'];
  if (token !== null) head.push(`Authorization: Bearer ${token}`);
  connection.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await text(connection);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
    location: /^Location: (.*)$/im.exec(answer)?.[1]?.trim() ?? null,
    body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
  };
}

const routes = createRoutes(
  { catalogue: [], config: readConfig({}), limits: { values: LIMITS } } as unknown as ServerContext,
  null,
).stack;
const paths = [...new Set(routes.map(({ path }) => String(path)))];

const odd = fc.constantFrom(
  ...['%', '%2', '%zz', '%00', '%0a', '%2F', '%2e%2e', '%C0%80', '%E2%80%8B', '%E2%80', '%25E2', '%u200b', '%ed%a0%80'],
  ...['.', '..', ',', ')', '>', '…', '\u200b', '\u200e', 'é', '<', '"', '{}', '__proto__', 'constructor', '~', ';a=b'],
);
const segment = fc.array(fc.oneof(odd, fc.constant('H7KQ4M'), fc.string({ unit: 'grapheme', maxLength: 8 })), {
  maxLength: 4,
});
const anyPath = fc
  .tuple(
    fc.constantFrom(...paths, '/:any', '/:any/:other', '/assets/:file', '/socket.io/:any'),
    fc.array(segment, { maxLength: 4 }),
    segment,
    segment,
  )
  .map(([route, values, end, query]) => {
    let at = 0;
    const filled = route.replace(/:\w+/g, () => values[at++]?.join('') ?? 'H7KQ4M');
    return (filled + end.join('') + (query.length > 0 ? `?${query.join('&')}` : '')).replace(/[\s\0]/g, '_');
  });

test('no path or query string, however odd, causes a fault', async () => {
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(method, anyPath, fc.boolean(), async (verb, path, isMember) => {
      const { status } = await send(verb, path, isMember ? host.token : null);
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
    }),
    { numRuns: 600 },
  );
  expect(server.lines.filter((line) => /http-(fault|broken)/.test(line))).toEqual([]);
});

const MANGLED = ['.', ',', ')', '%3E', '%E2%80%A6', '%E2%80%8B', '%', '%E2%80', '%20'];

test('a room’s link still works with text that a chat app added', async () => {
  const { code } = host;
  for (const end of MANGLED) {
    const page = await send('GET', `/r/${code}${end}`);
    expect([end, page.status, page.body.includes(`/api/rooms/${code}"`)]).toEqual([end, 200, true]);
    expect([end, (await send('GET', `/api/rooms/${code}${end}`)).status]).toEqual([end, 200]);
  }
  expect((await send('GET', `/r/%E2%80%8E${code.toLowerCase()}`)).body).toContain(`/api/rooms/${code}"`);
  expect((await send('GET', `/api/rooms/%E2%80%8E${code}`)).status).toBe(200);
});

test('a mangled link still opens its page', async () => {
  const { code } = host;
  for (const end of MANGLED) {
    const stage = await send('GET', `/r/${code}/stage${end}?a=b`);
    expect([end, stage.status, stage.location]).toEqual([end, 302, `/r/${code}/stage?a=b`]);
  }
  expect((await send('GET', '/about.')).location).toBe('/about');
  expect((await send('GET', '/nothing')).status).toBe(404);
});
