import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Walks by Tab until it is there; what cannot be reached that way fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80; steps++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  expect(await isThere(), `${target} cannot be reached by Tab`).toBe(true);
}

/** Walks there and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
