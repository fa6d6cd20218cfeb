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
  /** True if no game was ever played on this device, so that a room shows the intro. */
  isNew?: boolean;
}

export interface Journey {
  /** The seed for all random numbers on the server. Equal seeds give equal deals. */
  seed: string;
  clientDir: string;
  /** True if pages are painted. Without painting, tests take less than half the time. */
  isDrawn: boolean;
  /** The built server. Its clock only advances when the test says so. */
  server: Testing.TestServer;
  /**
   * Opens a new device, which shares no storage with any other. On the first device, animations play in full. On later
   * devices, motion is reduced unless requested otherwise, because animating many screens would slow down the machine.
   */
  device(options?: DeviceOptions): Promise<Page>;
}

/**
 * Matches console messages that can occur although the page works. For example, the server may be away or have closed
 * the connection, the user may not have touched the phone yet, or the page may have been left while Firefox's service
 * worker was fetching a picture.
 */
const EXPECTED =
  /Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING|net::ERR_|the server at wss?:|The connection to wss?:|Blocked call to navigator.vibrate|A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Returns true if an error on the console means that something is wrong with the page. */
export const isTrouble = (words: string): boolean => !EXPECTED.test(words);

export const test = plain.extend<Journey>({
  seed: ['a journey', { option: true }],
  clientDir: [builtClient, { option: true }],
  // Pages are painted in `npm run shots`, because people look at its screenshots.
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

/**
 * Takes screenshots of a device after a test has failed. Playwright's option for this would paint every page of every
 * test.
 */
async function draw(context: BrowserContext, number: number, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`device-${number}.png`);
    // If a page is closed or stuck, the test's failure must still be reported.
    await page.evaluate(drawAll).catch(() => undefined);
    await page.screenshot({ path, animations: 'disabled', timeout: 5_000 }).catch(() => undefined);
  }
}

/**
 * Runs in the page before its scripts: turns off painting. Layout, presses, accessibility and computed styles are not
 * affected.
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
 * The intervals in ms at which `expect.poll` tries again if a change is expected soon. By default, Playwright waits a
 * quarter of a second before its first retry.
 */
export const SOON = [20, 40, 80, 160];

/** Runs in the page: marks all games as already played on this device. */
export function skipIntroduction(): void {
  try {
    const examples = ['tictactoe', 'highcard', 'moles'];
    for (const game of ['coverblown', 'covertques', 'goodcopbadcop', 'covert', ...examples])
      localStorage.setItem(`hush.intro.${game}`, 'seen');
  } catch {
    // The test has blocked storage on this device.
  }
}

/**
 * Presses and holds a button that covers a secret, runs `look`, and releases the button. Tests can read covered secrets
 * only in this way.
 */
export async function holding(page: Page, what: ReturnType<Page['locator']>, look: () => Promise<void>): Promise<void> {
  await what.hover();
  await page.mouse.down();
  try {
    await look();
  } finally {
    await page.mouse.up();
  }
}
