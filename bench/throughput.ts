import { atLeast, atMost, type Figure, figure, type Scenario } from './figures';
import { type Course, inTurn, type Measurement } from './loaded';
import { peers } from './peers';

const CLOSED: Course = { matches: 100, perSecond: null, warmUp: 3, seconds: 8 };
const OPEN: Course = { matches: 400, perSecond: 1, warmUp: 3, seconds: 15 };
const QUICK = { warmUp: 1, seconds: 3 };

type Measured = Record<(typeof peers)[number]['id'], Measurement[]>;

/** Measures the number of completed moves while each match always has one move in flight. */
export const closedLoop: Scenario = {
  id: 'throughput',
  title: '100 matches of five, each move as soon as all clients have the one before',
  async run(context) {
    const course = context.quick ? { ...CLOSED, ...QUICK } : CLOSED;
    const all = await inTurn(
      peers.map(({ id }) => id),
      course,
      context,
    );
    return [
      ...peers.flatMap(({ id, title }) => [
        of(`${id}-moves`, `${title}: moves`, 'moves/s', all[id], ({ movesPerSecond }) => movesPerSecond),
        of(
          `${id}-moves-of-cpu`,
          `${title}: moves per CPU second`,
          'moves',
          all[id],
          (one) => one.movesPerSecond / one.cpu,
        ),
        of(`${id}-p99`, `${title}: p99 until the last client has it`, 'ms', all[id], ({ p99 }) => p99),
      ]),
      ratio(all, 'stock', 3),
      ratio(all, 'flatfile', 8),
      ratio(all, 'colyseus', 0.65),
      ratio(all, 'committing', 0.6),
      ratio(all, 'floor', 0.35),
      ...peers.map(({ id, title }) => {
        const goal = id === 'hush' ? atMost(680) : undefined;
        const bytes = all[id].map(({ bytesPerMove }) => bytesPerMove);
        return figure({ id: `${id}-bytes`, what: `${title}: sent per move, all five`, unit: 'bytes' }, bytes, goal);
      }),
      generatorBusy('throughput', all),
    ];
  },
};

/** Measures the latency of a move at a load far below every server's capacity. */
export const openLoop: Scenario = {
  id: 'delay',
  title: '400 matches of five, a move a second in each',
  async run(context) {
    // FlatFile cannot handle 400 moves per second on a small machine.
    const shown = peers.filter(({ id }) => id !== 'flatfile');
    const course = context.quick ? { ...OPEN, ...QUICK } : OPEN;
    const all = await inTurn(
      shown.map(({ id }) => id),
      course,
      context,
    );
    return [
      ...shown.flatMap(({ id, title }) => [
        of(`${id}-open-p50`, `${title}: p50 until the last client has it`, 'ms', all[id], ({ p50 }) => p50),
        of(`${id}-open-p99`, `${title}: p99 until the last client has it`, 'ms', all[id], ({ p99 }) => p99),
        of(`${id}-open-cpu`, `${title}: share of one core`, '%', all[id], ({ cpu }) => cpu * 100),
      ]),
      delayRatio(all, 'committing', 1.5),
      generatorBusy('delay', all),
    ];
  },
};

function of(id: string, what: string, unit: string, all: Measurement[], pick: (one: Measurement) => number): Figure {
  return figure({ id, what, unit }, all.map(pick));
}

/** Makes a figure of the ratio of Hush's moves per CPU second to the other server's in the same run. */
function ratio(all: Measured, than: keyof Measured, least: number): Figure {
  const title = peers.find(({ id }) => id === than)?.title ?? than;
  const perCpu = (one?: Measurement) => (one ? one.movesPerSecond / one.cpu : Number.NaN);
  const runs = all.hush.map((own, run) => perCpu(own) / perCpu(all[than][run]));
  const what = `Hush's moves per CPU second relative to ${title}`;
  return figure({ id: `hush-to-${than}`, what, unit: '×' }, runs, atLeast(least));
}

/** Makes a figure of the ratio of Hush's p99 delay to the other server's in the same run. */
function delayRatio(all: Measured, than: keyof Measured, most: number): Figure {
  const title = peers.find(({ id }) => id === than)?.title ?? than;
  const runs = all.hush.map(({ p99 }, run) => p99 / (all[than][run]?.p99 ?? Number.NaN));
  return figure(
    { id: `delay-to-${than}`, what: `Hush's p99 relative to ${title}`, unit: '×' },
    runs,
    atMost(most, '×'),
  );
}

function generatorBusy(id: string, all: Measured): Figure {
  const runs = all.hush.map((_, run) =>
    Math.max(...Object.values(all).map((each) => (each[run]?.generator ?? 0) * 100)),
  );
  return figure({ id: `${id}-generator`, what: 'load generator busy, at most', unit: '%' }, runs);
}
