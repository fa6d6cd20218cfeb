import type { Page } from '@playwright/test';
import type { GameId } from '#shared/ids.ts';
import { expect, type Journey, test } from '../drivers/journey';
import { laid } from '../drivers/phone';

/** The largest layout shift (as browsers measure it) that one change may cause at a table while no one touches it. */
const SHIFT = 0.02;
/** The number of bots at the table of each game. */
const TABLES: readonly (readonly [game: GameId, bots: number])[] = [
  ['coverblown', 4],
  ['covertques', 6],
  ['covert', 3],
  ['goodcopbadcop', 7],
];
/** The time by which each step advances the clock, in ms. `STEPS` steps are about one round of each game. */
const STEP = 3_000;
const STEPS = 14;

declare global {
  interface Window {
    /** The layout shifts that were recorded, each with its size and the elements that moved. */
    moved: { value: number; what: string }[];
  }
}

/** Runs in the page before its scripts: records layout shifts. */
function observeShifts(): void {
  window.moved = [];
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : String(node));
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[];
    for (const { value, hadRecentInput, sources } of entries)
      if (!hadRecentInput) window.moved.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
}

type Who = 'somebody looks on' | 'a person does nothing';

/**
 * Opens a table at the start of its match, as the host or as a spectator. For a spectator, a bot plays the host's seat.
 */
async function opened({ server, device }: Pick<Journey, 'server' | 'device'>, game: GameId, bots: number, who: Who) {
  const { code, id, token } = await server.makeRoom('Mara', { game });
  const room = `/api/rooms/${code}`;
  await server.ask('POST', `${room}/bots`, { token, body: { count: bots } });
  await server.ask('POST', `${room}/start`, { token, body: { readers: 'leave' } });
  const page = await device();
  await page.addInitScript(observeShifts);
  if (who === 'a person does nothing') {
    const held = [`hush.room.${code}`, JSON.stringify({ id, token })] as const;
    await page.addInitScript(([key, member]) => localStorage.setItem(key, member), held);
    await page.goto(`/r/${code}`);
  } else {
    await server.ask('PATCH', `${room}/members/${id}`, { token, body: { standIn: true } });
    await page.goto(`/r/${code}`);
    await page.getByRole('button', { name: 'Just watch' }).click();
  }
  await laid(page);
  return page;
}

/** Resolves when the last change has been painted and its layout shifts have been reported. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const SCREENS = [
  { width: 360, height: 640, who: 'a person does nothing' },
  { width: 390, height: 844, who: 'somebody looks on' },
  { width: 1440, height: 900, who: 'somebody looks on' },
] as const;

// Browsers measure layout shifts only in painted pages.
test.use({ isDrawn: true });

for (const { who, ...viewport } of SCREENS) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });
    for (const [game, bots] of TABLES)
      test(`${game}: the table does not shift while bots play (${who})`, async ({ server, device }) => {
        const page = await opened({ server, device }, game, bots, who);
        for (let step = 0; step < STEPS; step++) {
          await server.pass(STEP);
          await painted(page);
        }
        const moved = await page.evaluate(() => window.moved);
        expect(moved.filter(({ value }) => value >= SHIFT)).toEqual([]);
      });
  });
}
