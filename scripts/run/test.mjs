// Runs checks. At the end, prints a line with the counts of all runners.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../install/browser.mjs';
import { engineEnvironment, pictureEnvironment } from '../install/engines.mjs';
import { BROWSER, lackOf } from '../install/programs.mjs';
import { checkBaseline } from './baseline.mjs';
import { build, isBuilt } from './build.mjs';
import { browserCounts, closingLines, engineCounts, sum, unitCounts } from './counts.mjs';
import { checkSizes } from './sizes.mjs';
import { exec, root, tool, toolBeside } from './tool.mjs';
import { checkTypes } from './types.mjs';

const results = join(root, 'test-results');
const unitFile = join(results, 'unit.json');
const browserFile = join(results, 'browser.json');
const enginesFile = join(results, 'engines.json');
const pictures = join(root, 'shots', 'engines');

const steps = {
  // Runs these tools in parallel, because each tool keeps only one core busy.
  reading: async () =>
    sum(
      await Promise.all([
        typesBeside().then(check),
        toolBeside('lint and format', 'biome', ['check', '--error-on-warnings', '--colors=force']).then(check),
        toolBeside('unused code', 'knip', []).then(check),
      ]),
    ),
  unit: async () => counted(await unitTests('unit, property and wire tests'), unitFile, unitCounts),
  // Runs the same checks as `npm run check -- <game>`, but with fewer random games and without tests that play whole
  // matches or start whole programs.
  fast: async () => {
    const code = await unitTests('fast tests', ['--tagsFilter=!long'], { HUSH_EXTENT: 'quick' });
    return counted(code, unitFile, (report) => unitCounts(report, 'long'));
  },
  sizes: async () => {
    if (!isBuilt()) await build();
    console.log('\n> sizes of what browsers fetch');
    const sizes = checkSizes();
    console.log('\n> what the oldest browsers can run');
    const baseline = await checkBaseline();
    return sum([sizes, baseline].map((count) => ({ ...count, skipped: [] })));
  },
  e2e: async () => {
    const browser = await findBrowser();
    if (!browser) return withoutBrowser();
    const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile };
    const code = await tool('browser tests', 'playwright', ['test', '--reporter=list,json'], env);
    return counted(code, browserFile, (report) => browserCounts(report, 'the test says so'));
  },
  engines: () =>
    inEngines('rooms, and a match of each game, in Firefox and WebKit', engineEnvironment(), ['--grep-invert=@laptop']),
  allEngines: async (args) => {
    const counts = await inEngines('rooms and matches in each engine', await pictureEnvironment(pictures), args);
    await exec('tsx', ['scripts/contactSheet.ts', pictures]);
    return counts;
  },
};

/** Checks types while other tools run, and prints the output once it is complete. */
async function typesBeside() {
  const said = [];
  const code = await checkTypes((text) => said.push(text));
  console.log('\n> types');
  process.stdout.write(said.join(''));
  return code;
}

/** Runs the tests in e2e/engines. If an engine is missing, skips its tests with the reason, even on CI. */
async function inEngines(title, env, args) {
  const config = ['--config=e2e/engines/playwright.config.ts', '--reporter=list,json'];
  const code = await tool(title, 'playwright', ['test', ...config, ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: enginesFile,
  });
  return counted(code, enginesFile, engineCounts);
}

function unitTests(title, args = [], env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`];
  return tool(title, 'vitest', ['run', ...reporters, ...args], env);
}

/** Counts the browser tests as skipped or, on CI, as failed. */
async function withoutBrowser() {
  console.error(`\n${lackOf(BROWSER)}`);
  if (process.env.CI) return check(1);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile };
  const code = await exec('playwright', ['test', '--list', '--reporter=json'], env, () => undefined);
  return counted(code, browserFile, (report) => browserCounts(report, 'for want of a browser'));
}

/** Returns the counts for a tool that does not count: zero if it passes, one failure if it fails. */
function check(code) {
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: [] };
}

/** Reads the counts in a runner's report. If the runner failed although no test did, counts one failure. */
function counted(code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0 || counts.failed > 0) return counts;
    console.error(`All tests passed, and yet the runner ended with ${code}: it says why above.`);
    return { ...counts, failed: 1 };
  } catch {
    console.error(`The runner left no report in ${file}.`);
    return check(1);
  }
}

/** Runs these steps in order. The runner of the last step gets `args`. */
export async function runAll(names, args = []) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const counts = [];
  for (const name of names) counts.push(await steps[name](args));
  const total = sum(counts);
  console.log(`\n${closingLines(total, root).join('\n')}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
