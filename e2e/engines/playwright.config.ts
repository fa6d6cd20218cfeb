import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { SHOTS } from './shots';

const firefox = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env.HUSH_FIREFOX ?? '',
    firefoxUserPrefs: { 'ui.systemUsesDarkTheme': 1, 'ui.prefersReducedMotion': 1 },
    args: [],
  },
};

/** The journeys of this folder, in each engine. Chromium is drawn beside the others where pictures are wanted. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  workers: 2,
  projects: [
    ...(SHOTS ? [{ name: 'chromium', use: { engine: 'chromium' } }] : []),
    { name: 'firefox', use: { engine: 'firefox', ...firefox } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ] as never,
});
