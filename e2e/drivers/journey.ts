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
/** The folder of the built client. */
export const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url));

export interface DeviceOptions extends BrowserContextOptions {
  /** Nobody has played on it yet: the cards that introduce a game are read in the room. */
  isNew?: boolean;
}

export interface Journey {
  /** What the server's chance is made of: the same seed deals the same. */
  seed: string;
  /** Where the client lies that the server serves. */
  clientDir: string;
  /** Pages are drawn; else they are only laid out, which is less than half of the work. */
  isDrawn: boolean;
  /** The built server with a clock that stands still until the test moves it. */
  server: Testing.TestServer;
  /**
   * A device of its own: nothing is shared with the others. The first moves as it was designed; further ones have
   * motion reduced unless it is asked for, for what moves on many screens at once is most of what a machine would do.
   */
  device(options?: DeviceOptions): Promise<Page>;
}

/**
 * What a page may say in its console without being broken: a server that is away or has just hung up, a phone nobody
 * has touched yet.
 */
const EXPECTED =
  /Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING|net::ERR_|Blocked call to navigator.vibrate/;

/** Whether an error in the console means that the page is broken. */
export const isTrouble = (words: string): boolean => !EXPECTED.test(words);

export const test = plain.extend<Journey>({
  seed: ['a journey', { option: true }],
  clientDir: [builtClient, { option: true }],
  // `npm run shots` is for somebody to look at.
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

/** A failed test's screen. Playwright's own way draws every page of every test, in case it fails later. */
async function draw(context: BrowserContext, number: number, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`device-${number}.png`);
    // Whatever is gone or stuck must not hide what failed.
    await page.evaluate(drawAll).catch(() => undefined);
    await page.screenshot({ path, animations: 'disabled', timeout: 5_000 }).catch(() => undefined);
  }
}

/**
 * Runs in the page before its own code: everything is there, can be pressed and is read aloud, and nothing is painted.
 * Whoever asks in the page how it looks is answered as if it were.
 */
function leaveUndrawn(): void {
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

/** Runs in the page, which adopts no other sheets: it is painted from now on. */
function drawAll(): void {
  document.adoptedStyleSheets = [];
}

/** When `expect.poll` looks again for what comes within moments, in ms; by itself it lets a quarter of a second pass. */
export const SOON = [20, 40, 80, 160];

/** Nobody here plays for the first time. Runs in the page. */
export function skipIntroduction(): void {
  try {
    const examples = ['tictactoe', 'highcard', 'moles'];
    for (const game of ['coverblown', 'covertques', 'goodcopbadcop', 'covert', ...examples])
      localStorage.setItem(`hush.intro.${game}`, 'seen');
  } catch {
    // A test has blocked storage.
  }
}

/** Presses, looks, lets go: how covered things are read. */
export async function holding(page: Page, what: ReturnType<Page['locator']>, look: () => Promise<void>): Promise<void> {
  await what.hover();
  await page.mouse.down();
  try {
    await look();
  } finally {
    await page.mouse.up();
  }
}
