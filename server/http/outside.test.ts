import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { ProblemDocument } from '#shared/room/room.ts';
import { parsePhrase } from '#shared/text/phrases.ts';
import type { Config } from '../config';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { inRoom } from '../testing/sockets';

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(clientDir, 'assets'));
  const head = '<title>Hush</title><meta name="description" content="own">';
  writeFileSync(join(clientDir, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`);
  writeFileSync(join(clientDir, 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(clientDir, 'og.png'), 'png');
  server = await aServer({ catalogue: [toy], clientDir, config: { origins: ['https://friend.example'] } });
});
afterAll(async () => {
  await server.end();
  rmSync(clientDir, { recursive: true });
});

const isProblem = ({ phrase, ...body }: ProblemDocument, status: number, code: string) => {
  expect(body).toEqual({ type: 'about:blank', title: expect.any(String), status, code, detail: expect.any(String) });
  if (phrase !== undefined) expect(parsePhrase(phrase)).toEqual(phrase);
};

/** Does the same as `fetch`, but with a different Host header. */
function asHost(
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((answer, fail) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, headers: { ...headers, host } }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
      });
      response.on('end', () => answer({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', fail);
    sent.end();
  });
}

test('an unknown path under /api gets a problem document', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/rooms/ACDEFG/nothing', '/api/__proto__']) {
    const { status, body, headers } = await server.ask('GET', path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers.get('content-type')).toContain('application/problem+json');
    isProblem(body, 404, 'not-found');
  }
});

test('a compressed body is refused on every route and with any content', async () => {
  const small = brotliCompressSync(Buffer.alloc(16 * 1024 * 1024));
  for (const path of ['/api/rooms', '/api/rooms/ACDEFG/members', '/api/nothing', '/']) {
    for (const [encoding, body] of [
      ['br', small],
      ['gzip', gzipSync('{"name":"A"}')],
      ['deflate', Buffer.from('x')],
      ['unheard-of', Buffer.from('{}')],
    ] as const) {
      const headers = { 'Content-Encoding': encoding, 'Content-Type': 'application/json' };
      const answer = await fetch(server.url + path, { method: 'POST', headers, body });
      isProblem((await answer.json()) as ProblemDocument, 415, 'unsupported-encoding');
    }
  }
  const plain = await server.ask('POST', '/api/rooms', {
    body: { name: 'A' },
    headers: { 'Content-Encoding': 'identity' },
  });
  expect(plain.status).toBe(201);
});

test('[door 20] a path in capital letters does not let a foreign origin in', async () => {
  const headers = { Origin: 'http://evil.example' };
  const { body } = await server.ask('POST', '/API/rooms', { body: { name: 'A' }, headers });
  isProblem(body, 403, 'foreign-origin');
  const unknown = await server.ask('GET', '/Api/nothing');
  isProblem(unknown.body, 404, 'not-found');
  expect(unknown.headers.get('cache-control')).toBe('no-store');
});

test('[door 21] bodies are JSON of at most 16 KiB', async () => {
  const post = (body: unknown) => server.ask('POST', '/api/rooms', { body });
  isProblem((await post({ name: 'x'.repeat(17_000) })).body, 413, 'body-too-large');
  for (const wrong of ['{', '"text"', '[]', 'null', '{"name":7}', '{"__proto__":{"name":"x"}}', {}, { name: null }])
    isProblem((await post(wrong)).body, 400, 'invalid-body');
  for (const wrong of [{ face: 'Ä' }, { game: 'chess' }, { options: { seconds: 'long' } }, { options: [] }])
    isProblem((await post({ name: 'A', ...wrong })).body, 400, 'invalid-body');
  for (const key of ['sixteen characters', 'fifteen-letters']) {
    const odd = await server.ask('POST', '/api/rooms', { body: { name: 'A' }, headers: { 'Idempotency-Key': key } });
    isProblem(odd.body, 400, 'invalid-body');
  }
});

test('[door 20] a foreign origin is refused, a configured one is allowed', async () => {
  const from = (origin: string) => server.ask('GET', '/api/games', { headers: { origin } });
  isProblem((await from('http://evil.example')).body, 403, 'foreign-origin');
  isProblem((await from('null')).body, 403, 'foreign-origin');
  expect((await from(server.url)).status).toBe(200);
  const friend = await from('https://friend.example');
  expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([200, 'https://friend.example']);
});

test('only the first foreign origin is logged, together with the Host header', async () => {
  const other = await aServer({ catalogue: [toy] });
  const refused = () =>
    other.ask('POST', '/api/rooms', { body: { name: 'A' }, headers: { origin: 'https://hush.example.org' } });
  for (let n = 0; n < 3; n++) expect((await refused()).status).toBe(403);
  const said = other.lines
    .filter((line) => line.includes('"origin-refused"'))
    .map((line) => JSON.parse(line) as object);
  expect(said).toEqual([
    expect.objectContaining({ origin: 'https://hush.example.org', host: new URL(other.url).host }),
  ]);
  await other.end();
});

test('pages may load only Hush’s own files', async () => {
  const { headers } = await server.ask('GET', '/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:");
  const { host } = new URL(server.url);
  expect(policy.split(';')).toContain(`connect-src 'self' ws://${host} wss://${host}`);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('a link preview does not reveal whether the room exists', async () => {
  const host = await server.makeRoom();
  const [real, unreal] = [
    await asHost('play.example:81', `/r/${host.code}`),
    await asHost('play.example:81', '/r/AAAAAA'),
  ];
  expect({ ...real, text: real.text.replaceAll(host.code, 'AAAAAA') }).toEqual(unreal);
  expect(real.text).toContain('<meta property="og:image" content="http://play.example:81/og.png">');
  expect(real.text).toContain('<title>Hush: a seat is kept for you</title>');
  expect(real.text).not.toContain('content="own"');
  expect(real.text).toMatch(/<meta name="hush-build" content="[0-9a-f]{12}">/);
  expect((await asHost('"><script>', '/r/AAAAAA')).text).not.toContain('<script>');
});

