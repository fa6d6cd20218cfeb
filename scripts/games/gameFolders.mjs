// Finds the games in folders outside the project, which the environment variable GAMES names.
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { root } from '../run/tool.mjs';
import { proofOf } from './proofs.mjs';

/** Folders for games, relative to the project's folder. */
export const PLACES = ['games', 'docs/examples'];

/**
 * An id consists of lower-case letters and digits, because it names a folder, a namespace, a file of the build and an
 * identifier.
 */
export const GAME_ID = /^[a-z][a-z0-9]{1,19}$/;

/** Names that no game may have, because the server uses them in paths and namespaces. */
export const RESERVED_GAME_IDS = ['rooms', 'api', 'r', 'p', 'dev'];

const slashes = (path) => path.replaceAll(sep, '/');

/**
 * Reads GAMES: paths of games, or of folders that contain games, separated by commas. A game's id is the name of its
 * folder without an optional `hush-`.
 *
 * @param value relative paths start at the project's folder
 * @param base the project's folder
 * @returns {{ games: { id: string, folder: string }[], refusals: { code: string, detail: string }[] }} the games with
 *   absolute paths, and for each path that is not a game, and each link in the project's folders for games, a sentence
 *   about how to correct it
 */
export function gameFolders(value = process.env.GAMES ?? '', base = root) {
  const games = [];
  const refusals = PLACES.flatMap((place) => linksIn(base, place));
  const paths = value.split(',').map((path) => path.trim());
  for (const path of paths.filter((each) => each !== '')) {
    const found = gamesAt(resolve(base, path));
    if (typeof found === 'string') refusals.push({ code: found, detail: DETAILS[found](path) });
    else for (const folder of found) add(folder);
  }
  return { games, refusals };

  function add(folder) {
    const id = basename(folder).replace(/^hush-/, '');
    const code = isModule(folder) ? refusalOf(id, games, base) : 'not-a-module';
    if (code === null) games.push({ id, folder: slashes(realpathSync(folder)) });
    else refusals.push({ code, detail: DETAILS[code](folder, id) });
  }
}

/** Refuses the links to games in a folder. A file is loaded at its real path, where a linked game can't find Hush. */
function linksIn(base, place) {
  const names = existsSync(join(base, place)) ? readdirSync(join(base, place)) : [];
  return names.flatMap((name) => {
    const folder = join(base, place, name);
    if (!isGame(folder) || !isLink(folder)) return [];
    return [
      { code: 'folder-linked', detail: DETAILS['folder-linked'](`${place}/${name}`, slashes(realpathSync(folder))) },
    ];
  });
}

/** Returns the folders of the game or games at a path, or a code if there are none. */
function gamesAt(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'folder-missing';
  if (isGame(path)) return [path];
  const found = readdirSync(path)
    .map((name) => join(path, name))
    .filter(isGame);
  return found.length > 0 ? found : 'no-game';
}

const isGame = (folder) => existsSync(join(folder, 'index.ts'));
const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Returns true if the folder is a game of the project, and not a link to one. */
export const isOwnGame = (folder) => isGame(folder) && !isLink(folder);

function isModule(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
  } catch {
    return false;
  }
}

function refusalOf(id, games, base) {
  if (!GAME_ID.test(id)) return 'id-malformed';
  if (RESERVED_GAME_IDS.includes(id)) return 'id-reserved';
  if (PLACES.map((place) => join(base, place, id)).some((path) => existsSync(path) && !isLink(path))) return 'id-taken';
  return games.some((game) => game.id === id) ? 'id-twice' : null;
}

const DETAILS = {
  'folder-linked': (link, folder) => `${link} is a link: delete it, and name the game with GAMES=${folder} instead.`,
  'folder-missing': (path) => `GAMES names ${path}, but there is no such folder: check the path.`,
  'no-game': (path) => `GAMES names ${path}, but neither it nor a folder in it has an index.ts that defines a game.`,
  'not-a-module': (folder) => `${folder} needs a package.json with "type": "module".`,
  'id-malformed': (folder) =>
    `${folder} can't be a game's folder: name it with 2 to 20 small letters and digits, a letter first.`,
  'id-reserved': (folder, id) => `${folder} can't be called "${id}", which is a word of the platform: rename it.`,
  'id-taken': (folder, id) => `${folder} can't be called "${id}", because Hush has a game of that name: rename it.`,
  'id-twice': (folder, id) => `${folder} is the second game called "${id}" in GAMES: rename it or leave it out.`,
};

let known;
/** Returns the games that GAMES names. */
const outside = () => {
  known ??= gameFolders().games;
  return known;
};

/**
 * Returns the path to the game with this id, relative to the project's folder or absolute, or null if there is no such
 * game.
 */
export function folderOf(id) {
  if (!GAME_ID.test(id)) return null;
  const inside = PLACES.map((place) => `${place}/${id}`).find((folder) => isOwnGame(join(root, folder)));
  return inside ?? outside().find((game) => game.id === id)?.folder ?? null;
}

/** Returns the id of the outside game that contains a file and the file's path in the game, or null. */
function outsideGameOf(path) {
  const file = slashes(path);
  const game = outside().find(({ folder }) => file.startsWith(`${folder}/`));
  return game ? { id: game.id, file: file.slice(game.folder.length + 1) } : null;
}

/** Returns the id of the game that a file belongs to and the file's path in the game, or null. */
export function gameOf(path) {
  const inside = /\/(?:games|docs\/examples)\/(\w+)\/(.*)/.exec(slashes(path));
  return outsideGameOf(path) ?? (inside && { id: inside[1], file: inside[2] });
}

/** Returns true if a file of a game outside the project imports a package, such as React or Hush. */
export function isOfOutsideGame(specifier, importer) {
  if (/^[./#\0]|^\w{2,}:/.test(specifier)) return false;
  const game = outsideGameOf(importer);
  return game !== null && !`/${game.file}`.includes('/node_modules/');
}

/** The environment variable with the ids of games that `npm start` leaves out, because they can't be built. */
export const LEFT_OUT = 'HUSH_LEFT_OUT';
export const isLeftOut = (id) => (process.env[LEFT_OUT] ?? '').split(',').includes(id);

/** Returns the source of `games/outside.ts` for the games that GAMES names. */
export function outsideSource(addressOf = (file) => file) {
  const imports = outside().map(({ id, folder }) => {
    if (isLeftOut(id)) return `${id}: () => Promise.reject(new Error("It can't be built.")),`;
    const address = addressOf(`${folder}/index.ts`);
    return `${id}: () => import(${JSON.stringify(address)}),`;
  });
  const proofs = Object.fromEntries(outside().map((game) => [game.id, proofOf(game)]));
  return `export const outside = {${imports.join('\n')}};\nexport const proofs = ${JSON.stringify(proofs)};`;
}

export const OUTSIDE = slashes(join(root, 'games', 'outside.ts'));
