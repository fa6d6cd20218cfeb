// `npm run release -- <version>`: makes a release. `npm run archive`: only builds the archive of what is checked out.
import { parseArgs } from 'node:util';
import { writeArchive } from './release/archive';
import { Refusal } from './release/refusal';
import { release } from './release/release';

const USAGE = 'Usage: npm run release -- <version> [--check <command instead of npm test>] [--no-image]';

// Ctrl+C ends the running step, which fails, and everything is put back.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      archive: { type: 'boolean', default: false },
      check: { type: 'string', default: 'npm test' },
      image: { type: 'boolean', default: true },
    },
  });
  const [version, ...more] = positionals;
  if (values.archive) console.log(`Archive: ${writeArchive(new Date().toISOString().slice(0, 10))}`);
  else if (version === undefined || more.length > 0) throw new Refusal(USAGE);
  else release({ version, check: values.check, image: values.image });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
