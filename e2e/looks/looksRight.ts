import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../drivers/journey';

/** Nothing serious for those who use the page another way, nothing sideways, nothing too small for a thumb. */
export async function looksRight(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
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
  expect.soft(await page.evaluate(sideways), `${screen}: scrolls sideways`).toEqual([]);
  expect.soft(await page.evaluate(tooSmall), `${screen}: under 44 px`).toEqual([]);
}

/** Runs in the page: what is wider than the screen and can be pushed. */
function sideways(): string[] {
  const screens = [document.scrollingElement, ...document.querySelectorAll('dialog[open]')];
  return screens.flatMap((screen) =>
    screen && screen.scrollWidth > screen.clientWidth && !/hidden|clip/.test(getComputedStyle(screen).overflowX)
      ? [`${screen.tagName} ${screen.scrollWidth}`]
      : [],
  );
}

/** Runs in the page: controls smaller than a thumb. Links inside sentences are as high as their line. */
function tooSmall(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=tab]');
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
    if (control.closest('[inert]')) return [];
    if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') return [];
    const target = control.tagName === 'INPUT' ? (control.closest('label') ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= 43.5 && height >= 43.5)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return [`${control.tagName} ${name.trim().slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`];
  });
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
  const later = (run: () => void, ms = 0) => soon(run, ms >= 4_000 && ms <= 8_000 ? 100 * ms : ms);
  window.setTimeout = later as typeof window.setTimeout;
}
