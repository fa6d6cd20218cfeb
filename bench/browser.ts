import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type * as Testing from '../server/testing';
import type { GameId } from '../shared/ids';
import type { RoomView } from '../shared/room';
import { heapOf, longTasks, observe, SLOWER, slowDown } from './browser/measure';

/**
 * What the built pages ask of a slow phone: the start page, a door, a room that nothing is kept of, and a table of each
 * game that bots play. `npm run bench:browser`, on a quiet machine; it writes its table into `docs/performance.md`.
 */
const BUILT = new URL('../dist/server/testing.js', import.meta.url).href;
const CLIENT = new URL('../dist/client', import.meta.url).pathname;
const DOCS = new URL('../docs/performance.md', import.meta.url).pathname;
const BEGIN = '<!-- bench:browser: written by `npm run bench:browser` -->';
const END = '<!-- end of bench:browser -->';
const PHONE = { width: 390, height: 844 };

/** How many bots sit at the table of each game. */
const TABLES: readonly (readonly [game: GameId, bots: number])[] = [
  ['coverblown', 4],
  ['covertques', 7],
  ['goodcopbadcop', 7],
  ['covert', 3],
];
/** Memory is compared between these updates. */
const EARLY = 20;
const LATE = 200;
/** How far the server's clock is moved at once, in ms, and how often at most. */
const STEP = 3_000;
const STEPS = 250;

const { aServer } = (await import(BUILT)) as typeof Testing;
const server = await aServer({ seed: 'browser', clientDir: CLIENT, config: { rateLimits: false } });
const browser = await chromium.launch(process.env.HUSH_CHROMIUM ? { executablePath: process.env.HUSH_CHROMIUM } : {});
const rows: string[] = [];
try {
  rows.push(await opened('start page', '/'));
  const host = await server.makeRoom('Mara', { game: 'covertques' });
  rows.push(await opened('door', `/r/${host.code}`));
  rows.push(await opened('room', `/r/${host.code}`, host));
  for (const [game, bots] of TABLES) rows.push(await played(game, bots));
} finally {
  await browser.close();
  await server.end();
}
write(rows);

/** A page of a device that has nothing of the app yet. */
async function device(of: Browser, guest?: Testing.Guest): Promise<Page> {
  const context = await of.newContext({ baseURL: server.url, viewport: PHONE });
  // tsx names functions with a function of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(observe);
  await context.addInitScript(
    ({ games, room }) => {
      for (const game of games) localStorage.setItem(`hush.intro.${game}`, 'seen');
      if (room) localStorage.setItem(room.key, room.seat);
    },
    {
      games: TABLES.map(([game]) => game),
      room: guest && { key: `hush.room.${guest.code}`, seat: JSON.stringify({ id: guest.id, token: guest.token }) },
    },
  );
  return context.newPage();
}

async function opened(title: string, path: string, guest?: Testing.Guest): Promise<string> {
  const page = await device(browser, guest);
  const session = await slowDown(page);
  const tasks = await longTasks(browser, page, async () => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  });
  const seen = await page.evaluate(() => window.seen);
  const heap = await heapOf(session);
  await page.context().close();
  return row(title, tasks, seen.shift, [], `${heap.toFixed(1)} MB`);
}

/** Somebody looks on while bots play a match, the host's seat among them. */
async function played(game: GameId, bots: number): Promise<string> {
  const host = await server.makeRoom('Mara', { game });
  await server.ask('POST', `/api/rooms/${host.code}/bots`, { token: host.token, body: { count: bots } });
  await server.ask('POST', `/api/rooms/${host.code}/start`, { token: host.token, body: { readers: 'leave' } });
  const me = `/api/rooms/${host.code}/members/${host.id}`;
  await server.ask('PATCH', me, { token: host.token, body: { standIn: true } });
  const page = await device(browser);
  const session = await slowDown(page);
  const updates = () => page.evaluate(() => window.seen.updates.length);
  const isOver = async () => (await server.ask<RoomView>('GET', `/api/rooms/${host.code}`)).body.match?.over !== false;
  let early = 0;
  const tasks = await longTasks(browser, page, async () => {
    await page.goto(`/r/${host.code}`);
    await page.getByRole('button', { name: 'Only watch' }).click();
    await page.locator('[data-board], main').first().waitFor();
    for (let step = 0; step < STEPS; step++) {
      await server.pass(STEP);
      const shown = await updates();
      if (early === 0 && shown >= EARLY) early = await heapOf(session);
      if (shown >= LATE || (await isOver())) break;
    }
  });
  const late = await heapOf(session);
  const seen = await page.evaluate(() => window.seen);
  await page.context().close();
  const heap = `${early.toFixed(1)} MB, after ${seen.updates.length}: ${late.toFixed(1)} MB`;
  return row(game, tasks, seen.shift, seen.updates, heap);
}

function row(title: string, tasks: readonly number[], shift: number, updates: readonly number[], heap: string): string {
  const sorted = [...updates].sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  const paint = sorted.length > 0 ? `${at(0.5)}, ${at(0.95)}` : '';
  const long = tasks.filter((task) => task > 100).length;
  const line = `| ${title} | ${Math.round(tasks[0] ?? 0)} ms | ${long} | ${shift.toFixed(3)} | ${paint} | ${heap} |`;
  process.stdout.write(`${line}\n`);
  return line;
}

function write(lines: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    `Taken on ${day} with \`npm run bench:browser\`: Chromium ${browser.version()}, ${SLOWER} times slower CPU, ${PHONE.width}x${PHONE.height}.`,
    '',
    '| page | longest task | over 100 ms | shift | update painted (median, 95 of 100) | memory after 20 updates |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
  const text = readFileSync(DOCS, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(DOCS, `${before}${BEGIN}\n${table}\n${END}${after}`);
}
