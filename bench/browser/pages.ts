import type { Browser, Page } from '@playwright/test';
import type * as Testing from '#server/testing/index.ts';
import type { GameId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { heapOf, type Measured, observe, slowDown } from './measure';
import { isQuiet, traced } from './trace';

export const PHONE = { width: 390, height: 844 };

export interface Bench {
  server: Awaited<ReturnType<typeof Testing.aServer>>;
  browser: Browser;
}

/** Number of bots at the table of each game. */
const TABLES: Readonly<Record<string, number>> = { coverblown: 4, covertques: 7, goodcopbadcop: 7, covert: 3 };
/** Number of updates to trace; a trace of all updates would be too large to read. */
const TRACED = 40;
/**
 * Number of updates after which memory is measured a second time, to compare it with the memory after the traced
 * updates. Until then, the bots play one match after another.
 */
const LATE = 200;
/** Number of ms by which the server's clock is advanced at a time. */
const STEP = 3_000;
/** Maximum times in ms for which the phone receives updates: while tracing, and in total. */
const TRACE_FOR = 45_000;
const PLAY_FOR = 80_000;
/**
 * Time in ms for which a table is left alone to measure its idle work, once the animations of the last update are over.
 */
const AT_REST = 2_000;
const SCENES = 8_000;

/** For each page, by name, the function that measures the page. */
export const measurers: Readonly<Record<string, (bench: Bench) => Promise<Measured>>> = {
  home: (bench) => opened(bench, () => '/'),
  door: (bench) => opened(bench, ({ code }) => `/r/${code}`),
  room: (bench) => opened(bench, ({ code }) => `/r/${code}`, true),
  ...Object.fromEntries(Object.keys(TABLES).map((game) => [game, (bench: Bench) => played(bench, game)])),
};

/** Opens a page on a device with an empty cache. */
async function device({ browser, server }: Bench, guest?: Testing.Guest): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: PHONE });
  // tsx wraps functions in a helper that pages lack.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(observe);
  await context.addInitScript(
    ({ games, room }) => {
      for (const game of games) localStorage.setItem(`hush.intro.${game}`, 'seen');
      if (room) localStorage.setItem(room.key, room.seat);
    },
    {
      games: Object.keys(TABLES),
      room: guest && { key: `hush.room.${guest.code}`, seat: JSON.stringify({ id: guest.id, token: guest.token }) },
    },
  );
  return context.newPage();
}

async function opened(bench: Bench, pathOf: (host: Testing.Guest) => string, isMember = false): Promise<Measured> {
  const host = await bench.server.makeRoom('Mara', { game: 'covertques' });
  const page = await device(bench, isMember ? host : undefined);
  const session = await slowDown(page);
  const { tasks } = await traced(bench.browser, page, async () => {
    await page.goto(pathOf(host));
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  });
  const { shift } = await page.evaluate(() => window.seen);
  const late = await heapOf(session);
  await page.context().close();
  return { tasks, shift, busy: [], painted: [], rest: null, heap: { early: null, late: { heap: late, updates: 0 } } };
}

/** Measures a spectator's page while bots play. One of the bots stands in for the host. */
async function played(bench: Bench, game: GameId): Promise<Measured> {
  const { server, browser } = bench;
  const { code, id, token } = await server.makeRoom('Mara', { game });
  const room = `/api/rooms/${code}`;
  const start = async () => {
    await server.ask('POST', `${room}/start`, { token, body: { readers: 'leave' } });
    await server.ask('PATCH', `${room}/members/${id}`, { token, body: { standIn: true } });
  };
  await server.ask('POST', `${room}/bots`, { token, body: { count: TABLES[game] } });
  await start();

  const page = await device(bench);
  const session = await slowDown(page);
  const updates = () => page.evaluate(() => window.seen.painted.length);
  const began = performance.now();
  const play = async (until: number, ms: number) => {
    while ((await updates()) < until && performance.now() - began < ms) {
      await server.pass(STEP);
      await isQuiet(page);
      if ((await server.ask<RoomView>('GET', room)).body.match?.over !== false) await start();
    }
  };
  const look = page.getByRole('button', { name: 'Just watch' });
  await page.goto(`/r/${code}`);
  await page.waitForLoadState('networkidle');
  const box = must(await look.boundingBox());
  const { tasks, busy } = await traced(browser, page, async () => {
    // Clicks at a position. Looking for the button by its name would run code in the page, which the trace would contain.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('[data-shape] main').waitFor();
    await isQuiet(page);
    await play(TRACED, TRACE_FOR);
  });
  await page.waitForTimeout(SCENES);
  // Memory is measured outside the traces, because garbage collection is a long task.
  const early = { heap: await heapOf(session), updates: await updates() };
  const { threads } = await traced(browser, page, () => page.waitForTimeout(AT_REST));
  const { shift } = await page.evaluate(() => window.seen);
  await play(LATE, PLAY_FOR);
  const { painted } = await page.evaluate(() => window.seen);
  const late = await heapOf(session);
  await page.context().close();
  const rest = (threads / AT_REST) * 1000;
  return { tasks, shift, busy, painted, rest, heap: { early, late: { heap: late, updates: painted.length } } };
}
