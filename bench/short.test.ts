import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { generate } from './generator/start';
import { type Peer, peers, type Sizes } from './peers';
import { folderOnDisk, startServer } from './servers/start';

/**
 * Minimum ratio of Hush's moves per CPU time to those of plain socket.io, running in parallel: a third less than 0.36,
 * the usual ratio. Nine runs gave 0.27 to 0.38, on a machine with two cores and up to 25 busy processes.
 */
const FLOOR = 0.24;

/**
 * Minimum ratio of Hush's completed moves to those of plain socket.io. It is less exact, because both servers wait for
 * the same CPU, but it also detects time spent waiting.
 */
const FLOOR_WITH_WAITING = 0.2;

const COURSE = { matches: 20, perSecond: null, warmUp: 60, seconds: 60, moves: 4_000, wholeViews: false };

/**
 * Sizes in bytes of the differences and answers that Hush sends in this game. Plain socket.io sends the same sizes.
 * They are fixed, so that larger frames of Hush lower the ratio.
 */
const SIZES: Sizes = { frame: 200, answer: 40 };

/** Creates a barrier that resolves for all callers once there are `people` of them. */
function meeting(people: number): () => Promise<void> {
  let come = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === people) open();
    return all;
  };
}

test('a move costs at most a fixed multiple of a move on plain socket.io', {
  timeout: 240_000,
}, async () => {
  const meet = meeting(2);
  const start = async (id: Peer['id'], source: readonly string[] = []) => {
    const { plan, speaks } = must(peers.find((each) => each.id === id));
    const folder = folderOnDisk();
    const { args = [], ...rest } = plan(folder, SIZES);
    return { ...(await startServer({ ...rest, args: [...args, ...source] }, folder)), speaks };
  };
  const servers = await Promise.all([start('hush', ['server/testing/index.ts']), start('bare')]);
  try {
    // Both servers run in parallel, so that other load on the machine slows both down.
    const loads = await Promise.all(
      servers.map(async ({ port, speaks, begin, measure }) => {
        const { moves, seconds } = await generate({ ...COURSE, port, speaks }, async () => {
          await meet();
          await begin(null);
        });
        const { cpu } = await measure();
        // `cpu` is the share of a core, up to the end of the load.
        return { moves: moves / seconds, movesOfCpu: moves / seconds / cpu };
      }),
    );
    const [hush, bare] = [must(loads[0]), must(loads[1])];
    const said = JSON.stringify({ hush, bare });
    expect(hush.movesOfCpu / bare.movesOfCpu, said).toBeGreaterThan(FLOOR);
    expect(hush.moves / bare.moves, said).toBeGreaterThan(FLOOR_WITH_WAITING);
  } finally {
    await Promise.all(servers.map(({ end }) => end()));
  }
});
