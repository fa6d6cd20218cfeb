import type { BrowserContextOptions, Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { timeOut, truthOf } from '../drivers/covertques';
import { expect, type Journey, test } from '../drivers/journey';
import { movesNow } from '../drivers/match';
import { aClient, keepNotes, keptOn, laid, notesOn, turn, workerIsHere } from '../drivers/phone';
import { asGuest } from '../drivers/table';
import { looksRight } from '../looks/looksRight';

/** Context options that give a page what it has on a phone over https: a service worker and a wake lock. */
const PHONE: BrowserContextOptions = { serviceWorkers: 'allow', permissions: ['screen-wake-lock'] };

const withBots = [
  ['coverblown', 2],
  ['covertques', 4],
] as const;

/** Opens a match with bots on a phone. The phone's notifications are recorded. */
async function playing(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  [game, bots]: (typeof withBots)[number],
) {
  const host = await server.makeRoom('Ines', { game });
  await server.as(host, 'POST', '/bots', { count: bots });
  await server.as(host, 'POST', '/start', { readers: 'leave' });
  const page = await device(PHONE);
  await page.addInitScript(countLocks);
  await asGuest(page, host);
  await laid(page);
  await workerIsHere(page);
  return { host, page };
}

/** Runs in the page: records all wake locks, so that they can be counted. */
function countLocks(): void {
  const locks: WakeLockSentinel[] = [];
  Object.assign(window, { locks });
  const request = WakeLock.prototype.request;
  WakeLock.prototype.request = async function (type) {
    const lock = await request.call(this, type);
    locks.push(lock);
    return lock;
  };
}

/** Returns how many wake locks this page has requested, and how many it still has. */
const locksOn = (page: Page) =>
  page.evaluate(() => {
    const { locks } = window as unknown as { locks: WakeLockSentinel[] };
    return [locks.length, locks.filter(({ released }) => !released).length];
  });

test('Hush can be installed', async ({ device }) => {
  const page = await device();
  await page.goto('/');
  const cdp = await page.context().newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Chromium may also report that the device is in incognito mode. This is only because of the test.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = JSON.parse(must(data)) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
    screenshots: { src: string; sizes: string }[];
  };
  const touch = { src: '/icons/apple-touch-180.png', sizes: '180x180' };
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...manifest.screenshots,
    touch,
  ];
  const sizes = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    pictures,
  );
  const drawn = pictures.map(({ sizes: said }, at) => (said === 'any' ? sizes[at] : said));
  expect(sizes).toEqual(drawn);

  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = 'asked';
        return { outcome: 'accepted' };
      },
    });
    dispatchEvent(event);
    if (!event.defaultPrevented) document.title = 'the browser asks by itself';
  });
  const install = page.getByRole('button', { name: 'Install' });
  await expect(install).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await install.click();
  await expect(page).toHaveTitle('asked');
  await expect(install).toBeHidden();

  await page.goto('/?start');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await page.goto('/?join');
  await expect(page.getByRole('textbox', { name: 'Room code' })).toBeFocused();
});

