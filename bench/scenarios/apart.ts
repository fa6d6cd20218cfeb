import { type Figure, figure, type Scenario } from '../figures';
import { CALM, FULL, type Measured, QUICK, summary, underLoad } from './processes';

const PROCESSES = 3;
const COURSES = [
  { id: 'full', title: 'as fast as they go', course: FULL },
  { id: 'calm', title: 'a move a second in each of 192 matches', course: CALM },
] as const;

/** Measures the cost of a load balancer that does not keep a room on one process. */
export const apart: Scenario = {
  id: 'apart',
  title: 'Three processes, the people of each match at one or at all of them',
  async run({ runs, quick, log }) {
    const figures: Figure[] = [];
    for (const { id, title, course } of COURSES) {
      const together: Measured[] = [];
      const spread: Measured[] = [];
      for (let run = 0; run < runs; run++) {
        for (const [all, isApart] of [
          [together, false],
          [spread, true],
        ] as const) {
          const one = await underLoad(PROCESSES, quick ? { ...course, ...QUICK } : course, { apart: isApart });
          all.push(one);
          log(`${title}, at ${isApart ? 'all' : 'one'}: ${summary(one)}`);
        }
      }
      const each = (part: string, what: string, unit: string, pick: (one: Measured) => number) => [
        figure({ id: `${id}-one-${part}`, what: `${title}, at one: ${what}`, unit }, together.map(pick)),
        figure({ id: `${id}-all-${part}`, what: `${title}, at all: ${what}`, unit }, spread.map(pick)),
      ];
      const ratio = (part: string, what: string, pick: (one: Measured) => number) =>
        figure(
          { id: `${id}-${part}-ratio`, what: `${title}: ${what} at all relative to at one`, unit: '×' },
          spread.map((one, run) => pick(one) / pick(together[run] ?? one)),
        );
      figures.push(
        ...each('moves', 'moves', 'moves/s', (one) => one.movesPerSecond),
        ...each('cost', 'CPU time per move', 'ms', costOf),
        ratio('cost', 'CPU time per move', costOf),
        ...each('p50', 'p50 until the last client has it', 'ms', (one) => one.p50),
        ...each('p99', 'p99', 'ms', (one) => one.p99),
        ...each('commits', 'PostgreSQL commits per move', '', (one) => one.commits),
        ...each('commands', 'Redis commands per move', '', (one) => one.commands),
      );
    }
    return figures;
  },
};

/** Returns the CPU time in ms per move, summed over all processes. */
const costOf = ({ cpu, movesPerSecond }: Measured) => (cpu / movesPerSecond) * 1000;
