import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Locator, type Page, test, type ViewportSize } from '@playwright/test';
import { must } from '../../shared/must';
import { expect } from '../drivers/journey';
import { bothWays, covered, cutWords, sideways, tinyWords, tooSmall } from './inPage';
import { sizesLike } from './shapes';

/** `npm run shots` says where each screen at each size is drawn to. */
const SHOTS = process.env.HUSH_SHOTS;

/** What is asked of every screen at every size; each answers with what is wrong. They run in one trip to the page. */
const QUESTIONS = {
  'scrolls sideways': sideways,
  'under 44 px': tooSmall,
  'scrolls both ways': bothWays,
  'cut words': cutWords,
  'words under 12 px': tinyWords,
  covered,
};
const ASKED = `({ ${Object.entries(QUESTIONS)
  .map(([name, ask]) => `'${name}': (${ask})()`)
  .join(', ')} })`;

/**
 * Nothing serious for those who use the page another way. On each screen that shares this one's layout: nothing
 * sideways, nothing too small for a thumb, no word cut or under 12 px, no control covered, the main button in view. The page is left
 * at the last of these sizes, and the next look begins there: drawing it anew is most of the work.
 */
export async function looksRight(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const first = must(page.viewportSize());
  if (isAskedForAll(first)) await isForAll(page, screen);
  for (const size of sizesLike(first, SHOTS !== undefined)) {
    if (size !== first) await resize(page, size);
    const wrong = await page.evaluate<Record<string, string[]>>(ASKED);
    for (const [what, where] of Object.entries(wrong))
      expect.soft(where, `${screen} at ${size.width}x${size.height}: ${what}`).toEqual([]);
    if (SHOTS) await shoot(page, SHOTS, screen);
  }
}

/** The screen that is open, as it is on a device of that size and those like it. */
export async function looksRightAt(size: ViewportSize, page: Page, screen: string): Promise<void> {
  const own = must(page.viewportSize());
  await resize(page, size);
  await looksRight(page, screen);
  await resize(page, own);
}

/** A phone on its side and a tablet show what an upright phone and a desk have in their pages too. */
const isAskedForAll = ({ width, height }: ViewportSize) => !(height <= 480 || (width >= 640 && width < 1080));

async function isForAll(page: Page, screen: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  // Reading axe takes a page longer than being asked by it: each document reads it once.
  const isRead = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isRead && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if ((await dialog.count()) > 0) builder.include('dialog[open]:last-of-type');
  const { violations } = await builder.analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
    }));
  expect.soft(serious, `${screen}: axe`).toEqual([]);
}

/** The page has been laid out anew once two frames have been drawn. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function shoot(page: Page, folder: string, screen: string): Promise<void> {
  const { width, height } = must(page.viewportSize());
  const [, file = ''] = /(\w+)\.spec/.exec(test.info().file) ?? [];
  const into = join(folder, file, `${width}x${height}`);
  mkdirSync(into, { recursive: true });
  const name = `${test.info().title} ${screen}`.replaceAll(/[^\w]+/g, '-').toLowerCase();
  await page.screenshot({ path: join(into, `${name}.png`), animations: 'disabled' });
}

/** Opens something, looks at it, and closes it by Esc. */
export async function through(page: Page, screens: [name: string, open: Locator, shown: Locator][]): Promise<void> {
  for (const [name, open, shown] of screens) {
    await open.click();
    await expect(shown).toBeVisible();
    await looksRight(page, name);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
}

/** Runs in the page: what goes on by itself after some seconds waits, so that a slow machine has time to look. */
export function stayLonger(): void {
  const soon = window.setTimeout;
  const later = (run: () => void, ms = 0, ...args: []) =>
    soon(run, ms >= 4_000 && ms <= 8_000 ? 100 * ms : ms, ...args);
  window.setTimeout = later as typeof window.setTimeout;
}
