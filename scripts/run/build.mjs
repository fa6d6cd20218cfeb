// Builds client and server into dist/ if the sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { gameFolders, isLeftOut } from '../games/gameFolders.mjs';
import { hashOf, proofOf } from '../games/proofs.mjs';
import { root, tool } from './tool.mjs';

/** The build with the examples, for tests: its mode, which is also its folder in `dist/`. */
export const EXAMPLES = 'examples';

/** Stores the hash of the sources of a build. */
const stampOf = (mode) => join(root, 'dist', mode, '.built');
const SOURCES = [
  'scripts/run/build.mjs',
  'scripts/games/gameFolders.mjs',
  'scripts/games/outsideGames.ts',
  'scripts/languages',
  'scripts/vite',
  'languages',
  'docs/examples',
  'docs/pictures',
  'client',
  'games',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.rules.json',
  'tsconfig.server.json',
];

/** Returns a hash that changes when a source file is added, removed or edited. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
  };
  for (const source of SOURCES) visit(join(root, source));
  for (const game of gameFolders().games)
    hash.update(`${game.folder}:${hashOf(game.folder)}:${JSON.stringify(proofOf(game))}:${isLeftOut(game.id)}\n`);
  return hash.digest('hex');
}

/** File types to compress. Pictures and fonts are compressed already. */
const PACKABLE = ['.js', '.css', '.svg', '.json', '.webmanifest'];
const PACKINGS = [
  { ending: '.br', pack: (bytes) => promisify(brotliCompress)(bytes, { params: brotliFor(bytes) }) },
  { ending: '.gz', pack: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

const brotliFor = ({ length }) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});

/**
 * Stores a compressed copy of each file in a folder, at the highest level, so that the server need not compress files
 * on request.
 */
async function pack(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => PACKABLE.includes(extname(file)));
  const packOne = async (file) => {
    const bytes = await readFile(join(folder, file));
    for (const { ending, pack } of PACKINGS) {
      const packed = await pack(bytes);
      if (packed.length < bytes.length) await writeFile(join(folder, file + ending), packed);
    }
  };
  await Promise.all(files.map(packOne));
}

/** Returns whether the build of this mode is up to date. Default: the shipped build. */
export function isBuilt(mode = '') {
  const stamp = stampOf(mode);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the client and the server. Default: for shipping. */
export async function build(mode = '') {
  const wanted = fingerprint();
  rmSync(stampOf(mode), { force: true });
  const options = ['--logLevel', 'warn', ...(mode === '' ? [] : ['--mode', mode])];
  const code =
    (await tool('build: browser', 'vite', ['build', ...options])) ||
    (await tool('build: server', 'vite', ['build', '--ssr', ...options]));
  if (code === 0) {
    if (mode === '') await pack(join(root, 'dist', 'client'));
    writeFileSync(stampOf(mode), wanted);
  } else process.exitCode = code;
  if (code !== 0) throw new Error('The build failed; see above.');
  return 0;
}
