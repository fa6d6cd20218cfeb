import { parseArgs } from 'node:util';
import { examples } from '#examples/index.ts';
import { games } from '#games/index.ts';
import { botsReport } from './bots/report';

/** Prints which bots a game has and how well the searcher plays it: `npm run bots -- <game> [--games 20]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '20' }, budget: { type: 'string', default: '300' } },
});

const [id = ''] = positionals;
const module = [...games, ...examples].find((game) => game.id === id);
if (module) {
  console.log(`\n${module.title}\n`);
  for (const line of botsReport(module, Number(values.games), Number(values.budget))) console.log(line);
} else {
  console.error(`There is no game "${id}" in games/index.ts or docs/examples/index.ts. (unknown-game)`);
  process.exitCode = 2;
}
