#!/usr/bin/env node
// Installs missing packages, then runs a task on a modern Node. This file itself must run on Node 20.19, and may only
// import files that work without installed packages.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkGame } from './checkGame/checkGame.mjs';
import { gameFolders, LEFT_OUT } from './games/gameFolders.mjs';
import { needBrowser } from './install/browser.mjs';
import { UNPACKED_ENGINES } from './install/engines.mjs';
import { install } from './install/install.mjs';
import { BROWSER, SERVERS } from './install/programs.mjs';
import { provide } from './install/provide.mjs';
import { checkBaseline } from './run/baseline.mjs';
import { build, isBuilt } from './run/build.mjs';
import { checkSizes } from './run/sizes.mjs';
import { runAll } from './run/test.mjs';
import { exec, root, TYPES, tool } from './run/tool.mjs';
import { checkTypes } from './run/types.mjs';

/**
 * Node's options for the server. A larger young generation lets short-lived objects die before they are copied, which
 * makes moves 5 to 30 % cheaper (docs/performance.md).
 */
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];

const [task = 'start', ...rest] = process.argv.slice(2);

const tasks = {
  start: async () => {
    if (!isBuilt()) await buildForStart();
    // Turns off development checks in packages. Otherwise boardgame.io would check the whole state after each move.
    const env = { NODE_ENV: process.env.NODE_ENV ?? 'production' };
    return exec('node', [...NODE_FLAGS, 'dist/server/main.js', ...rest], env);
  },
  sbom: async () => {
    if (!isBuilt()) await build();
    return exec('tsx', ['scripts/sbom.ts', ...rest]);
  },
  archive: () => exec('tsx', ['scripts/release.ts', '--archive', ...rest]),
  release: () => exec('tsx', ['scripts/release.ts', ...rest]),
  deploying: () => exec('tsx', ['scripts/deploying.ts', ...rest]),
  backup: () => backup('backup'),
  restore: () => backup('restore'),
  dev: () => tool('dev', 'node', ['--import', 'tsx', 'scripts/dev.ts', ...rest]),
  build: () => build(),
  types: () => {
    console.log('\n> types');
    return checkTypes((text) => process.stdout.write(text), [...TYPES, ...rest]);
  },
  lint: () => tool('lint', 'biome', ['check', '--error-on-warnings', ...rest]),
  format: () => tool('format', 'biome', ['check', '--write', ...rest]),
  unused: () => tool('unused code', 'knip', rest),
  unit: () => {
    provide(SERVERS);
    return tool('unit tests', 'vitest', ['run', ...rest]);
  },
  sizes: async () => {
    if (!isBuilt()) await build();
    const counts = [checkSizes(), await checkBaseline()];
    return counts.every(({ failed }) => failed === 0) ? 0 : 1;
  },
  e2e: () => tool('browser tests', 'playwright', ['test', ...rest]),
  translate: () => exec('tsx', ['scripts/translate.ts', ...rest]),
  shots: () => tool('screenshots', 'playwright', ['test', 'e2e/looks', ...rest], { HUSH_SHOTS: 'shots' }),
  pictures: async () => {
    if (!isBuilt()) await build();
    return tool('pictures', 'tsx', ['scripts/pictures.ts', ...rest], await needBrowser());
  },
  icons: async () => tool('icons', 'tsx', ['scripts/icons.ts', ...rest], await needBrowser()),
  bench: async () => {
    if (!isBuilt()) await build();
    // Installs the servers that Hush is compared with, which only this task needs.
    await install(join(root, 'bench', 'peers'));
    return exec('tsx', ['bench/main.ts', ...rest]);
  },
  'bench:browser': async () => {
    if (!isBuilt()) await build();
    return tool('pages on a slow phone', 'tsx', ['bench/browser.ts', ...rest], await needBrowser());
  },
  engines: () => {
    provide([...UNPACKED_ENGINES, BROWSER]);
    return runAll(['allEngines'], rest);
  },
  replay: () => exec('tsx', ['scripts/replay.ts', ...rest]),
  balance: () => exec('tsx', ['scripts/balance.ts', ...rest]),
  bots: () => exec('tsx', ['scripts/bots.ts', ...rest]),
  'new-game': () => exec('tsx', ['scripts/newGame.ts', ...rest]),
  docs: async () => {
    // Installs TypeDoc and its version of TypeScript, which only this task needs.
    await install(join(root, 'scripts', 'reference'));
    return tool('docs/module.md', 'tsx', ['scripts/reference/main.ts', ...rest]);
  },
  tsx: () => exec('tsx', rest),
  check: () => {
    const [id] = rest.filter((word) => !word.startsWith('--'));
    if (id) return checkGame(id, rest.includes('--thorough'));
    provide(SERVERS);
    return runAll(['reading', 'sizes', 'fast']);
  },
  test: () => {
    provide([...SERVERS, BROWSER, ...UNPACKED_ENGINES]);
    // `sizes` comes first because it builds the server that the unit tests start.
    return runAll(['reading', 'sizes', 'unit', 'e2e', 'engines']);
  },
};

/** Builds for a server, which must start even if games outside the project can't be built. Leaves out such games. */
async function buildForStart() {
  const failed = await buildWithout([]);
  if (failed === null) return;
  const ids = gameFolders().games.map(({ id }) => id);
  const broken = [];
  // Builds each game without the others, to find out which of them can't be built.
  for (const id of ids) {
    const others = ids.filter((other) => other !== id);
    if (others.length === 0 || (await buildWithout(others)) !== null) broken.push(id);
  }
  for (const without of ids.length > 0 ? [broken, ids] : []) {
    if ((await buildWithout(without)) !== null) continue;
    console.error(`Hush starts without ${without.join(', ')}, because of the errors above. (game-not-built)`);
    return;
  }
  throw failed;
}

/** Builds without these games. Returns the error, or null if the build succeeded. */
async function buildWithout(ids) {
  process.env[LEFT_OUT] = ids.join();
  return build().then(
    () => null,
    (error) => error,
  );
}

async function backup(what) {
  if (!isBuilt()) await build();
  return exec('node', ['--enable-source-maps', 'dist/server/backup.js', what, ...rest]);
}

const run = tasks[task];
if (!run) {
  console.error(`There is no task "${task}". Tasks: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}
// Tasks such as `hush check` also run from a game's own folder.
if (process.cwd() !== root && existsSync('index.ts')) process.env.GAMES ??= process.cwd();
const outside = gameFolders();
for (const { code, detail } of outside.refusals) console.error(`${detail} (${code})`);
// Starting a server must work even if a game was removed.
if (outside.refusals.length > 0 && task !== 'start') process.exit(2);
await install();
for (const { folder } of outside.games) if (existsSync(join(folder, 'package-lock.json'))) await install(folder);
process.exitCode = await run();
