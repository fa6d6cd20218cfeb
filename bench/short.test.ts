import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { generate } from './generator/start';
import { type Peer, peers, type Sizes } from './peers';
import { folderOnDisk, startServer } from './servers/start';

/**
 * Moves for what this server uses of a processor, for each that socket.io alone makes beside it, at least. About half of
 * what they are (0.10 to 0.14), so that a move that costs twice as much is noticed, and not what else the machine does.
 */
const FLOOR = 0.06;

/** The same of moves that came through: less exact, since both wait for the same processor, but waiting shows in it. */
const FLOOR_WITH_WAITING = 0.05;

const COURSE = { matches: 20, perSecond: null, warmUp: 2, seconds: 4, wholeViews: false };

/** As large as differences of this game are. A frame that grows is to show in the ratio, so this does not follow it. */
const SIZES: Sizes = { frame: 200, answer: 40 };

/** Resolves for all of them once so many have come. */
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

test('a move costs at most so much more than its frames cost socket.io alone', { timeout: 240_000 }, async () => {
  const meet = meeting(2);
  const start = async (id: Peer['id'], source: readonly string[] = []) => {
    const { plan, speaks } = must(peers.find((each) => each.id === id));
    const folder = folderOnDisk();
    const { args = [], ...rest } = plan(folder, SIZES);
    return { ...(await startServer({ ...rest, args: [...args, ...source] }, folder)), speaks };
  };
  const servers = await Promise.all([start('hush', ['server/testing/index.ts']), start('bare')]);
  try {
    // Both at once, so that whatever else the machine does slows down both.
    const loads = await Promise.all(
      servers.map(async ({ port, speaks, begin, measure }) => {
        const { moves } = await generate({ ...COURSE, port, speaks }, async () => {
          await meet();
          await begin(null);
        });
        const { cpu } = await measure();
        return { moves, movesOfCpu: moves / cpu };
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