test('the pages for members contain no data of the room', async () => {
  const host = await server.makeRoom();
  for (const page of ['evening', 'replay/some-match']) {
    const [real, unreal] = [
      await asHost('play.example:81', `/r/${host.code}/${page}`),
      await asHost('play.example:81', `/r/AAAAAA/${page}`),
    ];
    expect(real).toEqual(unreal);
    expect(real.text).toContain('<title>Hush: a seat is kept for you</title>');
  }
});

test('only files with a hash in their name are cached forever', async () => {
  const file = await server.ask('GET', '/assets/main-abc.js');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await server.ask('GET', '/about')).headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/nothing', '/assets/none.js', '/r/', '/..%2f..%2fpackage.json', '/.env', '/index.html/x'])
    expect([path, (await server.ask('GET', path)).status]).toEqual([path, 404]);
});

test('links begin with the origin of the request', async () => {
  const { code } = await server.makeRoom();
  const url = async (host: string) =>
    (JSON.parse((await asHost(host, `/api/rooms/${code}`)).text) as { url: string }).url;
  expect(await url('192.168.1.5:8000')).toBe(`http://192.168.1.5:8000/r/${code}`);
  // This server listens on loopback only, so no other address would reach it.
  expect(await url('localhost:8000')).toBe(`http://localhost:8000/r/${code}`);
});

