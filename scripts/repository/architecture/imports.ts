import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A path relative to the project's folder, with `/` between its parts. */
type Path = string;

/**
 * Returns the specifiers of all imports in a file: values, types, re-exports and `import()`. Uses a parser, because a
 * regular expression would also find imports in strings and comments, and TypeScript 7 has no parser API.
 */
export function importsOf(path: Path, source: string): string[] {
  const { module, program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    ),
    ...(source.includes('import(') ? importedTypes(program) : []),
  ];
  return [...new Set(specifiers.filter((specifier) => specifier !== undefined))];
}

/** Finds types that are imported as `import('…').Type`. */
function importedTypes(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } };
  const own = type === 'TSImportType' && typeof source?.value === 'string' ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(importedTypes)];
}

const GAME = /^(games\/[^/]+|docs\/examples\/[^/]+)\/(.*)$/;
const TEST = /\.test\.tsx?$|(^|\/)testing\.tsx?$/;
/** Parts of the platform that shipped games use but that `hush/game` and `hush/board` do not export. */
const INTERNAL = /^(shared\/text\/confusables|client\/board\/chrome\/(director\/queue|logBook))$/;
/** The parts of the client that the test of a board may use. They depend on no server, room or page. */
const KIT = /^client\/(ui|board|feedback|state)\//;
const CONNECTED = /^client\/state\/(match|room|identity)$/;
/** The parts of a game that must not reach a browser. */
const HIDDEN = /^(rules|bot|imagine|content\/secret)(\/|$)|^(index|game|moves|view|testing|invariant)$/;
const PACKAGES = {
  rules: /^(boardgame\.io|boardgame\.io\/core|hush\/game)$/,
  /** Packages for schemas of arguments and options. */
  schemas: /^(boardgame\.io|boardgame\.io\/core|hush\/game|zod)$/,
  board: /^(hush\/(board|game)|react|react-dom|lucide-react|nanostores|@nanostores\/react)$/,
};

const SERVER = /^server(\/|$)|^(koa(-.*)?|@koa\/.*|socket\.io|kysely|better-sqlite3|pg|pino)$/;
const BROWSER = /^client(\/|$)|^(react|react-dom|lucide-react|nanostores|@nanostores)(\/|$)/;
const BOARD = /^(games|docs\/examples)\/[^/]+\/board(\/|$)/;

