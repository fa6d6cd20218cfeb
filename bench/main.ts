import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { covertMoves } from './covert';
import type { BenchContext, Scenario } from './figures';
import { apart } from './scenarios/apart';
import { disk } from './scenarios/disk';
import { length } from './scenarios/length';
import { memory } from './scenarios/memory';
import { processes } from './scenarios/processes';
import { realGames } from './scenarios/realGames';
import { returning } from './scenarios/return';
import { start } from './scenarios/start';
import { thinking } from './scenarios/thinking';
import { section, writeSection } from './table';
import { closedLoop, openLoop } from './throughput';
import { equalTraffic } from './traffic';
import { versions } from './versions';

/** The measurements of `npm run bench`, in the order in which they run. */
const scenarios: readonly Scenario[] = [
  closedLoop,
  openLoop,
  equalTraffic,
  covertMoves,
  realGames,
  thinking,
  memory,
  length,
  start,
  returning,
  disk,
  processes,
  apart,
];

const HELP = `npm run bench -- [options]

Measures this server and others on this machine and writes the results of each scenario to
docs/performance.md.

  --only a,b     only these scenarios: ${scenarios.map(({ id }) => id).join(', ')}
  --runs 5       number of runs
  --quick        a few seconds each, to try out a change; never written
  --whole        Hush's clients ask for whole views instead of differences
  --profile dir  writes CPU profiles of Hush's server under load to this folder
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

function chosen(): readonly Scenario[] {
  if (values.only === undefined) return scenarios;
  return values.only.split(',').map((id) => {
    const found = scenarios.find((scenario) => scenario.id === id);
    if (!found)
      throw new Error(`There is no scenario "${id}". Scenarios: ${scenarios.map((each) => each.id).join(', ')}`);
    return found;
  });
}

async function run(): Promise<void> {
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  const context: BenchContext = {
    runs,
    quick: values.quick,
    profiles: values.profile ?? null,
    wholeViews: values.whole,
    log: (line) => say(`  ${line}`),
  };
  if (context.profiles !== null) mkdirSync(context.profiles, { recursive: true });
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
  const about = { command, runs, versions: versions() };
  const isWritten = !context.quick && !context.wholeViews && context.profiles === null;
  const titles = scenarios.map(({ title }) => title);
  for (const { id, title, run } of chosen()) {
    say(`\n${id}: ${title}`);
    const text = section(title, await run(context), { ...about, date: new Date() });
    say(`\n${text}`);
    // Written immediately, so that a failure in a later scenario does not lose it.
    if (isWritten) writeSection('docs/performance.md', text, titles);
  }
}

if (values.help) say(HELP);
else await run();
