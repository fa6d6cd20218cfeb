// @module-tag long
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The files of the project that a game and its checks need. */
const PARTS = [
  'client',
  'games',
  'shared',
  'scripts',
  'docs/examples',
  'biome.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.game.json',
  'tsconfig.rules.json',
  'tsconfig.server.json',
  'vite.config.ts',
];
const FILES = ['package.json', '.gitignore'];

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hush-tree-'));
  for (const part of [...PARTS, ...FILES]) cpSync(part, join(root, part), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  // Links the packages one by one. Then files that tools write next to the packages stay in the copy.
  const packages = readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name));
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Ran {
  status: number | null;
  said: string;
}

/** Runs a script in the copy, like `scripts/run.mjs`. */
function inCopy(...args: string[]): Ran {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|HUSH_|NODE_ENV|TEST$|DEV$|PROD$|MODE$|SSR$)/.test(name),
  );
  const PATH = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...Object.fromEntries(own), PATH, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const check = (id: string) =>
  inCopy(
    '--input-type=module',
    '-e',
    `import { checkGame } from './scripts/checkGame.mjs'; process.exitCode = await checkGame('${id}');`,
  );

/** For each task in the guide's commands, a function that does the same as `scripts/run.mjs`. */
const COMMANDS: Readonly<Record<string, (...args: string[]) => Ran>> = {
  'new-game': (...args) => inCopy('--import', 'tsx', 'scripts/newGame.ts', ...args),
  replay: (...args) => inCopy('--import', 'tsx', 'scripts/replay.ts', ...args),
  check,
  // Lists the games that `npm run dev` offers, without starting it.
  dev: () => inCopy('--import', 'tsx', '-e', LOBBY),
};
const LOBBY = `import('./games').then(({ games }) => console.log(games.map(({ id, title }) => id + ': ' + title).join()));`;

/** Runs a command such as `npm run check -- duel "a b"`, split into task and arguments. */
function run(command: string): Ran {
  const [npm, verb, task = '', ...args] = [...command.matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );
  const work = COMMANDS[task];
  if (npm !== 'npm' || verb !== 'run' || !work) throw new Error(`The guide says \`${command}\`, which is no command.`);
  return work(...args.filter((arg) => arg !== '--'));
}

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
 * Follows a page of the guide: runs its commands and makes its edits. Checks that each command prints what the page
 * says.
 */
function follow(page: string): void {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)];
  expect(blocks.map(([, kind]) => kind)).toEqual(expect.arrayContaining(['sh', 'diff', 'text']));
  let last: Ran = { status: 0, said: '' };
  for (const [, kind, file = '', block = ''] of blocks) {
    if (kind === 'diff') edit(file, block);
    if (kind === 'ts') writeFileSync(join(root, file), block);
    if (kind === 'sh') for (const command of block.trim().split('\n')) last = run(command);
    if (kind !== 'text') continue;
    for (const line of block.trimEnd().split('\n')) expect(evened(last.said)).toContain(evened(line));
    expect(last.status, last.said).toBe(block.includes('✗') ? 1 : 0);
  }
}

test('following the guide creates a game that passes every check', () => {
  follow('docs/adding-a-game.md');
  expect(COMMANDS.dev?.().said).toMatch(/nightshift: Night Shift,duel: Duel/);
}, 240_000);

test('following the page about claims adds claims that pass every check', () => follow('docs/claims.md'), 240_000);

/** A game from elsewhere, in JavaScript and in TypeScript of another style, for boardgame.io before 0.50. */
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

test('ported code is checked with its own settings and runs unchanged', () => {
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

test('a refused command prints one sentence with a code and exits with 2', () => {
  expect(run('npm run new-game -- rooms')).toEqual({
    status: 2,
    said: '"rooms" is a word of the platform: choose another id. (id-reserved)\n',
  });
  expect(check('nobody')).toMatchObject({ status: 2, said: expect.stringContaining('(unknown-game)') });
}, 120_000);
