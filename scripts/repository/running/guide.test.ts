// @module-tag long
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type ApiClient, createApiClient } from '#server/testing/apiClient.ts';
import { atMatch } from '#server/testing/sockets.ts';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { freePort } from '../../testing/freePort';
import { withServerProcess } from '../../testing/serverProcess';

/** The files of the project that a game and its checks need. */
const PARTS = [
  'client',
  'games',
  'shared',
  'scripts',
  'server',
  'docs/examples',
  'docs/pictures',
  'create-hush-game',
  'languages',
  'biome.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.game.json',
  'tsconfig.rules.json',
  'tsconfig.server.json',
  'vite.config.ts',
];
const FILES = ['package.json', 'package-lock.json', '.gitignore'];

let parent = '';
let root = '';
beforeAll(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'hush-tree-')));
  root = join(parent, 'hush');
  mkdirSync(root);
  for (const part of [...PARTS, ...FILES]) cpSync(part, join(root, part), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  // Links the packages one by one, so that files that tools write next to the packages stay in the copy.
  const packages = readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name));
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

interface Ran {
  status: number | null;
  said: string;
}

function inCopy(command: string, args: readonly string[], cwd = root, more: NodeJS.ProcessEnv = {}): Ran {
  const env = { ...ownEnv(), ...more };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: command !== NODE });
  return { status, said: stdout + stderr };
}

const NODE = process.execPath;

function ownEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|HUSH_|GAMES$|NODE_ENV|npm_|TEST$|DEV$|PROD$|MODE$|SSR$)/.test(name),
  );
  return { ...Object.fromEntries(own), PATH: [dirname(NODE), process.env.PATH].join(delimiter), NO_COLOR: '1' };
}

/** Lists the games in the lobby of `npm run dev`, without starting the development server. */
const LOBBY = `import('./games').then(({ games }) => console.log(games.map(({ id, title }) => id + ': ' + title).join()));`;
const dev = () => inCopy(NODE, ['--import', 'tsx', '-e', LOBBY]);

/** Runs a command from the guide, such as `GAMES=../duel npm run check -- duel`, in the folder `cwd`. */
function run(command: string, cwd = root): Ran {
  const [, settings = '', line = ''] = /^((?:[A-Z]+=\S+ )*)(.*)$/.exec(command) ?? [];
  if (line === 'npm run dev') return dev();
  const env = Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')));
  return inCopy(line, [], cwd, env);
}

const check = (id: string) => run(`npm run check -- ${id}`);

/** Applies a diff to a file. The `-` lines must occur exactly once, and are replaced with the `+` lines. */
function edit(file: string, diff: string): void {
  const path = join(root, file);
  const of = (sign: string) => diff.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []));
  const parts = readFileSync(path, 'utf8').split(of('-').join('\n'));
  expect(parts, `${file} has what the guide takes out of it, once`).toHaveLength(2);
  writeFileSync(path, parts.join(of('+').join('\n')));
}

const evened = (text: string) => text.replaceAll(/[ \t]+/g, ' ');

/**
 * Follows a page of the guide by running its commands and making its edits. Checks that each command prints the output
 * that the page shows.
 */
function follow(page: string): void {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)];
  expect(blocks.map(([, kind]) => kind)).toEqual(expect.arrayContaining(['sh', 'diff', 'text']));
  let last: Ran = { status: 0, said: '' };
  let cwd = root;
  for (const [, kind, file = '', block = ''] of blocks) {
    if (kind === 'diff') edit(file, block);
    if (kind === 'ts') writeFileSync(join(root, file), block);
    for (const command of kind === 'sh' ? block.trim().split('\n') : []) {
      if (command.startsWith('cd ')) cwd = join(cwd, command.slice(3));
      else last = run(command, cwd);
    }
    if (kind !== 'text') continue;
    for (const line of block.trimEnd().split('\n')) expect(evened(last.said)).toContain(evened(line));
    expect(last.status, last.said).toBe(block.includes('✗') ? 1 : 0);
  }
}

test('following the guide creates a game that passes every check', () => {
  follow('docs/adding-a-game.md');
  expect(dev().said).toMatch(/nightshift: Night Shift,duel: Duel/);
}, 480_000);

