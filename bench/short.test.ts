import { expect, test } from 'vitest';
import { must } from '../shared/must';
import { generate } from './generator/start';
import { type Peer, peers, type Sizes } from './peers';
import { folderOnDisk, startServer } from './servers/start';

/**
 * Moves that come through here for each that socket.io alone manages beside it, at least. About half of what they are
 * (0.12 to 0.16), so that other work on the machine changes nothing and a move that costs twice as much does.
 */
const FLOOR = 0.07;

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
    const loads = await Promise.all(servers.map(({ port, speaks }) => generate({ ...COURSE, port, speaks }, meet)));
    const [hush = 0, bare = 0] = loads.map(({ moves }) => moves);
    expect(hush / bare, `${hush} moves, socket.io alone ${bare}`).toBeGreaterThan(FLOOR);
  } finally {
    await Promise.all(servers.map(({ end }) => end()));
  }
});
