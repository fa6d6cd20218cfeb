import { setTimeout } from 'node:timers/promises';
import { must } from '#shared/must.ts';
import { atMost, type BenchContext, figure, quantile, type Scenario } from '../figures';
import { seatPeople } from '../hush/people';
import { makeFolder, startHush } from '../hush/server';
import { fillTables, mixedTables, type NewTable } from '../hush/tables';

/** The bots that need the most CPU: one that plans ahead, and one that considers many possible states. */
const THINKERS = [
  { game: 'covert', seats: 4, bots: 'spymaster' },
  { game: 'goodcopbadcop', seats: 5, bots: 'inspector' },
];

/**
 * Measures whether people have to wait longer while bots think. They should not, because bots think in worker threads.
 */
export const thinking: Scenario = {
  id: 'thinking',
  title: '50 matches of searching bots beside 100 matches of people',
  async run(context) {
    const alone: number[] = [];
    const beside: number[] = [];
    for (let run = 0; run < context.runs; run++) {
      alone.push(await answers(context, 0));
      beside.push(await answers(context, context.quick ? 10 : 50));
    }
    const ratios = beside.map((each, n) => each / must(alone[n]));
    return [
      figure({ id: 'thinking-without', what: "people's moves acknowledged without bots, p99", unit: 'ms' }, alone),
      figure({ id: 'thinking-with', what: 'the same beside bots', unit: 'ms' }, beside),
      figure({ id: 'thinking-ratio', what: 'ratio of the second to the first', unit: 'x' }, ratios, atMost(1.5, 'x')),
    ];
  },
};

/**
 * Runs `thinkers` matches of bots beside the people's matches. Returns the 99th percentile of the time to answer
 * people's moves, in ms.
 */
async function answers({ quick, profiles, wholeViews, log }: BenchContext, thinkers: number): Promise<number> {
  const { folder: data, remove } = makeFolder();
  const dealt = Date.now();
  const bots = Array.from(
    { length: thinkers },
    (_, n): NewTable => ({ ...must(THINKERS[n % THINKERS.length]), dealt }),
  );
  await fillTables(data, bots);
  const tables = await fillTables(data, mixedTables(quick ? 20 : 100, dealt));
  const server = await startHush({ data, profiles });
  const people = await seatPeople({ port: server.port, tables, seed: 'thinking', wholeViews });
  await setTimeout(5_000);
  await Promise.all([server.begin(), people.begin()]);
  await setTimeout(quick ? 15_000 : 60_000);
  const [{ seconds, cpu, lag, own }, { moves, waits, busy }] = await Promise.all([server.usage(), people.report()]);
  await people.leave();
  await server.stop();
  remove();
  const [half, most] = [quantile(waits, 0.5), quantile(waits, 0.99)];
  log(
    `${thinkers} matches of bots: ${moves} moves of people, answered in ${half.toFixed(1)} ms, 99 % in ${most.toFixed(1)} ms; ` +
      `loop late by ${lag.p99.toFixed(1)} ms (99 %; own work ${own.p99.toFixed(1)}); processor ${((100 * cpu) / seconds).toFixed(0)} %, load generator ${(busy * 100).toFixed(0)} %`,
  );
  return most;
}
