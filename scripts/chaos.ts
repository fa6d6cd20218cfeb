import { parseArgs } from 'node:util';
import { broken, linesOf } from './chaos/report';
import { chaos } from './chaos/run';

/**
 * Plays matches while servers, networks, databases and disks break, and checks that nothing is lost: `npm run chaos --
 * --seed n`. There are three set-ups: one process with SQLite, three processes with PostgreSQL and Redis, and rolling
 * restarts of three processes. `--set-up one` or `--set-up three` selects one set-up. `--minutes 60` sets how long
 * faults occur in each set-up.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    matches: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '5' },
    'set-up': { type: 'string' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const RUNS = {
  one: { setUp: 'one' },
  three: { setUp: 'three' },
  rolling: { setUp: 'three', rolling: true },
} as const;

// Exits normally on these signals, so that temporary files are deleted.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const chosen = Object.entries(RUNS).filter(([name]) => values['set-up'] === undefined || name === values['set-up']);
if (chosen.length === 0) throw new Error('--set-up is one, three or rolling.');
for (const [, run] of chosen) {
  const { seed } = values;
  const report = await chaos({ seed, matches: Number(values.matches), minutes: Number(values.minutes), say, ...run });
  say('');
  for (const line of linesOf(report)) say(line);
  for (const fault of broken(report)) {
    say(`BROKEN: ${fault}`);
    process.exitCode = 1;
  }
  say('');
}
