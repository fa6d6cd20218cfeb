import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { EXAMPLES } from '#scripts/run/build.mjs';
import type * as Testing from '#server/testing/index.ts';
import { expect, test as journey } from './journey';

const inDist = (path: string) => new URL(`../../dist/${EXAMPLES}/${path}`, import.meta.url);

/** The server of the build for tests, which is built before the tests that need it (`playwright.config.ts`). */
export const testing = async () => (await import(inDist('server/testing.js').href)) as typeof Testing;

export async function serverWith(settings: Testing.TestSettings): Promise<Testing.TestServer> {
  const { aServer } = await testing();
  return aServer({ ...settings, clientDir: fileURLToPath(inDist('client')), config: { rateLimits: false } });
}

/** Adds a server with the shipped games, whose pages are from the build for tests. */
export const test = journey.extend({
  server: async ({ seed }, use) => {
    const server = await serverWith({ seed });
    await use(server);
    await server.end();
  },
});

/** Adds a server with the example games in its lobby. */
export const withExamples = journey.extend({
  server: async ({ seed }, use) => {
    const { examples } = await import(inDist('server/examples.js').href);
    const server = await serverWith({ seed, catalogue: examples });
    await use(server);
    await server.end();
  },
});

/** Opens Hush on a device whose browser prefers a language. */
export async function deviceIn(language: string, device: (options?: object) => Promise<Page>): Promise<Page> {
  const page = await device();
  await page.addInitScript((tag) => Object.defineProperty(navigator, 'languages', { get: () => [tag] }), language);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return page;
}

/** Returns the texts, labels and other descriptions on a page and its title, without the names of languages. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const others = 'script, noscript, [lang]:not(html)';
    const isOwn = (element: Element | null) => element?.closest(others) === null;
    const said = [document.title];
    const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (isOwn(node.parentElement)) said.push(node.textContent ?? '');
    const names = [
      'alt',
      'aria-description',
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
    ];
    for (const element of body.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (isOwn(element)) for (const name of names) said.push(element.getAttribute(name) ?? '');
    return said.map((words) => words.trim()).filter((words) => /\p{L}{2}/u.test(words));
  });
