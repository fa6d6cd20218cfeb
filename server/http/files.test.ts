import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';

const SCRIPT = `export const cards = [${'"card",'.repeat(500)}];`;
const PAGE = `<!doctype html><html><head><title>Hush</title></head><body>${'<p>seat</p>'.repeat(500)}</body></html>`;

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  const write = (file: string, bytes: string | Buffer) => writeFileSync(join(clientDir, file), bytes);
  for (const folder of ['assets', '.vite']) mkdirSync(join(clientDir, folder));
  write('index.html', PAGE);
  write('.vite/manifest.json', '{}');
  write('manifest.webmanifest', '{}');
  write('assets/main-abc.js', SCRIPT);
  write('assets/main-abc.js.br', brotliCompressSync(SCRIPT));
  write('assets/main-abc.js.gz', gzipSync(SCRIPT));
  write('assets/font-abc.woff2', 'font');
  write('assets/large-abc.bin', Buffer.alloc(32 * 1024 * 1024));
  server = await aServer({ catalogue: [toy], clientDir });
});
afterAll(async () => {
  await server.end();
  rmSync(clientDir, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Requests the path as it is. Does not decompress the body of the answer. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  const sent = request({ hostname, port, path, method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}

const packedAs = (accept: string, path = '/assets/main-abc.js') => get(path, { 'Accept-Encoding': accept });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
])('Accept-Encoding "%s" gives the Content-Encoding %s', async (accept, encoding) => {
  for (const [path, text] of [
    ['/assets/main-abc.js', SCRIPT],
    ['/', PAGE],
  ] as const) {
    const { status, headers, body } = await packedAs(accept, path);
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(Number(headers['content-length'])).toBe(body.length);
    const unpacked = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(unpacked.toString().slice(-20)).toBe(text.slice(-20));
  }
});

test('a compressed file has the headers of the original', async () => {
  const { headers } = await packedAs('br');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('a file without a compressed copy is sent uncompressed', async () => {
  const { status, headers, body } = await packedAs('br, gzip', '/assets/font-abc.woff2');
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([200, undefined, 'font/woff2']);
  expect(body.toString()).toBe('font');
});

test('a file without a hash in its name is revalidated', async () => {
  const { headers } = await packedAs('br', '/manifest.webmanifest');
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'no-cache',
    'application/manifest+json; charset=utf-8',
  ]);
});

test('a cached file or page is not sent again', async () => {
  for (const path of ['/assets/main-abc.js', '/']) {
    const { headers } = await packedAs('br', path);
    const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': 'W/"other"' })).status).toBe(200);
  }
  const [packed, plain] = [await packedAs('br'), await packedAs('identity')];
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});

test('a HEAD request gets the headers of GET without the body', async () => {
  for (const path of ['/assets/main-abc.js', '/', '/assets/none.js']) {
    const got = await packedAs('br', path);
    const asked = await get(path, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([asked.status, asked.body.length]).toEqual([got.status, 0]);
    for (const header of ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control'])
      expect([header, asked.headers[header]]).toEqual([header, got.headers[header]]);
  }
});

test('a range request gets only that range of the file', async () => {
  const part = await get('/assets/main-abc.js', { Range: 'bytes=0-5' });
  expect([part.status, part.body.toString()]).toEqual([206, 'export']);
  expect(part.headers['content-range']).toBe(`bytes 0-5/${SCRIPT.length}`);
  const beyond = await get('/assets/main-abc.js', { Range: 'bytes=999999-' });
  expect([beyond.status, beyond.body.length]).toEqual([416, 0]);
  expect(beyond.headers['content-range']).toBe(`bytes */${SCRIPT.length}`);
  expect(beyond.headers['cache-control']).toBeUndefined();
});

test.each([
  '/assets/none.js',
  '/assets/',
  '/assets',
  '/assets/main-abc.js/',
  '/assets/main-abc.js.br',
  '/assets/main-abc.js.gz',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/index.html',
  '/../package.json',
  '/assets/../../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e/index.html',
  '//assets/main-abc.js',
  '/assets%00/main-abc.js',
  '/assets/main-abc.js%00',
  '/%',
  '/constructor',
])('no file is served at %s', async (path) => {
  for (const method of ['GET', 'HEAD']) expect((await get(path, {}, method)).status).toBe(404);
});

test('a file deleted since the server started is not found', async () => {
  const file = join(clientDir, 'assets/font-abc.woff2');
  fs.renameSync(file, `${file}.away`);
  const { status, headers } = await get('/assets/font-abc.woff2');
  fs.renameSync(`${file}.away`, file);
  expect([status, headers['cache-control']]).toEqual([404, undefined]);
});

test('files are sent only for GET and HEAD', async () => {
  expect((await get('/assets/main-abc.js', {}, 'POST')).status).toBe(404);
});

test('a file is closed when its client disconnects', async () => {
  const opened = vi.spyOn(fs, 'createReadStream');
  const before = server.lines.length;
  const { hostname, port } = new URL(server.url);
  const sent = request({ hostname, port, path: '/assets/large-abc.bin' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer, 'data');
  answer.on('error', () => {});
  sent.destroy();
  const file = opened.mock.results[0]?.value as fs.ReadStream;
  opened.mockRestore();
  if (!file.closed) await once(file, 'close');
  expect(file.bytesRead).toBeLessThan(32 * 1024 * 1024);
  await vi.waitFor(() => expect(server.lines.slice(before).join()).toContain('"status":200'), 20_000);
});
