import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES_TAG, type GameFacts } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';

const MANIFEST = {
  'index.html': { file: 'assets/app.js', css: ['assets/app.css'] },
  'pages/room/Inside.tsx': { file: 'assets/room.js', imports: ['index.html'], css: ['assets/room.css'] },
  [`../games/${toy.id}/cover.svg`]: { file: 'assets/cover.svg' },
  '../games/other/cover.svg': { file: 'assets/other.svg' },
  '../fonts/archivo-latin-wght-normal.woff2': { file: 'assets/archivo.woff2' },
  '../fonts/archivo-latin-ext-wght-normal.woff2': { file: 'assets/archivo-ext.woff2' },
};

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(clientDir, '.vite'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(clientDir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  server = await aServer({ catalogue: [{ ...toy, tagline: '</script><b>' }], clientDir });
});
afterAll(async () => {
  await server.end();
  rmSync(clientDir, { recursive: true });
});

const page = async (path: string) => (await fetch(server.url + path)).text();
const links = (html: string) => [...html.matchAll(/<link rel="(\w+)".*? href="([^"]+)"/g)].map(([, ...link]) => link);

test('the home page preloads no code for rooms', async () => {
  expect(links(await page('/'))).toEqual([
    ['preload', '/assets/archivo.woff2'],
    ['preload', '/assets/cover.svg'],
  ]);
});

test('a room’s page preloads no code for members', async () => {
  expect(links(await page('/r/ACDEFG'))).toEqual([
    ['preload', '/assets/archivo.woff2'],
    ['preload', '/api/rooms/ACDEFG'],
  ]);
  expect(await page('/r/acd-efg')).toContain('href="/api/rooms/ACDEFG"');
  expect(await page('/r/not-a-code')).not.toContain('/api/rooms');
  expect(links(await page('/about'))).toEqual([]);
});

test('home and room pages contain the catalogue', async () => {
  const { body } = await server.ask<GameFacts[]>('GET', '/api/games');
  for (const path of ['/', '/r/ACDEFG']) {
    const [, json = ''] = new RegExp(`id="${GAMES_TAG}">(.*?)</script>`).exec(await page(path)) ?? [];
    expect(JSON.parse(json)).toEqual(body);
  }
});
