import { writeFileSync } from 'node:fs';
import type { ViewportSize } from '@playwright/test';
import { expect, test as plain } from '../drivers/journey';
import { withoutMediaCommand } from './firefox';
import { playwrightDriver } from './playwrightDriver';
import { Screen } from './screen';
import { SHOTS } from './shots';
import { webkitDriver } from './webkitDriver';

export { expect };

const WITH_WORKER = { serviceWorkers: 'allow' } as const;
const DARK_AND_STILL = { ...WITH_WORKER, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
/**
 * The options of a context in Firefox, which does not have the commands for colour scheme and reduced motion. Firefox's
 * preferences set both.
 */
const AS_IT_IS = { ...WITH_WORKER, colorScheme: null, reducedMotion: null };

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 768 };

export interface Engines {
  engine: 'chromium' | 'firefox' | 'webkit';
  /** The reason why this engine cannot be tested on this machine. Undefined if it can. */
  lack: string | undefined;
  skipsMissing: undefined;
  /** Opens a new device on which nothing is stored. `url` is a path on the server or a complete address. */
  visit(size: ViewportSize, url?: string): Promise<Screen>;
}

export const test = plain.extend<Engines>({
  engine: ['chromium', { option: true }],
  lack: [undefined, { option: true }],
  isDrawn: SHOTS !== undefined,
  skipsMissing: [
    async ({ lack }, use, testInfo) => {
      testInfo.skip(lack !== undefined, lack);
      await use(undefined);
    },
    { auto: true },
  ],
  visit: async ({ engine, server, playwright, launchOptions, channel, isDrawn }, use, testInfo) => {
    const open: Screen[] = [];
    const browser =
      engine === 'webkit' ? null : await playwright[engine].launch({ ...launchOptions, ...(channel && { channel }) });
    if (browser && engine === 'firefox') withoutMediaCommand(browser);
    await use(async (size, url = '/') => {
      const driver = browser
        ? await playwrightDriver(browser, isDrawn, engine === 'chromium' ? DARK_AND_STILL : AS_IT_IS)
        : await webkitDriver(isDrawn);
      const screen = await Screen.at(driver, server, size, new URL(url, server.url).href);
      open.push(screen);
      return screen;
    });
    const troubles: string[] = [];
    for (const [at, screen] of open.entries()) {
      if (testInfo.errors.length > 0) await keep(screen, testInfo.outputPath(`device-${at + 1}.png`));
      troubles.push(...(await screen.driver.troubles()));
      await screen.driver.close();
    }
    await browser?.close();
    expect(troubles, 'errors of the pages').toEqual([]);
  },
});

async function keep(screen: Screen, file: string): Promise<void> {
  const picture = await screen.driver.screenshot().catch(() => null);
  if (picture) writeFileSync(file, picture);
}
