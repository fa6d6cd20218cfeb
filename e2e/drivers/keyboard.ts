import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/**
 * Presses Tab until the element has the focus. Returns the number of presses. Fails if the element cannot be reached.
 */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80; steps++) {
    if (await isThere()) return steps;
    await page.keyboard.press('Tab');
  }
  expect(await isThere(), `${target} cannot be reached by Tab`).toBe(true);
  return 80;
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