describe('an address with three wrong codes is delayed', () => {
  let strict: TestServer;
  let host: Guest;
  const asked = (path: string) => strict.ask('GET', path);
  beforeEach(async () => {
    strict = await aServer({ catalogue: [toy], limits: { wrong: { inTenMinutes: 3 } } });
    host = await strict.makeRoom();
    for (let n = 0; n < 5; n++) expect((await asked(`/api/rooms/${host.code}`)).status).toBe(200);
    expect((await asked('/api/rooms/AAAAAA')).status).toBe(404);
    expect((await asked('/api/rooms/AAAAAC')).status).toBe(404);
    expect((await strict.as({ ...host, token: 'wrong' }, 'GET', '/seat')).body.code).toBe('unauthorized');
  });
  afterEach(() => strict.end());

  /** Sends a request, and advances the clock while the server delays it. Resolves to the answer and the delay in ms. */
  async function waited<T>(ask: () => Promise<T>): Promise<{ answer: T; after: number }> {
    const [began, timers] = [strict.clock.now(), strict.clock.timers()];
    let after = 0;
    const answer = ask().finally(() => {
      after = strict.clock.now() - began;
    });
    await expect.poll(() => strict.clock.timers()).toBeGreaterThan(timers);
    while (strict.clock.timers() > timers) strict.clock.advance(100);
    return { answer: await answer, after };
  }

  test('[door 21] right and wrong codes are delayed equally long', async () => {
    const right = await waited(() => asked(`/api/rooms/${host.code}`));
    expect([right.answer.status, right.after]).toEqual([200, 2_400]);
    const wrong = await waited(() => asked('/api/rooms/AAAAAD'));
    expect([wrong.answer.status, wrong.after]).toEqual([404, 2_400]);
    const joining = () => strict.ask('POST', `/api/rooms/${host.code}/members`, { body: { name: 'Ada' } });
    const joined = await waited(joining);
    expect([joined.answer.status, joined.after > 0]).toEqual([201, true]);
  });

  test('[door 21] requests of members and one-time links are not delayed', async () => {
    const link = await strict.as<{ url: string }>(host, 'POST', '/handoff');
    expect(link.status).toBe(201);
    for (let n = 0; n < 40; n++)
      expect((await strict.ask('POST', '/api/handoffs/wrong')).body.code).toBe('handoff-used');
    const secret = must(link.body.url.split('#move=')[1]);
    expect((await strict.ask('POST', `/api/handoffs/${secret}`)).status).toBe(200);
  });

  test('[door 21] a request that would wait too long is refused', async () => {
    const many = [...'ACDEFGHJKMN'].map((letter) => asked(`/api/rooms/AAAAA${letter}`));
    const first = await Promise.race(many);
    isProblem(first.body, 429, 'rate-limited');
    expect(first.headers.get('retry-after')).toBe('2');
    strict.clock.advance(26_000);
    await Promise.all(many);
  });

  test('[door 21] a socket with a wrong code or token learns nothing', async () => {
    for (const auth of [
      { code: host.code, token: 'wrong' },
      { code: 'AAAAAA', token: 'wrong' },
    ]) {
      const client = inRoom(strict.url, auth);
      const [error] = await client.on<[Error]>('connect_error');
      expect(error.message).toBe('rate-limited');
      client.close();
    }
    const client = inRoom(strict.url, { code: host.code, token: host.token });
    await client.on('room');
    client.close();
  });
});

test('[door 21] behind a trusted proxy, rate limits apply to the forwarded address', async () => {
  const limits = { roomsMade: { inTenMinutes: 2 }, joins: { inTenMinutes: 2 } };
  const strict = await aServer({ catalogue: [toy], limits, config: { trustProxy: { hops: 1 } } });
  try {
    const make = (address: string) =>
      strict.ask('POST', '/api/rooms', { body: { name: 'A' }, headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } });
    const statuses = [];
    for (const address of ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '2001:db8::1', '2001:db8::2', '2001:db8::3'])
      statuses.push((await make(address)).status);
    expect(statuses).toEqual([201, 201, 429, 201, 201, 201, 429]);
    const { code } = await strict.makeRoom();
    const names = ['B', 'C', 'D'];
    const joined = [];
    for (const name of names) joined.push(await strict.ask('POST', `/api/rooms/${code}/members`, { body: { name } }));
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 429]);
  } finally {
    await strict.end();
  }
});

test('an untrusted proxy is logged once', async () => {
  const noticed = async (config: Partial<Config>) => {
    const other = await aServer({ catalogue: [toy], config });
    for (const headers of [{}, { 'X-Forwarded-For': '1.1.1.1' }, { 'X-Forwarded-For': '2.2.2.2' }])
      await other.ask('GET', '/api/games', { headers });
    await other.end();
    return other.lines.filter((line) => line.includes('"proxy-not-trusted"')).length;
  };
  expect(await noticed({})).toBe(1);
  expect(await noticed({ trustProxy: { hops: 1 } })).toBe(0);
});

test('a server that is shutting down refuses requests', async () => {
  const other = await aServer({ catalogue: [toy] });
  const ready = () => other.ask<string>('GET', '/readyz');
  expect((await ready()).status).toBe(200);
  const drain = other.served.matches.drain;
  let during: number[] = [];
  other.served.matches.drain = async () => {
    const asked = await Promise.all([ready(), other.ask('POST', '/api/rooms', { body: { name: 'A' } })]);
    during = asked.map(({ status }) => status);
    await drain();
  };
  await other.restart();
  expect(during).toEqual([503, 503]);
  expect((await ready()).status).toBe(200);
  await other.end();
  // Balancers probe every second. If successful probes were logged, they would bury the rest of the log.
  const asked = other.lines.filter((line) => line.includes('"/readyz"'));
  expect(asked.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([503]);
});
