import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import mixins from 'postcss-mixins';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundledPackages } from './scripts/bundledPackages.ts';
import { fontFallbacks } from './scripts/fontFallbacks.ts';
import { LongFirst } from './scripts/longFirst.ts';
import { loopGuard } from './scripts/loopGuard.ts';
import { playground } from './scripts/playground.ts';
import { screenshots } from './scripts/screenshots.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { shapeMixins } from './scripts/shapeMixins.ts';
import { TARGET } from './scripts/target.ts';

const SERVER = process.env.HUSH_SERVER ?? 'http://127.0.0.1:8000';

/** The build that has the examples of `docs/` in it: for their browser tests, never delivered. */
const EXAMPLES = 'examples';

/**
 * Few files instead of many small ones: the start page and the door of a room, with all they need; the room; and what
 * all tables share. Each takes what the ones before it have not taken. A table comes in three at once, each kept by
 * browsers until it changes: what is drawn on it, the game's rules and texts, and its board.
 */
const CHUNKS = [
  // The page without a server needs it too, and must not load the app with it.
  { name: 'base', test: /\/client\/base\.ts$/, priority: 4 },
  { name: 'app', test: /\/client\/main\.tsx$/, priority: 3 },
  { name: 'connection', test: /\/client\/net\/connection\.ts$/, priority: 2 },
  { name: 'room', test: /\/client\/(pages\/room\/Inside\.tsx|ui\/media\.ts)$/, priority: 2 },
  { name: 'table', test: /\/client\/(match\/MatchPage\.tsx|board\/|ui\/(?!drawFace))/, priority: 1 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
  { debugName: 'art', name: (id: string) => partOfGame(id, 'board/(art|map)/', 'art') },
  { debugName: 'rules', name: (id: string) => partOfGame(id, '(?!board/)', 'rules') },
];

/** The app, and what the service worker shows where there is no way to the server. */
const PAGES = ['client/index.html', 'client/offline.html'];

/** A file that only the server may know. */
const SECRET = /\/content\/secret\/(\w+)\.json$/;

/**
 * In the browser nothing of `content/secret/` is delivered: where the rules read a file from there, they are given what
 * came with the replay of a finished match (`client/match/check/worker.ts`), or nothing.
 */
const withoutSecrets = (): Plugin => ({
  name: 'without-secrets',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.json$/ },
    async handler(source, importer, { ssr = false }) {
      if (ssr || process.env.VITEST || !importer) return null;
      const file = SECRET.exec((await this.resolve(source, importer, { skipSelf: true }))?.id ?? '')?.[1];
      return file === undefined ? null : `\0secret:${file}`;
    },
  },
  load: (id) =>
    id.startsWith('\0secret:')
      ? `export default globalThis.secretContent?.[${JSON.stringify(id.slice(8))}] ?? {};`
      : null,
});

/**
 * Where a layout changes is written in px of usual letters and counts in letters (`client/ui/shape.tsx` does the same):
 * whoever has set them to twice their size gets the layout of a screen half as large.
 */
const breakpointsInLetters = (): Plugin => ({
  name: 'breakpoints-in-letters',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: code.replaceAll(/@(?:container|media)[^{]+/g, inLetters), map: null }),
  },
});

/** Media queries know no root element, so they count in `em`, which is what browsers set. */
function inLetters(query: string): string {
  const unit = query.startsWith('@media') ? 'em' : 'rem';
  return query.replaceAll(/(\d+)px/g, (_, px) => `${Number(px) / 16}${unit}`);
}

/** `<game>-<part>` for the game's own sources that lie there; null for all others. */
function partOfGame(id: string, where: string, part: string): string | null {
  const game = new RegExp(`/games/(\\w+)/${where}`).exec(id)?.[1];
  return game === undefined ? null : `${game}-${part}`;
}

/** What of others reaches players, for `npm run sbom`. */
const bundled = bundledPackages();

const outDir = (mode: string) => (mode === EXAMPLES ? '../dist/examples' : '../dist');

/** The browser's part is built from `client/`; the server's by `vite build --ssr` (scripts/run.mjs). */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: path.join(import.meta.dirname, 'client'),
  // The server says under which path the built pages are (PUBLIC_URL); files find each other by relative paths.
  ...(command === 'build' && { base: './' }),
  plugins: [
    react(),
    withoutSecrets(),
    breakpointsInLetters(),
    loopGuard(),
    playground(),
    screenshots(),
    serviceWorker(),
    ...(isSsrBuild ? [] : [bundled.pages]),
  ],
  css: { postcss: { plugins: [mixins({ mixins: shapeMixins() }), fontFallbacks()] } },
  worker: {
    format: 'es',
    plugins: () => [withoutSecrets(), bundled.workers],
    rolldownOptions: { output: { entryFileNames: 'assets/check-[hash].js', chunkFileNames: 'assets/check-[hash].js' } },
  },
  // The router brings a copy of what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // boardgame.io walks through the whole state after each move otherwise, to see that it is plain.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: `${outDir(mode)}/server`,
        emptyOutDir: true,
        target: 'node22',
        sourcemap: true,
        ssr: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            backup: 'server/backup/main.ts',
            worker: 'server/matches/bots/worker.ts',
            testing: 'server/testing/index.ts',
            ...(mode === EXAMPLES && { examples: 'docs/examples/index.ts' }),
          },
        },
      }
    : {
        outDir: `${outDir(mode)}/client`,
        emptyOutDir: true,
        manifest: true,
        target: TARGET,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: PAGES, output: { codeSplitting: { groups: CHUNKS } } },
      },
  // The playground is no part of the build, so its packages are looked for by name.
  optimizeDeps: { entries: ['*.html', 'dev/*.html'] },
  ssr: { noExternal: ['boardgame.io'] },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
    globalSetup: 'scripts/testServices.ts',
    // Tests share no module with a state of its own that they leave changed, so a worker need not begin anew for each
    // file; and all cores work while a test waits for a process of its own.
    isolate: false,
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongFirst },
    // Plays whole matches or starts whole programs: `npm run check` leaves it to `npm test`.
    tags: [{ name: 'long', timeout: 240_000 }],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
