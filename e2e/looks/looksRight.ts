import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CDPSession, type Locator, type Page, test, type ViewportSize } from '@playwright/test';
import axe from 'axe-core';
import { must } from '#shared/must.ts';
import { expect } from '../drivers/journey';
import { bothWays, covered, cutWords, drawnAgain, sideways, tinyWords, tooSmall, underTheRim } from './inPage';
import { notched, sizesLike } from './shapes';

/** The folder in which `npm run shots` stores a picture of each screen at each size. */
export const SHOTS = process.env.HUSH_SHOTS;

/** True if screens are drawn for people to look at, at more sizes than in a normal run. */
export const isDrawn = SHOTS !== undefined;

/** The checks of every screen at every size. Each returns a list of faults. They run in a single call to the page. */
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
 * Checks that a screen has no serious axe violation. Then checks the current size and the other sizes that share its
 * layout: nothing scrolls sideways or is too small for a thumb, no word is cut or under 12 px, no control is covered,
 * and the main button is in view. Leaves the page at the last size, where the next check begins, because redrawing is
 * most of the work.
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
 * Checks the screen on a phone with a notch and rounded corners, in the current orientation: no control may be under
 * the notch, the corners or the system bar. Skips desks and tablets.
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

/** Checks the screen in dark mode and in light mode, which differs only in colours. */
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

/** Checks the public screen at `size` and at the other sizes that share its layout. */
export async function looksRightAt(size: ViewportSize, page: Page, screen: string): Promise<void> {
  const own = must(page.viewportSize());
  await resize(page, size);
  await looksRight(page, screen);
  await resize(page, own);
}

/** Desk pages that were already checked as a whole. From then on only their dialogs are checked. */
const asked = new WeakSet<Page>();

/**
 * Returns true if the page must pass all of axe's rules. Phones in landscape and tablets are left out, because
 * everything they show is also on upright phones or desks. A desk's page shows everything together, so the whole page
 * is checked once, and afterwards only its dialogs.
 */
async function isAskedForAll(page: Page): Promise<boolean> {
  const { width, height } = must(page.viewportSize());
  if (height <= 480 || (width >= 640 && width < 1080)) return false;
  if (width < 640 || !asked.has(page)) return asked.add(page).has(page);
  return (await page.locator('dialog[open]').count()) > 0;
}

/** Checks the screen against these axe rules. Default: all rules whose violation can be serious. */
async function isForAll(page: Page, screen: string, rules = SERIOUS): Promise<void> {
  // A document loads axe only once, because loading takes longer than running.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const serious = await page.evaluate(seriousIn, rules);
  expect.soft(serious, `${screen}: axe`).toEqual([]);
}

/** The source of axe, minified to half its length. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules to leave out: experimental, deprecated and AAA rules, and those that `tooSmall` measures. */
const UNASKED = new Set(['experimental', 'deprecated', 'wcag2aaa', 'wcag22aa']);
const MILD = /^(landmark-|region|heading-order|page-has-heading|skip-link|empty-)/;

/**
 * The rules whose violation can be serious. All other rules are left out, because their results would be ignored and
 * running them would double the time.
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

/** Opens each screen, checks it, and closes it with Esc. */
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
 * Runs in the page: lets layers that close by themselves stay longer, so that a slow machine has time to check them.
 */
export function stayLonger(): void {
  const soon = window.setTimeout;
  const later = (run: () => void, ms = 0, ...args: []) =>
    soon(run, ms >= 4_000 && ms <= 8_000 ? 100 * ms : ms, ...args);
  window.setTimeout = later as typeof window.setTimeout;
}
