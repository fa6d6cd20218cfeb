import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { holdFonts } from '../drivers/fonts';
import { expect, test } from '../drivers/journey';

/** The list of source files in the build, with the files into which they were bundled. */
const MANIFEST = 'dist/client/.vite/manifest.json';

/** The maximum transfer sizes in kB (1000 bytes), compressed and including prefetched files. */
const LIMITS = { home: 250, door: 270, room: 582 };

function watch(page: Page) {
  const fetched = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http')) return;
    fetched.set(
      new URL(request.url()).pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return {
    has: (file: string) => fetched.has(`/${file}`),
    paths: () => [...fetched.keys()],
    async kilobytes() {
      const sizes = await Promise.all(fetched.values());
      return sizes.reduce((sum, size) => sum + size, 0) / 1000;
    },
  };
}

/** Runs in the page: returns what caused the first requests for `path`. Later requests by polling are ignored. */
function askedBy(path: string): string[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const requests = all.filter(({ name }) => name.endsWith(path));
  const soon = requests.filter(({ startTime }) => startTime < (requests[0]?.startTime ?? 0) + 3_000);
  return soon.map(({ initiatorType }) => initiatorType);
}

/** The maximum layout shift of a page, as measured by browsers (CLS). The goal is zero. */
const SHIFT = 0.02;

/** Runs in the page: returns the sum of all layout shifts that did not follow an input. */
function shifted(): Promise<number> {
  return new Promise((tell) => {
    let sum = 0;
    const count = (list: PerformanceObserverEntryList) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value;
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => tell(sum)));
  });
}

// Browsers measure layout shifts only in painted pages.
test.use({ isDrawn: true });

test('pages without a table stay within their size limits', async ({ server, device }) => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string; name?: string }>;
  const fileOf = (source: string) => must(manifest[source], source).file;
  const tables = Object.keys(manifest).filter((source) => /^\.\.\/games\/\w+\/board\/index\.tsx$/.test(source));
  expect(tables).toHaveLength(4);
  const tablesIn = (seen: ReturnType<typeof watch>) => tables.filter((table) => seen.has(fileOf(table)));

  const home = await device();
  const atHome = watch(home);
  const releaseFonts = await holdFonts(home);
  await home.goto('/', { waitUntil: 'commit' });
  await expect(home.getByRole('heading', { name: 'Covert', exact: true })).toBeAttached();
  await expect(home.getByText('lie to your friends')).toBeVisible();
  releaseFonts();
  // The code of a room is loaded when the browser is idle.
  const room = must(Object.values(manifest).find(({ name }) => name === 'room')).file;
  await expect.poll(() => atHome.paths()).toContain(`/${room}`);
  await home.waitForLoadState('networkidle');
  expect(tablesIn(atHome)).toEqual([]);
  expect(atHome.paths()).not.toContain('/api/games');
  expect(await atHome.kilobytes()).toBeLessThan(LIMITS.home);
  expect(await home.evaluate(shifted)).toBeLessThan(SHIFT);

  const { code } = await server.makeRoom('Mara', { game: 'covertques' });
  const guest = await device();
  const inside = watch(guest);
  await guest.goto(`/r/${code}`);
  await expect(guest.getByRole('heading', { name: 'Mara’s table: Covert Ques' })).toBeVisible();
  await guest.waitForLoadState('networkidle');
  // The head of the page requests the room, and the script uses the response.
  expect(await guest.evaluate(askedBy, `/api/rooms/${code}`)).toEqual(['link']);
  expect(tablesIn(inside)).toEqual([]);
  expect(await inside.kilobytes()).toBeLessThan(LIMITS.door);
  expect(await guest.evaluate(shifted)).toBeLessThan(SHIFT);

  await guest.getByRole('textbox', { name: 'Your name' }).fill('Wren');
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  const table = '../games/covertques/board/index.tsx';
  await expect.poll(() => tablesIn(inside)).toEqual([table]);
  await expect.poll(() => inside.has(fileOf('../games/covertques/board/art/office-tall.svg'))).toBe(true);
  await expect.poll(() => inside.paths().some((path) => path.includes('workbench'))).toBe(true);
  expect(await inside.kilobytes()).toBeLessThan(LIMITS.room);

  // After a reload, the room is loaded with its connection, faces, fonts and a QR code.
  await guest.reload();
  await expect(guest.getByRole('img', { name: 'QR code of this room' }).locator('path')).toBeAttached();
  await guest.waitForLoadState('networkidle');
  expect(await guest.evaluate(shifted)).toBeLessThan(SHIFT);
});
