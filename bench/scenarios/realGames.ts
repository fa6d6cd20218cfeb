import { setTimeout } from 'node:timers/promises';
import { games } from '#games/index.ts';
import { atMost, type BenchContext, type Figure, figure, quantile, type Scenario } from '../figures';
import { latenessOf } from '../hush/deadlines';
import { seatPeople } from '../hush/people';
import { makeFolder, startHush } from '../hush/server';
import { fillTables, type NewTable } from '../hush/tables';

/** Time in ms over which the deals are spread, so that the matches' clocks do not all run out together. */
const DEALT_WITHIN = 30_000;
/** Time in ms at the start that is not measured, because compilation and allocation dominate it. */
const WARMING = 10_000;

/**
 * Measures the server under simulated players who move at a human pace, one game after another. A run takes minutes, so
 * one is enough.
 */
export const realGames: Scenario = {
  id: 'real-games',
  title: '400 matches at human pace, for five minutes each',
  async run(context) {
    const figures: Figure[] = [];
    for (const { id, title, players } of games)
      figures.push(...(await play(context, title, { game: id, seats: Math.min(5, players.max) })));
    return figures;
  },
};

async function play(
  { quick, profiles, wholeViews, log }: BenchContext,
  title: string,
  { game, seats }: Pick<NewTable, 'game' | 'seats'>,
): Promise<Figure[]> {
  const [count, lasting] = quick ? [100, 20_000] : [400, 300_000];
  const { folder: data, remove } = makeFolder();
  const now = Date.now();
  const tables = await fillTables(
    data,
    Array.from({ length: count }, (_, n) => ({ game, seats, dealt: now + Math.round((n * DEALT_WITHIN) / count) })),
  );
  const server = await startHush({ data, profiles });
  const people = await seatPeople({ port: server.port, tables, seed: game, wholeViews });
  await setTimeout(WARMING);
  await Promise.all([server.begin(), people.begin()]);
  await setTimeout(lasting);
  const [{ seconds, cpu, lag, own }, report] = await Promise.all([server.usage(), people.report()]);
  await people.leave();
  await server.stop();
  const late = await latenessOf(data, report.matches);
  remove();
  const share = (100 * cpu) / seconds;
  const { moves, waits, busy, matches } = report;
  log(
    `${title}: ${(moves / seconds).toFixed(0)} moves/s in ${matches.length} matches, answered in ${ms(waits, 0.5)}, 99 % in ${ms(waits, 0.99)}; ` +
      `loop late by ${lag.p50.toFixed(1)}, 99 % by ${lag.p99.toFixed(1)}, at most ${lag.max.toFixed(0)} ms (own work ${own.p99.toFixed(1)}, ${own.max.toFixed(0)}); ` +
      `${late.length} deadlines, late by ${Math.max(0, ...late)} ms at most; ` +
      `processor ${share.toFixed(0)} %, load generator ${(busy * 100).toFixed(0)} %`,
  );
  return [
    figure(
      { id: `real-${game}-lag`, what: `${title}: event loop delay, p99`, unit: 'ms' },
      [lag.p99],
      atMost(20, ' ms'),
    ),
    figure(
      { id: `real-${game}-late`, what: `${title}: latest deadline`, unit: 'ms' },
      [Math.max(0, ...late)],
      atMost(100, ' ms'),
    ),
    figure({ id: `real-${game}-cpu`, what: `${title}: share of one core`, unit: '%' }, [share], atMost(40, ' %')),
  ];
}

const ms = (values: readonly number[], share: number) => `${quantile(values, share).toFixed(1)} ms`;
