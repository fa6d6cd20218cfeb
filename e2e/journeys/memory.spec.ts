import type { Page } from '@playwright/test';
import type { GameId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { expect, type Journey, test } from '../drivers/journey';
import { laid } from '../drivers/phone';

/** The number of matches in a row. The first `ENDS` are compared with the last `ENDS`. */
const MATCHES = 5;
const ENDS = 2;
/**
 * The number of steps that the clock makes in each match. Each step is `STEP` ms. Together they cause about two hundred
 * changes.
 */
const STEPS = 20;
const STEP = 3_000;
/**
 * The factor by which memory use may increase. It allows for the current screen and for a few more lines in the room.
 */
const MORE = 1.15;

const again = (page: Page) => page.getByRole('button', { name: 'Play again' });

/** Opens a room on the screen of a spectator. Bots play all seats. */
async function watched({ server, device }: Pick<Journey, 'server' | 'device'>, game: GameId, bots: number) {
  const { code, id, token } = await server.makeRoom('Mara', { game });
  const room = `/api/rooms/${code}`;
  await server.ask('POST', `${room}/bots`, { token, body: { count: bots } });
  const page = await device();
  return {
    page,
    async start() {
      await server.ask('POST', `${room}/start`, { token, body: { readers: 'leave' } });
      await server.ask('PATCH', `${room}/members/${id}`, { token, body: { standIn: true } });
      if (page.url() === 'about:blank') {
        await page.goto(`/r/${code}`);
        await page.getByRole('button', { name: 'Just watch' }).click();
      }
      // The end screen of the last match must be gone, because `laid` would mistake it for a table.
      await expect(again(page)).toHaveCount(0);
      await laid(page);
    },
    isOver: async () => (await server.ask<RoomView>('GET', room)).body.match?.over !== false,
    async stop() {
      await server.ask('POST', `${room}/stop`, { token });
      await expect(again(page)).toBeVisible();
    },
  };
}

/**
 * The format of Chromium's heap snapshots. Each node consists of `node_fields` numbers. One of them is its type, as an
 * index into `node_types`.
 */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Returns the size of the heap in bytes. Compiled code is left out, because the browser adds and discards it at any
 * time.
 */
function bytesOf({ snapshot, nodes }: Snapshot) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] !== code) bytes += must(nodes[at + size]);
  return bytes;
}

async function kept(page: Page) {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  const collect = async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  // V8 keeps objects alive while it is compiling in the background, so collect garbage until nothing more is freed.
  let before = await collect();
  let after = await collect();
  while (after.nodes < before.nodes) [before, after] = [after, await collect()];
  const { jsEventListeners: listeners, nodes } = after;
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  return { listeners, nodes, heap: bytesOf(JSON.parse(parts.join(''))) };
}

for (const [game, bots] of [
  ['covert', 3],
  ['covertques', 6],
] as const)
  test(`${game}: a device’s memory does not grow from match to match`, async ({ server, device }) => {
    const { page, start, isOver, stop } = await watched({ server, device }, game, bots);
    const seen: Awaited<ReturnType<typeof kept>>[] = [];
    await start();
    for (let match = 0; match < MATCHES; match++) {
      for (let step = 0; step < STEPS && !(await isOver()); step++) await server.pass(STEP);
      await stop();
      // Measured at the beginning of a match, when the screen always looks the same.
      await start();
      seen.push(await kept(page));
    }
    const facts = JSON.stringify(seen);
    // A leak grows with each match. Therefore the smallest of the last values must not be much larger than the largest
    // of the first.
    for (const part of ['listeners', 'nodes', 'heap'] as const) {
      const [early, late] = [seen.slice(0, ENDS), seen.slice(-ENDS)].map((some) => some.map((each) => each[part]));
      expect(Math.min(...must(late)), `${part} of ${facts}`).toBeLessThanOrEqual(MORE * Math.max(...must(early)));
    }
  });