test.describe('a page on a phone, with its own copy of the build', () => {
  let client: ReturnType<typeof aClient>;
  test.use({
    clientDir: async ({ clientDir }, use) => {
      client = aClient(clientDir);
      await use(client.folder);
      client.remove();
    },
  });

  test('a page recovers by itself when the network is back', async ({ server, device }) => {
    const tables = [];
    for (const table of withBots) tables.push(await playing({ server, device }, table));
    const lost = (page: Page) => page.getByRole('heading', { name: 'Can’t reach the table' });
    for (const { page } of tables) {
      await page.context().setOffline(true);
      await page.reload();
      await expect(lost(page)).toBeVisible();
      await looksRight(page, 'without a network');
      await page.context().setOffline(false);
      await laid(page);
      // The screen stays on during a match, and again when a hidden page is shown.
      await expect.poll(() => locksOn(page)).toEqual([1, 1]);
      await page.evaluate(() =>
        Promise.all((window as unknown as { locks: WakeLockSentinel[] }).locks.map((lock) => lock.release())),
      );
      await turn(page, 'visible');
      await expect.poll(() => locksOn(page)).toEqual([2, 1]);
    }

    // When the server gets a newer build, a match continues. The build can be loaded afterwards.
    const newer = (page: Page) => page.getByText('There’s a newer Hush.');
    client.buildAnew();
    for (const { page } of tables) await page.evaluate(() => Object.assign(window, { isOld: true }));
    await server.restart();
    for (const { host, page } of tables) {
      await expect(page.getByText('Reconnecting. Your seat is safe.')).toBeHidden();
      await expect(newer(page)).toBeHidden();
      await server.as(host, 'POST', '/stop');
      await expect(newer(page)).toBeVisible();
      await expect.poll(() => locksOn(page)).toEqual([2, 0]);
      expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
      // The button inverts the colours of the note that contains it, on any background.
      const load = page.getByRole('button', { name: 'Load it' });
      const note = page.getByRole('status').filter({ has: load });
      const { y, height } = must(await note.boundingBox());
      const title = must(await page.getByRole('heading', { level: 1 }).last().boundingBox());
      expect(y + height, 'the notice is above the result').toBeLessThanOrEqual(title.y);
      const [ink, paper] = await note.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
      await expect(load).toHaveCSS('background-color', must(ink));
      await expect(load).toHaveCSS('color', must(paper));
      await load.click();
      await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(newer(page)).toBeHidden();
    }

    // From joining a room to the end of a match, only files of the build are cached, and nothing from the room.
    for (const { page } of tables) {
      const kept = await keptOn(page);
      expect(kept.filter((path) => !path.startsWith('/assets/') && path !== '/offline.html')).toEqual([]);
      expect(kept).toContain('/offline.html');
    }

    // If the server no longer has a service worker, the browser removes the one that is installed.
    const page = must(tables[0]).page;
    client.dropWorker();
    await server.restart();
    // Pages from such a server would not register a worker. This page must not do so either, because that would keep
    // the worker that is being removed.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('no worker'));
    });
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await keptOn(page)).toEqual([]);
  });
});

/**
 * Makes moves without using devices until the table waits for seat 1. Calls `rests` once while the table waits only for
 * others.
 */
type Play = (server: TestServer, code: string, rests: () => Promise<void>) => Promise<void>;
const untilSeat1: Readonly<Record<string, Play>> = {
  async covertques(server, code, rests) {
    await timeOut(server, code);
    // Any seat may give the first hint, and the turn then passes clockwise. If seat 2 begins, seat 1 is last.
    for (let next = '2'; next !== '1'; next = must((await truthOf(server, code)).turn)) {
      await movesNow(server, code, next, 'hint', `umber ${next}`, 1);
      if (next === '2') await rests();
    }
  },
  async goodcopbadcop(server, code, rests) {
    // Players who have placed their cards wait until all others have. Then the first window opens for everyone.
    for (const seat of ['1', '0', '2', '3']) {
      await movesNow(server, code, seat, 'place', [0, 1, 2]);
      if (seat === '1') await rests();
    }
  },
};

for (const [game, title] of [
  ['covertques', 'Covert Ques'],
  ['goodcopbadcop', 'Good Cop Bad Cop'],
] as const) {
  test(`${title}: a hidden page gets one notification about its turn`, async ({ server, device }) => {
    const host = await server.makeRoom('Ines', { game });
    const { code } = host;
    const guest = await server.join(code, 'Mara');
    for (const name of ['Otis', 'Wren']) await server.join(code, name);
    const phone = await device(PHONE);
    await phone.addInitScript(keepNotes);
    const page = await asGuest(phone, guest);
    await expect(page.getByRole('img', { name: 'QR code of this room' })).toBeVisible();
    await workerIsHere(page);
    const note = (body: string) => [{ title, body, data: `/r/${code}` }];

    await turn(page, 'hidden');
    await server.as(host, 'POST', '/start', { readers: 'leave' });
    await expect.poll(() => notesOn(page)).toEqual(note('The match is starting.'));
    await laid(page);
    await turn(page, 'visible');
    await expect.poll(() => notesOn(page)).toEqual([]);

    await turn(page, 'hidden');
    await must(untilSeat1[game])(server, code, () => expect(page).not.toHaveTitle(/^Your turn/));
    await expect.poll(() => notesOn(page)).toEqual(note('The table is waiting for you.'));
    await turn(page, 'visible');
    await expect.poll(() => notesOn(page)).toEqual([]);
  });
}
