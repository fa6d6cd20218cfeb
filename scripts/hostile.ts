import { parseArgs } from 'node:util';
import { attack, broken, p99 } from './hostile/run';

/**
 * Attacks a server while simulated people play on it, and reports whether the server withstood the attack: `npm run
 * hostile -- --seed n`.
 * The same seed sends the same packets, but at different times. With `--processes 3`, three processes serve the same
 * rooms.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    messages: { type: 'string', default: '200000' },
    processes: { type: 'string', default: '1' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const report = await attack({
  seed: values.seed,
  messages: Number(values.messages),
  processes: Number(values.processes),
  say,
});
const { messages, seconds, before, after, grown, honest } = report;
const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

say(`\nseed ${values.seed}, ${Math.round(seconds)} s`);
for (const [name, count] of Object.entries(messages).sort(([, a], [, b]) => b - a)) say(`  ${name}: ${count}`);
say(`longest turn of the event loop: ${Math.round(after.longestTurn)} ms`);
say(
  `memory in use: ${mb(before.live)}, then ${mb(after.live)}; given by the system: ${mb(before.rss)}, ${mb(after.rss)}`,
);
say(`descriptors: ${before.descriptors}, then ${after.descriptors}; database grown by ${mb(grown)}`);
say(
  `honest people: ${honest.moves} moves in ${honest.matches} matches, 99 of 100 answered in ${Math.round(p99(honest.waits))} ms`,
);

const faults = broken(report);
for (const fault of faults) say(`BROKEN: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
