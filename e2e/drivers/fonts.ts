import type { BrowserContext, Page } from '@playwright/test';

/**
 * Holds the fonts of a page, or of all pages of a context, so that text is drawn with fallbacks first.
 * @returns a function that lets them through
 */
export async function holdFonts(pages: Page | BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await pages.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
