import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';

/**
 * An address in the playground: an example in the middle of its discussion. A player has just changed an accusation,
 * and the changes are marked.
 */
const MOMENT = 'dev/moles?players=4&seed=four&move=2';

/** Takes a picture of the playground at `MOMENT`, using a separate development server. */
export async function playground(browser: Browser, take: (page: Page, name: string) => Promise<void>): Promise<void> {
  const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.goto(`${server.resolvedUrls?.local[0]}${MOMENT}`);
  for (const who of ['0 Mara', '1 Otis']) {
    const frame = page.frameLocator(`iframe[title="${who}"]`);
    await frame
      .getByRole('button', { name: /^Accuse/ })
      .first()
      .waitFor();
  }
  await take(page, 'playground');
  await page.close();
  await server.close();
}
