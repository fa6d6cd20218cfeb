// Limits on the sizes of built files, in kB (1,000 bytes, gzip). Sizes do not depend on the machine, so they are
// checked with the tests. A change that makes a page larger raises its limit here.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tool.mjs';

/** A limit applies to the sum of all matching files or, with `each`, to the largest matching file. */
const BUDGETS = [
  { what: 'scripts of the start page and of a room’s door', files: /^(app|rolldown-runtime)-.*\.js$/, limit: 94.5 },
  { what: 'scripts that the room adds', files: /^(room|connection|icons)-.*\.js$/, limit: 46.5 },
  { what: 'script that all tables share', files: /^table-.*\.js$/, limit: 45.4 },
  { what: 'a script of a game', files: /^(board|\w+-(art|rules))-.*\.js$/, limit: 60, each: true },
  { what: 'script that draws faces', files: /^drawFace-.*\.js$/, limit: 51 },
  { what: 'scripts that check a deal, with the rules of all games', files: /^check-.*\.js$/, limit: 200 },
  { what: 'all other scripts', files: /^(?!check-|language-).*\.js$/, limit: 656 },
  { what: 'styles of the start page and of a room’s door', files: /^app-.*\.css$/, limit: 9.2 },
  { what: 'styles that the room adds', files: /^room-.*\.css$/, limit: 11.8 },
  { what: 'styles of a game', files: /^board-.*\.css$/, limit: 20.2, each: true },
  { what: 'fonts of the first page', files: /^(archivo-latin-wght|gloock-latin).*\.woff2$/, limit: 65 },
  { what: 'a font', files: /\.woff2$/, limit: 95, each: true },
  { what: 'a drawing', files: /\.svg$/, limit: 14, each: true },
  { what: 'all drawings', files: /\.svg$/, limit: 75 },
];

/** The languages that the build must not lose. A language is left out if it lacks a text (docs/translating.md). */
const OFFERED = ['de'];

/** Returns limits for the two scripts of each language: one for the start page, which has the English texts too. */
function languageBudgets(files) {
  const built = files.flatMap((file) => /^language-(.+)-start-/.exec(file)?.[1] ?? []);
  // If the texts of a game cannot be translated, no language is in the build.
  const tags = built.length === 0 ? [] : new Set([...OFFERED, ...built]);
  return [...tags].flatMap((tag) => [
    { what: `script that ${tag} adds to the start page`, files: new RegExp(`^language-${tag}-start-`), limit: 3 },
    { what: `script with the other texts in ${tag}`, files: new RegExp(`^language-${tag}-rest-`), limit: 110 },
  ]);
}

/** Measures the build and returns how many limits it keeps and how many it exceeds. */
export function checkSizes() {
  const folder = join(root, 'dist', 'client', 'assets');
  const weights = readdirSync(folder)
    .filter((file) => !/\.(gz|br)$/.test(file))
    .map((file) => ({ file, kB: weightOf(join(folder, file)) }));
  const budgets = [...BUDGETS, ...languageBudgets(weights.map(({ file }) => file))];
  const results = budgets.map(({ what, files, limit, each }) => {
    const found = weights.filter(({ file }) => files.test(file)).sort((a, b) => b.kB - a.kB);
    const kB = found.slice(0, each ? 1 : undefined).reduce((sum, one) => sum + one.kB, 0);
    // A limit that no file matches counts as exceeded.
    const holds = found.length > 0 && kB <= limit;
    console.log(`  ${holds ? '✓' : '✗'} ${what}: ${kB.toFixed(1)} of ${limit} kB${each ? ` (${found[0]?.file})` : ''}`);
    return holds;
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Returns a file's size in kB, compressed if there is a compressed copy. */
function weightOf(file) {
  const packed = `${file}.gz`;
  return statSync(existsSync(packed) ? packed : file).size / 1000;
}
