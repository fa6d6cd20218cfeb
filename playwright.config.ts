import { defineConfig } from '@playwright/test';

const executablePath = process.env.HUSH_CHROMIUM || undefined;

/** Phones first: every journey runs at 390x844 unless it says otherwise. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/browserTests.ts',
  // They run in other browsers, with a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: 'test-results/browser',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // Each test has a server and devices of its own: any worker takes the next one, so none idles at the end.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    colorScheme: 'dark',
    actionTimeout: 20_000,
    // The worker keeps files on the device, and each test has new devices: where it is not what is tested, it only costs.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        // The headless shell would space letters by whole pixels, as no real browser does.
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