test('following the page about claims adds claims that pass every check', () => follow('docs/claims.md'), 240_000);

interface Step {
  run?: string;
  with?: { path?: string };
  'working-directory'?: string;
}

test('the CI workflow in a game’s repository passes', () => {
  const file = readFileSync(join(parent, 'werewolf/.github/workflows/check.yml'), 'utf8');
  const { steps } = (parse(file) as { jobs: { check: { steps: Step[] } } }).jobs.check;
  expect(steps.flatMap((step) => step.with?.path ?? [])).toEqual(['werewolf', 'hush']);
  const commands = steps.filter((step) => step.run !== undefined);
  expect(commands.map((step) => step.run)).toEqual(['npm ci', 'npm run check']);
  for (const step of commands) {
    const { status, said } = run(must(step.run), join(parent, must(step['working-directory'])));
    expect(status, said).toBe(0);
  }
}, 240_000);

test('a game outside the project can use a package that Hush lacks', () => {
  const [game, own] = ['werewolf', 'werewolf/node_modules/own'].map((path) => join(parent, path)) as [string, string];
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'own', type: 'module', exports: './own.js' }));
  writeFileSync(join(own, 'own.js'), 'console.log("its own package");');
  const index = readFileSync(join(game, 'index.ts'), 'utf8');
  writeFileSync(join(game, 'index.ts'), `import 'own';\n${index}`);
  const { status, said } = run('npm run replay -- --players 3 --seed one --move 128', game);
  writeFileSync(join(game, 'index.ts'), index);
  rmSync(own, { recursive: true });
  expect(said).toMatch(/its own package[\s\S]+ over /);
  expect(status).toBe(0);
}, 120_000);

/** Runs `npm start` in the folder of the game outside the project, and ends the server after `work`. */
async function started<T>(
  work: (api: ApiClient, heard: () => string) => Promise<T>,
  games = join(parent, 'werewolf'),
): Promise<T> {
  const port = String(await freePort());
  const env = { ...ownEnv(), PORT: port, HOST: '127.0.0.1', DATA_DIR: join(parent, 'data'), GAMES: games };
  const line: [string, ...string[]] = [NODE, join(root, 'scripts/run.mjs'), 'start'];
  const options = { cwd: join(parent, 'werewolf'), env };
  return withServerProcess({ line, options, within: 300_000 }, (said) =>
    work(
      createApiClient(() => `http://127.0.0.1:${port}`),
      said,
    ),
  );
}

test('a match in a game outside the project survives a restart', async () => {
  const { guest, seat } = await started(async (api) => {
    const games = (await api.ask<GameFacts[]>('GET', '/api/games')).body;
    const checked = ['whole matches', 'rules', 'secrecy', 'bots', 'board'];
    expect(games.at(-1)).toMatchObject({ id: 'werewolf', foreign: { checked, isSecret: true } });
    expect(games.filter(({ foreign }) => foreign)).toHaveLength(1);
    const guests = await api.startMatch(3, 'werewolf');
    const seats = await Promise.all(guests.map((each) => api.seat(each)));
    const table = atMatch(api.url, 'werewolf');
    await table.sync(must(seats[0]));
    expect(await table.move('accuse', ['1'])).toMatchObject({ ok: true });
    table.close();
    return { guest: must(guests[0]), seat: must(seats[1]) };
  });
  const chunks = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as object;
  expect(Object.keys(chunks)).toContainEqual(expect.stringMatching(/\/werewolf\/board\/index\.tsx$/));
  await started(async (api) => {
    const table = atMatch(api.url, 'werewolf');
    expect((await table.sync(seat)).state.G).toMatchObject({ waitingFor: ['1', '2'] });
    expect(await table.move('accuse', ['0'])).toMatchObject({ ok: true });
    table.close();
  });
  const index = join(parent, 'werewolf/index.ts');
  const source = readFileSync(index, 'utf8');
  for (const broken of ["throw new Error('no such card');", 'const = ;']) {
    writeFileSync(index, `${source}\n${broken}\n`);
    await started(async (api) => {
      expect(await api.as(guest, 'GET', '/seat')).toMatchObject({ status: 409, body: { code: 'game-missing' } });
      expect(await api.startMatch(3, 'coverblown')).toHaveLength(3);
    });
  }
  writeFileSync(index, source);
}, 480_000);

