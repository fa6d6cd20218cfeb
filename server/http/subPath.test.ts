import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Manager } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoomView } from '#shared/room/room.ts';
import { readConfig } from '../config';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';

const PAGE = `<!doctype html><html><head><title>Hush</title>
<link rel="icon" href="./favicon.svg"><script src="./assets/app-abc.js"></script><link rel="stylesheet" href="/assets/app-abc.css">
<meta property="og:image" content="./og.png"></head><body><a href="//elsewhere.example/">x</a></body></html>`;

let clientDir: string;
beforeAll(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  writeFileSync(join(clientDir, 'offline.html'), PAGE);
  for (const file of ['assets/app-abc.js', 'assets/app-abc.css', 'favicon.svg', 'sw.js'])
    writeFileSync(join(clientDir, file), file);
});
afterAll(() => rmSync(clientDir, { recursive: true }));

/** Starts a reverse proxy that serves `target` under `/hush` and keeps or strips that path. */
async function proxyOf(target: string, keepsPath: boolean): Promise<{ url: string; proxy: Server }> {
  const { hostname, port } = new URL(target);
  const pathOf = ({ url = '/' }: IncomingMessage) => (keepsPath ? url : url.replace(/^\/hush/, '') || '/');
  const isOurs = ({ url = '' }: IncomingMessage) => /^\/hush([/?]|$)/.test(url);
  const pass = (incoming: IncomingMessage) =>
    request({
      hostname,
      port,
      path: pathOf(incoming),
      method: incoming.method,
      headers: incoming.headers,
      agent: false,
    });
  const proxy = createServer((incoming, answer) => {
    if (!isOurs(incoming)) {
      answer.writeHead(404).end('another program');
      return;
    }
    const passed = pass(incoming).on('response', (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(passed);
  });
  proxy.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    if (!isOurs(incoming)) return socket.destroy();
    const passed = pass(incoming).on('upgrade', (response, upstream, first) => {
      const head = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${head.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      upstream.pipe(socket).pipe(upstream);
      socket.on('error', () => upstream.destroy());
      upstream.on('error', () => socket.destroy());
    });
    passed.end();
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/hush`, proxy };
}

describe.each([
  ['keeps the path', true],
  ['removes the path', false],
])('Hush works under a path behind a proxy that %s', (_, keepsPath) => {
  let server: TestServer;
  let proxy: Server;
  let url: string;
  beforeEach(async () => {
    const { publicUrl } = readConfig({ PUBLIC_URL: 'https://example.org/hush/' });
    server = await aServer({ catalogue: [toy], clientDir, config: { publicUrl } });
    ({ proxy, url } = await proxyOf(server.url, keepsPath));
  });
  afterEach(async () => {
    proxy.closeAllConnections();
    await new Promise((closed) => proxy.close(closed));
    await server.end();
  });

  const get = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).text();

  test('URLs in a page begin with the path of PUBLIC_URL', async () => {
    const { code } = await server.makeRoom();
    for (const path of ['', '/', '/about', '/p', `/r/${code}`, `/r/${code}/stage`, '/nothing', '/offline.html']) {
      const html = await get(path);
      const named = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, name = '']) => name);
      expect(named).toContain('/hush/assets/app-abc.js');
      for (const name of named.filter((each) => !each.startsWith('//'))) expect(name).toMatch(/^\/hush\//);
      expect(html).toContain('<meta name="hush-base" content="/hush">');
    }
    for (const path of ['/', '/about', '/p', `/r/${code}`, `/r/${code}/stage`])
      expect(await get(path)).toContain('property="og:image" content="https://example.org/hush/og.png"');
    expect(await get(`/r/${code}`)).toContain(`href="/hush/api/rooms/${code}"`);
  });

  test('files and the API are served below the path of PUBLIC_URL', async () => {
    expect(await get('/assets/app-abc.js')).toBe('assets/app-abc.js');
    expect(await get('/sw.js')).toBe('sw.js');
    const { code } = await server.makeRoom();
    const room = JSON.parse(await get(`/api/rooms/${code}`)) as RoomView;
    expect(room.url).toBe(`https://example.org/hush/r/${code}`);
    const mangled = await fetch(`${url}/about.`, { redirect: 'manual' });
    expect([mangled.status, mangled.headers.get('location')]).toEqual([302, '/hush/about']);
  });

  test.each([['websocket'], ['polling']])('a socket connects below the path of PUBLIC_URL by %s', async (transport) => {
    const { code, token } = await server.makeRoom();
    const manager = new Manager(new URL(url).origin, { path: '/hush/socket.io', transports: [transport] });
    const socket = manager.socket('/rooms', { auth: { code, token } });
    const room = await new Promise<RoomView>((seen, refused) => {
      socket.once('room', seen);
      socket.once('connect_error', refused);
    });
    expect(room.code).toBe(code);
    socket.disconnect();
  });
});

test('pages link their files from the root without a path', async () => {
  const server = await aServer({ catalogue: [toy], clientDir });
  const html = await (await fetch(`${server.url}/`)).text();
  expect(html).toContain('src="/assets/app-abc.js"');
  expect(html).not.toContain('hush-base');
  expect(html).toContain(`property="og:image" content="${server.url}/og.png"`);
  await server.end();
});
