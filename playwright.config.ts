import { register } from 'node:module';
import { defineConfig } from '@playwright/test';

register('./scripts/testing/boardgameioHooks.mjs', import.meta.url);

const executablePath = process.env.HUSH_CHROMIUM || undefined;

/** The tests of the build with the examples and of languages that are not offered yet. */
const WITH_TEST_BUILD = '**/{examples,languages}.spec.ts';

/** Phones first: each journey runs at 390x844 unless its file sets another size. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/testing/browserTests.ts',
  projects: [
    // The tests in `engines/` run in other browsers, with a separate configuration.
    { name: 'browser', testIgnore: ['engines/**', WITH_TEST_BUILD] },
    { name: 'test build', testMatch: '**/testBuild.setup.ts' },
    { name: 'in the test build', testMatch: WITH_TEST_BUILD, dependencies: ['test build'] },
  ],
  outputDir: 'test-results/browser',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // Each test has a separate server and devices, so a free worker can take any next test and none idles at the end.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    colorScheme: 'dark',
    actionTimeout: 20_000,
    // Blocked, since each test has new devices and caching files on them takes time. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        // Without this flag, the headless shell would space letters by whole pixels, as no real browser does.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
