import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import mixins from 'postcss-mixins';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { gameFolders, gameOf } from './scripts/games/gameFolders.mjs';
import { outsideGames } from './scripts/games/outsideGames.ts';
import { LongFirst } from './scripts/testing/longFirst.ts';
import { bundledPackages } from './scripts/vite/bundledPackages.ts';
import { fontFallbacks } from './scripts/vite/fontFallbacks.ts';
import { languages } from './scripts/vite/languages.ts';
import { loopGuard } from './scripts/vite/loopGuard.ts';
import { playground } from './scripts/vite/playground.ts';
import { screenshots } from './scripts/vite/screenshots.ts';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';
import { shapeMixins } from './scripts/vite/shapeMixins.ts';
import { TARGET } from './scripts/vite/target.ts';

const SERVER = process.env.HUSH_SERVER ?? 'http://127.0.0.1:8000';

/** The build mode that includes the examples in `docs/`. Browser tests use this build. It is never shipped. */
const EXAMPLES = 'examples';

/**
 * Merges small modules into a few files: the start page and the door of a room with everything they need, the room, and
 * the code shared by all tables. A module goes into the first of these files that needs it. A game's table adds three
 * files, which browsers cache separately: its pictures, its rules and texts, and its board.
 */
const CHUNKS = [
  // The offline page needs these modules too, and must not load the app with them.
  { name: 'base', test: /\/(client\/base|shared\/text\/texts)\.ts$/, priority: 4 },
  { name: 'app', test: /\/client\/main\.tsx$/, priority: 3 },
  { name: 'connection', test: /\/client\/net\/connection\.ts$/, priority: 2 },
  { name: 'room', test: /\/client\/(pages\/room\/Inside\.tsx|ui\/media\.ts)$/, priority: 2 },
  { name: 'table', test: /\/client\/(match\/MatchPage\.tsx|board\/|ui\/(?!drawFace))/, priority: 1 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
  { debugName: 'language', name: (id: string) => LANGUAGE.exec(id)?.slice(1).join('-') ?? null, priority: 4 },
  { debugName: 'art', name: (id: string) => partOfGame(id, /^board\/(art|map)\//, 'art') },
  { debugName: 'rules', name: (id: string) => partOfGame(id, /^(?!board\/)/, 'rules') },
];

/** The texts of a language in a part of the app. Its script is called `language-de-start`. */
const LANGUAGE = /virtual:(language)\/([\w-]+)\/(\w+)$/;

/** `hush/game` and `hush/board`. A game's files get only the modules whose names they import from them. */
const KITS = /\/(shared\/game|client\/board\/kit)\.ts$/;

/** The app, and the page that the service worker shows when the server can't be reached. */
const PAGES = ['client/index.html', 'client/offline.html'];

/** A file that only the server may know. */
const SECRET = /\/content\/secret\/([\w-]+)\.json$/;

/**
 * Keeps `content/secret/` out of the browser. Where the rules import a file from there, they get the secrets that came
 * with the replay of a finished match (`client/match/check/worker.ts`), or an empty object.
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
 * Converts breakpoints from px to font-relative units (`client/ui/shape.tsx` does the same). A user who has doubled the
 * text size gets the layout of a screen half as large.
 */
const breakpointsInLetters = (): Plugin => ({
  name: 'breakpoints-in-letters',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: code.replaceAll(/@(?:container|media)[^{]+/g, inLetters), map: null }),
  },
});

/**
 * Media queries use `em`, which follows the browser's text size. They ignore the root element, so `rem` is for
 * containers.
 */
function inLetters(query: string): string {
  const unit = query.startsWith('@media') ? 'em' : 'rem';
  return query.replaceAll(/(\d+)px/g, (_, px) => `${Number(px) / 16}${unit}`);
}

/** Returns `<game>-<part>` if the file belongs to the game and its path there matches `where`, or null otherwise. */
function partOfGame(id: string, where: RegExp, part: string): string | null {
  const game = gameOf(id);
  return game && where.test(game.file) ? `${game.id}-${part}` : null;
}

/** The third-party packages that are shipped to players, for `npm run sbom`. */
const bundled = bundledPackages();

const outDir = (mode: string) => (mode === EXAMPLES ? '../dist/examples' : '../dist');

/** The folders of the games outside the project. */
const OUTSIDE = gameFolders().games.map(({ folder }) => folder);

/** Builds the client from `client/`. `vite build --ssr` builds the server (scripts/run.mjs). */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: path.join(import.meta.dirname, 'client'),
  // The server sets the path of the built pages (PUBLIC_URL), so the files refer to each other by relative paths.
  ...(command === 'build' && { base: './' }),
  plugins: [
    react(),
    outsideGames(command === 'serve' || mode === EXAMPLES),
    withoutSecrets(),
    breakpointsInLetters(),
    languages(mode === EXAMPLES || (command === 'serve' && !process.env.VITEST)),
    loopGuard(),
    playground(),
    screenshots(),
    serviceWorker(),
    ...(isSsrBuild ? [] : [bundled.pages]),
  ],
  css: { postcss: { plugins: [mixins({ mixins: shapeMixins() }), fontFallbacks()] } },
  worker: {
    format: 'es',
    plugins: () => [outsideGames(command === 'serve' || mode === EXAMPLES), withoutSecrets(), bundled.workers],
    rolldownOptions: { output: { entryFileNames: 'assets/check-[hash].js', chunkFileNames: 'assets/check-[hash].js' } },
  },
  // The router bundles a copy of a hook that React has included since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // In development mode, boardgame.io would check after each move that the whole state is plain data.
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
        rolldownOptions: {
          input: PAGES,
          treeshake: { moduleSideEffects: [{ test: KITS, sideEffects: false }] },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
  // The playground is not part of the build, so the scan for its packages must be told its pages.
  optimizeDeps: { entries: ['*.html', 'dev/*.html'] },
  ssr: { noExternal: ['boardgame.io'] },
  server: {
    port: 5173,
    fs: { allow: [import.meta.dirname, ...OUTSIDE] },
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.{ts,tsx}', ...OUTSIDE.map((folder) => `${folder}/{,!(node_modules)/**/}*.test.{ts,tsx}`)],
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
    globalSetup: 'scripts/testing/testServices.ts',
    // Tests that share a module leave its state unchanged, so a worker need not reload the modules for each file. There
    // are more workers than cores, since some tests only wait for a process they have started.
    isolate: false,
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongFirst },
    // For tests that play whole matches or start whole programs. `npm run check` skips them, `npm test` runs them.
    tags: [{ name: 'long', timeout: 240_000 }],
    testTimeout: 60_000,
    // A busy machine may take seconds for what tests poll for.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
}));