test('a game that can’t be built does not affect the others', async () => {
  const files = {
    'garbled/index.ts': 'const = ;',
    'halfdone/index.ts': readFileSync('docs/examples/tictactoe/index.ts', 'utf8').replaceAll('tictactoe', 'halfdone'),
    'halfdone/board/index.tsx': "export { board } from './missing';",
  };
  for (const id of ['garbled', 'halfdone']) {
    mkdirSync(join(parent, id, 'board'), { recursive: true });
    writeFileSync(join(parent, id, 'package.json'), '{ "type": "module" }');
  }
  for (const [file, source] of Object.entries(files)) writeFileSync(join(parent, file), source);
  await started(async (api, heard) => {
    expect(heard()).toContain('Hush starts without garbled, halfdone, because of the errors above. (game-not-built)\n');
    for (const id of ['garbled', 'halfdone'])
      await vi.waitFor(() => expect(heard()).toMatch(new RegExp(`"game":"${id}".+"event":"game-failed"`)));
    const { body: games } = await api.ask<GameFacts[]>('GET', '/api/games');
    expect(games.filter(({ foreign }) => foreign).map(({ id }) => id)).toEqual(['werewolf']);
    expect(await api.startMatch(3, 'werewolf')).toHaveLength(3);
  }, ['garbled', 'werewolf', 'halfdone'].map((id) => join(parent, id)).join());
}, 480_000);

/** A ported game, written in JavaScript and in TypeScript of another style, for boardgame.io before 0.50. */
const PORTED: Readonly<Record<string, string>> = {
  'index.ts': `import { defineGame, legacy } from 'hush/game';
import { Older } from './ported/game';

export const older = defineGame({
  id: 'older',
  lobby: { title: 'Older', tagline: 'From elsewhere.', players: { min: 2, max: 3 }, minutes: [1, 2] },
  game: legacy(Older),
});
`,
  'contract.test.ts': `import { testContract } from 'hush/testing';
import { older } from '.';

testContract(older);
`,
  'ported/types.ts': 'export interface State { taken: number[] }\n',
  'ported/rules.js':
    'export const endIf = (G, ctx) => G.taken.length > 4 ? { winner: ctx.currentPlayer } : undefined\n',
  'ported/game.ts': `import { State } from "./types"
import { endIf } from "./rules"
class Rule { allows(G: State, id: number) { return G.taken.length < 9 } }
class Free extends Rule { allows(G: State, id: number) { return !G.taken.includes(id) } }
const free = new Free()
export const Older = {
  setup: () => ({ taken: [] }),
  turn: { moveLimit: 1 },
  moves: { take(G: State, ctx: unknown, id: number) { if (free.allows(G, id)) G.taken.push(id) } },
  endIf,
  ai: { enumerate: (G: State) => [0, 1, 2, 3, 4, 5].filter((id) => free.allows(G, id)).map((id) => ({ move: "take", args: [id] })) },
}
`,
  'ported/tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', allowJs: true, strict: true },
      ...{ skipLibCheck: true, types: [] },
    },
  }),
};

test('ported code runs unchanged', () => {
  for (const [file, source] of Object.entries(PORTED)) {
    mkdirSync(dirname(join(root, 'games/older', file)), { recursive: true });
    writeFileSync(join(root, 'games/older', file), source);
  }
  const passed = check('older');
  expect(passed.said).toContain('All of it holds.');
  expect(passed).toMatchObject({ status: 0, said: expect.stringContaining('✓ random games') });
  writeFileSync(join(root, 'games/older/ported/types.ts'), 'export interface State { taken: string[] }\n');
  expect(check('older')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/✗ types .+\n +games\/older\/ported\/game\.ts\(/),
  });
}, 240_000);

test('a refused command prints one sentence and exits with 2', () => {
  expect(run('npm run new-game -- rooms')).toEqual({
    status: 2,
    said: expect.stringContaining('"rooms" is a word of the platform: choose another id. (id-reserved)\n'),
  });
  expect(check('nobody')).toMatchObject({ status: 2, said: expect.stringContaining('(unknown-game)') });
}, 120_000);
