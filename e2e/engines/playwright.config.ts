import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { SHOTS } from './shots';
import type { Engines } from './test';

const firefox = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env.HUSH_FIREFOX ?? '',
    firefoxUserPrefs: { 'ui.systemUsesDarkTheme': 1, 'ui.prefersReducedMotion': 1 },
    args: [],
  },
};

/**
 * Runs the tests in this folder in each engine. If screenshots are taken, also runs them in Chromium for comparison.
 */
export default defineConfig<Engines>({
  ...base,
  testDir: '.',
  testIgnore: [],
  globalSetup: './setup.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  projects: [
    ...(SHOTS
      ? [{ name: 'chromium', use: { engine: 'chromium' as const, lack: process.env.HUSH_LACKS_CHROMIUM } }]
      : []),
    { name: 'firefox', use: { engine: 'firefox' as const, lack: process.env.HUSH_LACKS_FIREFOX, ...firefox } },
    { name: 'webkit', use: { engine: 'webkit' as const, lack: process.env.HUSH_LACKS_WEBKIT } },
  ],
});