/** For each group of files, the imports that it may not contain, and the reason. */
const FORBIDDEN: readonly [files: RegExp, targets: readonly RegExp[], why: string][] = [
  [/^(games|docs\/examples|server|shared)\//, [/^boardgame\.io\/(server|master)$/], 'the stock server leaks secrets'],
  [
    /^(games|docs\/examples)\/(?!.*\/board\/).*(\.test|\/testing)\.ts$/,
    [SERVER, BROWSER],
    'a game is tested by itself',
  ],
  [/^server\//, [BROWSER, BOARD], 'the server never reaches a board'],
  [/^client\//, [SERVER, /^node:/, /^boardgame\.io/], 'the browser knows no server and no rules engine'],
  [/^client\/(?!dev\/)/, [/^zod$/], 'the browser parses nothing with zod'],
  [/^client\//, [/^games(\/|$)/], 'the client finds a game by folder'],
  [/^client\/(feedback|ui|settings|board)\//, [CONNECTED], 'it follows no room and no match'],
  [/^shared\//, [/^(server|client|games)(\/|$)/], 'shared/ imports nothing of ours'],
];

/** For each folder of `client/`, the others that it may import. Folders that are not listed may import any. */
const CLIENT: Readonly<Record<string, readonly string[]>> = {
  net: [],
  state: ['net'],
  feedback: ['state'],
  ui: ['feedback', 'state'],
  settings: ['feedback', 'state', 'ui'],
  board: ['feedback', 'state', 'ui'],
  table: ['board', 'feedback', 'net', 'state', 'ui'],
  room: ['board', 'feedback', 'net', 'settings', 'state', 'table', 'ui'],
  evening: ['net', 'room', 'state', 'table', 'ui'],
  picture: ['board', 'evening', 'ui'],
  match: ['board', 'feedback', 'net', 'picture', 'room', 'settings', 'state', 'table', 'ui'],
  stage: ['board', 'feedback', 'match', 'net', 'room', 'state', 'table', 'ui'],
  serviceWorker: [],
  offline: [],
  shell: ['feedback', 'serviceWorker', 'state', 'ui'],
};

const NAMED = 'a game imports Hush as hush/game, and its board as hush/board too';

/** Returns the reason why the file `path` may not import `specifier`, or null if it may. */
export function problemOf(path: Path, specifier: string): string | null {
  const target = targetOf(path, specifier);
  const [, , why] =
    FORBIDDEN.find(([files, targets]) => files.test(path) && targets.some((one) => one.test(target))) ?? [];
  return why ?? clientProblem(path, target) ?? gameProblem(path, specifier, target) ?? climbProblem(path, specifier);
}

function clientProblem(path: Path, target: Path): string | null {
  if (TEST.test(path)) return null;
  const folderOf = (file: Path) => /^client\/([^/]+)\//.exec(file)?.[1];
  const [from, to] = [folderOf(path), folderOf(target)];
  const may = from === undefined ? undefined : CLIENT[from];
  return !may || to === undefined || to === from || may.includes(to)
    ? null
    : `client/${from} may not import client/${to}`;
}

function gameProblem(path: Path, specifier: string, target: Path): string | null {
  const [, game, inside] = GAME.exec(path) ?? [];
  if (game === undefined || inside === undefined) return null;
  const isBoard = inside.startsWith('board/');
  const isTest = TEST.test(inside);
  if (!/^[.#]/.test(specifier)) return isTest ? null : packageProblem(inside, isBoard, specifier);
  if (target === game) return isBoard && !isTest ? 'a board may not have the rules of its game' : null;
  if (target.startsWith(`${game}/`)) {
    const part = target.slice(game.length + 1);
    if (isTest) return null;
    if (isBoard) return HIDDEN.test(part) ? 'what a board imports, every browser gets' : null;
    return part === 'board' || part.startsWith('board/') ? 'the rules never reach a board' : null;
  }
  if (GAME.test(`${target}/`)) return 'no game imports another';
  if (!isTest) return INTERNAL.test(target) && (isBoard || !BROWSER.test(target)) ? null : NAMED;
  if (target.startsWith('shared/')) return null;
  if (isBoard && KIT.test(target) && !CONNECTED.test(target)) return null;
  return 'a test knows shared/ alone, and that of a board the kit of the client';
}

/** Returns the project's file that an import names, without its extension or `/index`, or the name of a package. */
function targetOf(path: Path, specifier: string): Path {
  if (!/^[.#]/.test(specifier)) return specifier;
  const target = specifier.startsWith('#')
    ? specifier.slice(1).replace(/^examples\//, 'docs/examples/')
    : posix.join(posix.dirname(path), specifier);
  return target.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

/** Returns the reason why a relative import should use a `#` name instead, or null if it need not. */
function climbProblem(path: Path, specifier: string): string | null {
  if (!specifier.startsWith('..')) return null;
  const unit = (file: Path) => GAME.exec(`${file}/`)?.[1] ?? file.split('/')[0];
  const target = targetOf(path, specifier);
  const isTopLevel = !target.includes('/') && target !== '..';
  if (!isTopLevel && unit(path) !== unit(target)) return 'another folder is imported by its # name';
  return /^(\.\.(\/|$)){3}/.test(specifier) ? 'three or more levels up is imported by its # name' : null;
}

function packageProblem(inside: string, isBoard: boolean, specifier: string): string | null {
  const allowed = isBoard ? PACKAGES.board : /^(index|moves)\.ts$/.test(inside) ? PACKAGES.schemas : PACKAGES.rules;
  return allowed.test(specifier) ? null : 'a game takes no further packages';
}
