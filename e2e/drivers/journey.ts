import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as plain,
  type TestInfo,
} from '@playwright/test';
import type * as Testing from '#server/testing/index.ts';

export { expect };

const built = new URL('../../dist/server/testing.js', import.meta.url).href;
export const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url));

export interface DeviceOptions extends BrowserContextOptions {
  /** True if this device has played no game yet, so that the room shows an intro. */
  isNew?: boolean;
}

export interface Journey {
  /** The seed of the server's randomness. Equal seeds give equal deals. */
  seed: string;
  clientDir: string;
  /** Whether pages are painted. Without painting, tests take less than half the time. */
  isDrawn: boolean;
  /** The built server, whose clock only the test advances. */
  server: Testing.TestServer;
  /**
   * Opens a new device, which shares no storage with other devices. The first device has full motion. All later devices
   * have reduced motion unless requested, because animating many screens would slow the machine.
   */
  device(options?: DeviceOptions): Promise<Page>;
}

/**
 * Matches console messages that appear even if a page works. Reasons: the server is away or has closed the connection,
 * the user has not touched the phone yet, or the page was left while Firefox's service worker fetched a picture.
 */
const EXPECTED =
  /Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING|net::ERR_|the server at wss?:|The connection to wss?:|Blocked call to navigator.vibrate|A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Returns true if a console error means that the page is faulty. */
export const isTrouble = (words: string): boolean => !EXPECTED.test(words);

export const test = plain.extend<Journey>({
  seed: ['a journey', { option: true }],
  clientDir: [builtClient, { option: true }],
  // Pages are painted in `npm run shots`, because people look at its pictures.
  isDrawn: [process.env.HUSH_SHOTS !== undefined, { option: true }],
  server: async ({ seed, clientDir }, use) => {
    const { aServer } = (await import(built)) as typeof Testing;
    const server = await aServer({ seed, clientDir, config: { rateLimits: false } });
    await use(server);
    await server.end();
  },
  device: async ({ browser, server, viewport, isDrawn }, use, testInfo) => {
    const troubles: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ isNew = false, ...options } = {}) => {
      const still = contexts.length > 0 && { reducedMotion: 'reduce' as const };
      const context = await browser.newContext({ baseURL: server.url, viewport, ...still, ...options });
      contexts.push(context);
      if (!isNew) await context.addInitScript(skipIntroduction);
      if (!isDrawn) await context.addInitScript(leaveUndrawn);
      const page = await context.newPage();
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (said) => {
        if (said.type() === 'error' && isTrouble(said.text())) troubles.push(said.text());
      });
      return page;
    });
    if (testInfo.errors.length > 0) await Promise.all(contexts.map((context, at) => draw(context, at + 1, testInfo)));
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles, 'what the pages complained about').toEqual([]);
  },
});

/** Saves a device's screenshots after a failed test. Playwright's own option would paint every page of every test. */
async function draw(context: BrowserContext, number: number, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`device-${number}.png`);
    // A closed or stuck page must not hide the test's failure.
    await page.evaluate(drawAll).catch(() => undefined);
    await page.screenshot({ path, animations: 'disabled', timeout: 5_000 }).catch(() => undefined);
  }
}

/**
 * Runs in the page before its scripts: disables painting. Layout, presses and accessibility still work, and style
 * queries return the same values.
 */
export function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root, dialog { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
  const isLeftOut = (element: Element) => element.matches(':root, dialog');
  const { checkVisibility } = Element.prototype;
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const style = styleOf(element, pseudo);
    if (pseudo || !isLeftOut(element)) return style;
    const answer = (name: string) => (name === 'opacity' ? '1' : style.getPropertyValue(name));
    return new Proxy(style, {
      get(_, name) {
        if (name === 'opacity') return '1';
        if (name === 'getPropertyValue') return answer;
        const value = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
  Element.prototype.checkVisibility = function (options) {
    if (!checkVisibility.call(this, { ...options, opacityProperty: false })) return false;
    if (!options?.opacityProperty) return true;
    for (let box: Element | null = this; box && !isLeftOut(box); box = box.parentElement)
      if (styleOf(box).opacity === '0') return false;
    return true;
  };
}

function drawAll(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(1);
}

/**
 * The intervals in ms between retries of `expect.poll` for changes expected soon. Playwright's first retry comes only
 * after a quarter of a second.
 */
export const SOON = [20, 40, 80, 160];

/** Runs in the page: marks all games as played on this device. */
export function skipIntroduction(): void {
  try {
    const examples = ['tictactoe', 'highcard', 'moles'];
    for (const game of ['coverblown', 'covertques', 'goodcopbadcop', 'covert', ...examples])
      localStorage.setItem(`hush.intro.${game}`, 'seen');
  } catch {
    // This device's storage is blocked by the test.
  }
}

/** Holds a cover, runs `look`, and releases the cover. Covered secrets can only be read this way. */
export async function holding(page: Page, what: ReturnType<Page['locator']>, look: () => Promise<void>): Promise<void> {
  await what.hover();
  await page.mouse.down();
  try {
    await look();
  } finally {
    await page.mouse.up();
  }
}
