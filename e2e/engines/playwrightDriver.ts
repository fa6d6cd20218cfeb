import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { isTrouble, leaveUndrawn } from '../drivers/journey';
import type { Driver } from './driver';
import { pointOf, reportMessages } from './inPage';

/** Controls Firefox (by WebDriver BiDi) or Chromium (by its own protocol) through Playwright. */
export async function playwrightDriver(
  browser: Browser,
  isDrawn: boolean,
  options: BrowserContextOptions,
): Promise<Driver> {
  const context = await browser.newContext(options);
  await context.addInitScript(reportMessages);
  if (!isDrawn) await context.addInitScript(leaveUndrawn);
  const page = await context.newPage();
  const troubles = listenTo(page);
  // Moves the real mouse. Playwright's own click would query the page at least ten times, and in Firefox, each query
  // waits for a frame.
  const moveTo = async (element: string): Promise<void> => {
    const { x, y } = await page.evaluate<{ x: number; y: number }>(`(${pointOf})(${element})`);
    await page.mouse.move(x, y);
  };
  const press = async (element: string): Promise<void> => {
    await moveTo(element);
    await page.mouse.down();
    await page.mouse.up();
  };
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewportSize(size),
    run: (expression) => page.evaluate(expression),
    click: press,
    async hold(element) {
      await moveTo(element);
      await page.mouse.down();
      return () => page.mouse.up();
    },
    async type(element, words) {
      await press(element);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
    },
    key: (name) => page.keyboard.press(name),
    screenshot: () => page.screenshot(),
    troubles: async () => troubles,
    close: () => context.close(),
  };
}

function listenTo(page: Page): readonly string[] {
  const troubles: string[] = [];
  const note = (words: string) => void (isTrouble(words) && troubles.push(words));
  // Firefox reports an error if the page is left while a request is pending.
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (said) => {
    if (said.type() === 'error') note(said.text());
  });
  return troubles;
}
