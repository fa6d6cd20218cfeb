import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CDPSession, type Locator, type Page, test, type ViewportSize } from '@playwright/test';
import axe from 'axe-core';
import { must } from '#shared/must.ts';
import { expect } from '../drivers/journey';
import {
  bothWays,
  covered,
  cutWords,
  drawnAgain,
  lostIcons,
  sideways,
  tinyWords,
  tooSmall,
  underTheRim,
} from './inPage';
import { notched, sizesLike } from './shapes';

/** The folder in which `npm run shots` stores a picture of each screen at each size. */
export const SHOTS = process.env.HUSH_SHOTS;

/** True if screens are drawn for people to look at. This uses more sizes than a normal run. */
export const isDrawn = SHOTS !== undefined;

/** The checks that run for every screen at every size, in a single call to the page. Each returns a list of faults. */
const QUESTIONS = {
  'scrolls sideways': sideways,
  'under 44 px': tooSmall,
  'scrolls both ways': bothWays,
  'lost icons': lostIcons,
  'cut words': cutWords,
  'words under 12 px': tinyWords,
  covered,
};
const ASKED = `({ ${Object.entries(QUESTIONS)
  .map(([name, ask]) => `'${name}': (${ask})()`)
  .join(', ')} })`;

/**
 * Checks that a screen has no serious axe violation. Then checks it at the current size and at all other sizes with the
 * same layout: nothing can be scrolled sideways or is too small for a thumb, no word is cut off or smaller than 12 px,
 * no control is covered, and the main button is in view. Leaves the page at the last size, with which the next check
 * begins, because drawing the page at another size takes most of the time.
 */
export async function looksRight(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const first = must(page.viewportSize());
  if (await isAskedForAll(page)) await isForAll(page, screen);
  for (const size of sizesLike(first, isDrawn)) {
    if (size !== first) await resize(page, size);
    const wrong = await page.evaluate<Record<string, string[]>>(ASKED);
    for (const [what, where] of Object.entries(wrong))
      expect.soft(where, `${screen} at ${size.width}x${size.height}: ${what}`).toEqual([]);
    if (SHOTS) await shoot(page, SHOTS, screen);
  }
}

const NO_RIM = { top: 0, right: 0, bottom: 0, left: 0 };
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Checks the screen on a phone with a notch and rounded corners, in its current orientation. No control may be under
 * the notch, a corner or the system bar. Does nothing on desks and tablets.
 */
export async function insideRim(page: Page, screen: string): Promise<void> {
  const phone = notched(must(page.viewportSize()));
  if (phone === null) return;
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const cutOut = async (insets: typeof NO_RIM) =>
    (await session).send('Emulation.setSafeAreaInsetsOverride', { insets });
  await resize(page, phone.size);
  await cutOut(phone.insets);
  const under = await page.evaluate(underTheRim);
  if (SHOTS) await shoot(page, SHOTS, `${screen} rim`);
  await cutOut(NO_RIM);
  expect.soft(under, `${screen} at ${phone.size.width}x${phone.size.height}: under the rim`).toEqual([]);
}

/** Checks the screen in dark mode and in light mode. The two differ only in colours. */
export async function looksRightInBothLights(page: Page, screen: string): Promise<void> {
  await looksRight(page, `${screen}, dark`);
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-mode', 'light');
  if (SHOTS) await looksRight(page, `${screen}, light`);
  else await isForAll(page, `${screen}, light`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-mode', 'dark');
}

/** Checks the public screen at `size` and at all other sizes with the same layout. */
export async function looksRightAt(size: ViewportSize, page: Page, screen: string): Promise<void> {
  const own = must(page.viewportSize());
  await resize(page, size);
  await looksRight(page, screen);
  await resize(page, own);
}

/** Pages on a desk that have already been checked as a whole. After that, only their dialogs are checked. */
const asked = new WeakSet<Page>();

/**
 * Returns true if all axe rules have to be checked on the page. This is not done on phones in landscape and on tablets,
 * because everything that they show also occurs on upright phones or desks. A page on a desk shows everything together,
 * so it is checked once as a whole, and later only its dialogs are.
 */
async function isAskedForAll(page: Page): Promise<boolean> {
  const { width, height } = must(page.viewportSize());
  if (height <= 480 || (width >= 640 && width < 1080)) return false;
  if (width < 640 || !asked.has(page)) return asked.add(page).has(page);
  return (await page.locator('dialog[open]').count()) > 0;
}

/** Checks the screen with these axe rules. Default: all rules of which a violation can be serious. */
async function isForAll(page: Page, screen: string, rules = SERIOUS): Promise<void> {
  // axe is loaded only once for each document, because loading it takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const serious = await page.evaluate(seriousIn, rules);
  expect.soft(serious, `${screen}: axe`).toEqual([]);
}

/** The source code of axe. The minified version is half as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that are not checked: experimental, deprecated and AAA rules, and those that `tooSmall` checks. */
const UNASKED = new Set(['experimental', 'deprecated', 'wcag2aaa', 'wcag22aa']);
const MILD = /^(landmark-|region|heading-order|page-has-heading|skip-link|empty-)/;

/**
 * The rules of which a violation can be serious. Checking the others would take as long again, and their results would
 * be ignored.
 */
const SERIOUS = axe
  .getRules()
  .filter(({ tags, ruleId }) => !tags.some((tag) => UNASKED.has(tag)) && !MILD.test(ruleId))
  .map(({ ruleId }) => ruleId);

/** Runs in the page: returns axe's serious violations in the open dialog or the whole page. */
async function seriousIn(rules: readonly string[]): Promise<{ id: string; at: string[] }[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const where = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const { violations } = await axe.run(where, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    preload: false,
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
    }));
}

export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(drawnAgain);
}

export async function shoot(page: Page, folder: string, screen: string): Promise<void> {
  const { width, height } = must(page.viewportSize());
  const [, file = ''] = /(\w+)\.spec/.exec(test.info().file) ?? [];
  const into = join(folder, file, `${width}x${height}`);
  mkdirSync(into, { recursive: true });
  const name = `${test.info().title} ${screen}`.replaceAll(/[^\w]+/g, '-').toLowerCase();
  await page.screenshot({ path: join(into, `${name}.png`), animations: 'disabled' });
}

/** For each screen: opens it, checks it, and closes it with Esc. */
export async function through(page: Page, screens: [name: string, open: Locator, shown: Locator][]): Promise<void> {
  for (const [name, open, shown] of screens) {
    await open.click();
    await expect(shown).toBeVisible();
    await looksRight(page, name);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
}

/**
 * Runs in the page: keeps layers that close by themselves open for longer, so that even a slow machine has enough time
 * to check them.
 */
export function stayLonger(): void {
  const soon = window.setTimeout;
  const later = (run: () => void, ms = 0, ...args: []) =>
    soon(run, ms >= 4_000 && ms <= 8_000 ? 100 * ms : ms, ...args);
  window.setTimeout = later as typeof window.setTimeout;
}
