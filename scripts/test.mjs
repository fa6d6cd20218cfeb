// Runs every check one after the other and closes with one line that adds up what the runners counted.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { checkSizes } from './sizes.mjs';
import { root, tool } from './tool.mjs';

const results = join(root, 'test-results');
const unitFile = join(results, 'unit.json');
const browserFile = join(results, 'browser.json');

const steps = {
  types: async () => check(await tool('types', 'tsc', ['-p', '.'])),
  lint: async () => check(await tool('lint and format', 'biome', ['check', '--error-on-warnings'])),
  unused: async () => check(await tool('unused code', 'knip', [])),
  unit: async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`];
    const code = await tool('unit, property and wire tests', 'vitest', ['run', ...reporters]);
    return counted(code, unitFile, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
  },
  sizes: async () => {
    if (!isBuilt()) await build();
    console.log('\n> sizes of what browsers fetch');
    return checkSizes();
  },
  e2e: async () => {
    if (!isBuilt()) await build();
    const env = { HUSH_CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile };
    const code = await tool('browser tests', 'playwright', ['test', '--reporter=list,json'], env);
    return counted(code, browserFile, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }));
  },
};

/** A check without a count of its own: nothing when it passes, one failure when it does not. */
function check(code) {
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/** What a runner's report says; a runner that broke without a failed test counts as one failure. */
function counted(code, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    console.error(`The runner left no report in ${file}.`);
    return { passed: 0, failed: 1 };
  }
}

/** Types, lint and tests of one game: for while it is being written. Its random matches are fewer than in `runAll`. */
export async function checkGame(id) {
  const folder = ['games', 'docs/examples']
    .map((place) => `${place}/${id}`)
    .find((path) => existsSync(join(root, path)));
  if (!/^[a-z][a-z0-9]*$/.test(id) || !folder) {
    console.error(`There is no game "${id}": neither games/${id} nor docs/examples/${id} is a folder.`);
    return 2;
  }
  const tests = folder.startsWith('games') ? [`${folder}/`] : [folder, 'docs/examples/contract.test.ts', '-t', id];
  const codes = [
    await tool('types', 'tsc', ['-p', '.']),
    await tool('lint and format', 'biome', ['check', '--error-on-warnings', folder]),
    await tool('tests', 'vitest', ['run', ...tests], { HUSH_MATCHES: 'few' }),
  ];
  return codes.every((code) => code === 0) ? 0 : 1;
}

export async function runAll(names) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = await steps[name]();
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
