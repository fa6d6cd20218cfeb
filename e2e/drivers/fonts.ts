import type { BrowserContext, Page } from '@playwright/test';

/**
 * Delays all fonts of a page or context, so that text is first drawn in fallback fonts.
 * @returns a function that lets the fonts load
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
