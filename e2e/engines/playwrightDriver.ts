import type { Browser, BrowserContextOptions, ElementHandle } from '@playwright/test';
import { must } from '#shared/must.ts';
import type { Driver } from './driver';

/** Firefox by WebDriver BiDi and Chromium by its own protocol, both through Playwright. */
export async function playwrightDriver(browser: Browser, media: BrowserContextOptions): Promise<Driver> {
  const context = await browser.newContext(media);
  const page = await context.newPage();
  const find = async (element: string): Promise<ElementHandle<HTMLElement>> => {
    const handle = await page.evaluateHandle<HTMLElement>(element);
    return must(handle.asElement(), element);
  };
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewportSize(size),
    run: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click({ timeout: 3_000 }),
    async hold(element) {
      await (await find(element)).hover({ timeout: 3_000 });
      await page.mouse.down();
      return () => page.mouse.up();
    },
    async type(element, words) {
      await (await find(element)).click({ timeout: 3_000 });
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
    },
    key: (name) => page.keyboard.press(name),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
