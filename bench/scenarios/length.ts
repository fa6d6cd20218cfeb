import { atMost, type BenchContext, figure, type Scenario } from '../figures';
import { hush } from '../generator/protocols';
import { MovingMatch } from '../hush/moves';
import { type HushServer, makeFolder, startHush } from '../hush/server';

/** Number of measured moves per match. */
const MEASURED = 20;

/** Measures whether a move costs more in a long match than in a short one. */
export const length: Scenario = {
  id: 'length',
  title: 'Move 1,000 of a match against move 10',
  async run(context) {
    const ratios: number[] = [];
    for (let run = 0; run < context.runs; run++) ratios.push(await compare(context));
    const what = 'CPU time of move 1,000 divided by that of move 10';
    return [figure({ id: 'length-ratio', what, unit: 'x' }, ratios, atMost(1.1, 'x'))];
  },
};

async function compare({ quick, profiles, wholeViews, log }: BenchContext): Promise<number> {
  const [count, long] = quick ? [20, 300] : [50, 1_000];
  const { folder: data, remove } = makeFolder();
  const server = await startHush({ data, profiles, games: 'hidden' });
  const open = async () => {
    const { openMatch } = hush(wholeViews);
    const matches: MovingMatch[] = [];
    for (let n = 0; n < count; n++) matches.push(new MovingMatch(await openMatch(server.port)));
    return matches;
  };
  // The long matches are played first, which also warms up the server. Then new matches are played beside them.
  const old = await open();
  await playAll(old, long - MEASURED / 2);
  const late = await costOf(server, old);
  const young = await open();
  await playAll(young, MEASURED / 2);
  const early = await costOf(server, young);
  const lateAgain = await costOf(server, old);
  for (const match of [...old, ...young]) match.end();
  await server.stop();
  remove();
  const mean = (late + lateAgain) / 2;
  log(`move 10: ${early.toFixed(3)} ms of processor, move ${long}: ${mean.toFixed(3)} ms`);
  return mean / early;
}

const playAll = (matches: readonly MovingMatch[], moves: number) =>
  Promise.all(matches.map((match) => match.play(moves)));

/** Makes the next moves in these matches. Returns the CPU time per move in ms. */
async function costOf(server: HushServer, matches: readonly MovingMatch[]): Promise<number> {
  await server.begin();
  await playAll(matches, MEASURED);
  return (1000 * (await server.usage()).cpu) / (MEASURED * matches.length);
}
