import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Locator, type Page, test, type ViewportSize } from '@playwright/test';
import { must } from '../../shared/must';
import { expect } from '../drivers/journey';
import { bothWays, covered, cutWords, sideways, tooSmall } from './inPage';
import { sizesLike } from './shapes';

/** `npm run shots` says where each screen at each size is drawn to. */
const SHOTS = process.env.HUSH_SHOTS;

/**
 * Nothing serious for those who use the page another way. On each screen that shares this one's layout: nothing
 * sideways, nothing too small for a thumb, no word cut, no control covered, the main button in view.
 */
export async function looksRight(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const own = must(page.viewportSize());
  if (isAskedForAll(own)) await isForAll(page, screen);
  for (const size of sizesLike(own, SHOTS !== undefined)) {
    if (size !== own) await resize(page, size);
    const at = `${screen} at ${size.width}x${size.height}`;
    expect.soft(await page.evaluate(sideways), `${at}: scrolls sideways`).toEqual([]);
    expect.soft(await page.evaluate(tooSmall), `${at}: under 44 px`).toEqual([]);
    expect.soft(await page.evaluate(bothWays), `${at}: scrolls both ways`).toEqual([]);
    expect.soft(await page.evaluate(cutWords), `${at}: cut words`).toEqual([]);
    expect.soft(await page.evaluate(covered), `${at}: covered`).toEqual([]);
    if (SHOTS) await shoot(page, SHOTS, screen);
  }
  if (must(page.viewportSize()).width !== own.width) await resize(page, own);
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
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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
