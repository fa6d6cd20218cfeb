import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../games/gameFolders.mjs';
import { importsOf, problemOf } from './imports';

const FOLDERS = ['bench', 'client', 'docs/examples', 'e2e', 'games', 'scripts', 'server', 'shared'];
/** The game that `npm run check` checks. Without it, the whole project is checked. */
const GAME = process.env.HUSH_GAME;

describe('imports', () => {
  test('every import is one that the table in `scripts/repository/architecture/imports.ts` allows', ({ task }) => {
    const files = GAME === undefined ? FOLDERS.flatMap((folder) => sources(folder, folder)) : sourcesOfGame(GAME);
    const found = files.flatMap(([path, file]) =>
      importsOf(path, readFileSync(file, 'utf8')).flatMap((specifier) => {
        const problem = problemOf(path, specifier);
        return problem === null ? [] : [`${path} imports ${specifier}: ${problem}`];
      }),
    );
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(GAME === undefined ? 1_000 : 0);
    task.meta.looked = `${files.length} files`;
  });
});

/** Returns the files of a game as if its folder was in `games/`. */
function sourcesOfGame(id: string) {
  return sources(folderOf(id) ?? '', `games/${id}`);
}

/** Returns the source files in a folder, with their paths if the folder had the path `as`. */
function sources(folder: string, as: string): [path: string, file: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name): [string, string] => [`${as}/${name.split(sep).join('/')}`, join(folder, name)])
    .filter(
      ([path]) => /\.tsx?$/.test(path) && !/node_modules|\/ported\/|^bench\/peers\/|^scripts\/reference\//.test(path),
    );
}
