// Checks one game during development. The types, the lint rules, the game's tests and the contract are checked in
// parallel, and each check prints its result in one line.
import { existsSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { folderOf } from '../games/gameFolders.mjs';
import { hashOf } from '../games/proofs.mjs';
import { cacheFolder, exec, root } from '../run/tool.mjs';
import { checkTypes } from '../run/types.mjs';
import { biomeOn } from './biome.mjs';

/** The sentence about what `--thorough` adds. Its numbers are those of `shared/testing/extent.ts`. */
export const THOROUGH_ADDS =
  '--thorough, like npm test, plays 2 games instead of 1 at each number of seats, tries each option at 3 numbers of ' +
  'seats, looks at 1500 moments instead of 120, and runs the tests marked long.';

const COLUMN = 18;

/**
 * Returns 0 if all checks pass, 1 if a check fails, and 2 if there is no such game. If `isThorough`, plays as many
 * games as `npm test` and also runs long tests.
 */
export async function checkGame(id, isThorough = false) {
  const folder = folderOf(id);
  if (folder === null) {
    console.error(
      `There is no game "${id}": games/${id}, docs/examples/${id} and GAMES have no index.ts for it. (unknown-game)`,
    );
    return 2;
  }
  const began = performance.now();
  console.log(`\n${id}, in ${folder}\n`);
  const isPackage = folder.includes('/node_modules/');
  const hasBoard = existsSync(resolve(root, folder, 'board', 'index.tsx'));
  const tests = [
    `${folder}/`,
    'scripts/repository/architecture/architecture.test.ts',
    ...(hasBoard ? ['client/match/boardContract.test.ts'] : []),
  ];
  const fewer = isThorough ? [] : ['--tagsFilter=!long'];
  const codes = await Promise.all([
    said('types', (hear) => checkTypes(hear, ['-p', typesOf(id, folder)], folder)),
    isPackage
      ? 0
      : said('lint', (hear) =>
          exec('biome', ['check', '--error-on-warnings', '--colors=off', ...biomeOn(folder)], {}, hear),
        ),
    exec('vitest', ['run', '--reporter=./scripts/checkGame/reporter.ts', ...fewer, ...tests], {
      HUSH_EXTENT: isThorough ? 'thorough' : 'quick',
      HUSH_GAME: id,
      ...(isAbsolute(folder) && { HUSH_SOURCES: hashOf(folder) }),
    }),
  ]);
  if (isPackage) console.log(`– ${'lint'.padEnd(COLUMN)}an installed package is not linted`);
  if (!hasBoard) console.log(`– ${'board'.padEnd(COLUMN)}the game has none, and gets the plain one`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const failed = codes.some((code) => code !== 0);
  console.log(`\n${failed ? 'Not all of it holds.' : 'All of it holds.'} ${seconds} s`);
  if (!isThorough) console.log(THOROUGH_ADDS);
  return failed ? 1 : 0;
}

/**
 * Writes a tsconfig.json for the game, so that `tsc` reads only files that the game imports, and checks only files that
 * have changed since the last run.
 */
function typesOf(id, folder) {
  const cache = cacheFolder();
  const up = (path) => relative(cache, resolve(root, path)).replaceAll('\\', '/');
  const file = join(cache, `${id}.json`);
  const compilerOptions = { incremental: true, tsBuildInfoFile: `./${id}.tsbuildinfo` };
  const include = [up(folder), up('client/vite-env.d.ts')];
  const exclude = [`${up(folder)}/node_modules`];
  writeFileSync(file, JSON.stringify({ extends: up('tsconfig.game.json'), compilerOptions, include, exclude }));
  return file;
}

/** Runs a tool and prints one line with the tool's result, followed by its output. */
async function said(title, work) {
  const began = performance.now();
  const lines = [];
  const code = await work((text) => lines.push(text));
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const sign = code === 0 ? '✓' : '✗';
  console.log(`${sign} ${title.padEnd(COLUMN)}${seconds}`);
  if (code !== 0) console.log(lines.join('').trim().replaceAll(/^/gm, '    '));
  return code;
}
