import { parseArgs } from 'node:util';
import { games } from '#games/index.ts';
import { usualLevel } from '#server/matches/bots/levels.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { playBots } from '#shared/testing/bots.ts';

/**
 * Plays seeded matches at the pace of people, and prints how long they last: `tsx scripts/minutes.ts --games 40`, or
 * `tsx scripts/minutes.ts covert --games 10` for one game. The home page shows the 10th percentile for the fewest seats
 * and the 90th percentile for the most seats.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '40' }, budget: { type: 'string', default: '60' } },
});

const count = Number(values.games);
console.log('| game | seats | minutes | shortest tenth | longest tenth |\n| --- | --- | --- | --- | --- |');
for (const module of games as readonly AnyModule[]) {
  if (positionals.length > 0 && !positionals.includes(module.id)) continue;
  for (const size of [module.players.min, module.players.max]) {
    const minutes = Array.from({ length: count }, (_, game) => lasting(module, size, `${game}`)).sort((a, b) => a - b);
    const at = (share: number) => must(minutes[Math.floor(share * (count - 1))]).toFixed(1);
    console.log(`| ${module.title} | ${size} | ${at(0.5)} | ${at(0.1)} | ${at(0.9)} |`);
  }
}

/** Plays one match with bots at the pace of people. Returns its duration in minutes. */
function lasting(module: AnyModule, size: number, seed: string): number {
  const seats = seatsOf(size);
  const bot = must(module.bots[usualLevel(module) ?? 'random']);
  const bots = Object.fromEntries(seats.map((seat) => [seat, bot]));
  const { actions } = playBots({ module, seats: size, seed, bots, people: seats, budget: Number(values.budget) });
  return must(actions.at(-1)).at / 60_000;
}
