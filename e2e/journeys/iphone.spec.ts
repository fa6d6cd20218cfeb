import type { Locator, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';
import { laid } from '../drivers/phone';
import { atTable, atTableOf, inRoom } from '../drivers/table';

const KEYBOARD = 336;

declare global {
  interface Window {
    openKeyboard(height: number): void;
  }
}

/** Runs in the page before its scripts: lets the test open a keyboard that covers a part of the page, as in WebKit. */
function overlayKeyboard(): void {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view });
  window.openKeyboard = (height) => {
    view.height = innerHeight - height;
    view.dispatchEvent(new Event('resize'));
  };
}

/** Returns true if the whole field is above the keyboard and not covered. */
async function isAboveKeyboard(field: Locator): Promise<boolean> {
  return field.evaluate((element, keyboard) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= innerHeight - keyboard && element.contains(found);
  }, KEYBOARD);
}

async function write(page: Page, field: Locator): Promise<void> {
  await field.focus();
  expect(await isAboveKeyboard(field)).toBe(false);
  await page.evaluate((height) => window.openKeyboard(height), KEYBOARD);
  await expect.poll(() => isAboveKeyboard(field)).toBe(true);
  await page.evaluate(() => window.openKeyboard(0));
  await expect.poll(() => isAboveKeyboard(field)).toBe(false);
}

test('an iPhone’s keyboard does not cover the chat in a room’s sheet', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, ['Ines', 'Mara']);
  const page = must(phones[0]);
  await page.addInitScript(overlayKeyboard);
  await page.reload();
  await page.getByRole('button', { name: /^Room chat/ }).click();
  await write(page, page.getByRole('dialog').getByRole('textbox'));
});

for (const game of ['coverblown', 'goodcopbadcop'])
  test(`an iPhone’s keyboard does not cover the chat of ${game}`, async ({ server, device }) => {
    const open = game === 'coverblown' ? atTable : atTableOf;
    const { phones } = await open({ server, device }, ['Ines', 'Mara', 'Otis', 'Wren'], { game, devices: 1 });
    const page = must(phones[0]);
    await page.addInitScript(overlayKeyboard);
    await page.reload();
    await laid(page);
    await page
      .getByRole('button', { name: /^Chat/ })
      .or(page.getByRole('tab', { name: /^Chat/ }))
      .first()
      .click();
    await write(page, page.getByRole('textbox').last());
  });
