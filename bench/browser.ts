import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type * as Testing from '#server/testing/index.ts';
import { type Bench, measurers } from './browser/pages';
import { medianOf, rowOf, writeRows } from './browser/table';

/**
 * Measures the work of the built pages on a slow phone: the start page, a room's page before joining, a room with an
 * empty cache, and a table of each game with bots playing.
 */
const BUILT = new URL('../dist/server/testing.js', import.meta.url).href;
const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const PAGES = Object.keys(measurers);

const HELP = `npm run bench:browser -- [options]

Measures the built pages on a phone four times slower than this machine, and puts what it measured into the table in
docs/performance.md. A page takes at most two minutes a run; the rows of others stay as they are.

  --only a,b     these pages alone: ${PAGES.join(', ')}
  --runs 3       how often each is measured (usual: 1); medians are written
  --dry          nothing is written
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '1' },
    dry: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function chosen(): readonly string[] {
  const pages = values.only?.split(',') ?? PAGES;
  const unknown = pages.find((page) => !PAGES.includes(page));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}". Pages: ${PAGES.join(', ')}`);
  return pages;
}

async function run(): Promise<void> {
  const pages = chosen();
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  const { aServer } = (await import(BUILT)) as typeof Testing;
  const server = await aServer({ seed: 'browser', clientDir: CLIENT, config: { rateLimits: false } });
  const browser = await chromium.launch(process.env.HUSH_CHROMIUM ? { executablePath: process.env.HUSH_CHROMIUM } : {});
  const bench: Bench = { server, browser };
  try {
    for (const page of pages) {
      const measured = [];
      for (let n = 0; n < runs; n++) measured.push(await measurers[page]?.(bench));
      const row = rowOf(page, medianOf(measured.filter((one) => one !== undefined)));
      process.stdout.write(`${row}\n`);
      // Written immediately, so that a failure in a later page does not lose it.
      if (!values.dry) writeRows(DOCS, [row], browser.version());
    }
  } finally {
    await browser.close();
    await server.end();
  }
}

if (values.help) process.stdout.write(HELP);
else await run();
