import type { Page } from '@playwright/test';
import { COUNTDOWN } from '#shared/engine/pause.ts';
import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';
import { atTable, atTableOf } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1366, 650],
] as const;
const sign = (page: Page) => page.getByRole('status').filter({ hasText: 'paused the match' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the host pauses a match for everyone', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis'], { devices: 2 });
  const [host, guest] = [must(phones[0]), must(phones[1])];
  const television = await device({ viewport: { width: 1920, height: 1080 } });
  await television.goto(`/r/${code}/stage`);
  const stage = television.frameLocator('iframe');
  await expect(stage.getByRole('timer')).toBeVisible();
  await expect(button(guest, /^Hold to look/).first()).toBeVisible();

  await button(guest, 'Menu').click();
  await expect(guest.getByRole('dialog', { name: 'At the table' })).not.toContainText('Pause');
  await guest.keyboard.press('Escape');
  await button(host, 'Menu').click();
  await button(host, /^Pause/).click();

  for (const page of [host, guest]) await expect(sign(page)).toBeVisible();
  await expect(sign(host)).toContainText('You paused the match.');
  await expect(sign(guest)).toContainText('Ines paused the match.');
  await expect(stage.getByText('Ines paused the match.').first()).toBeVisible();
  await expect(stage.getByText('Ines can resume the match.')).toBeVisible();
  await expect(guest.getByText('Ines can resume the match.')).toBeVisible();
  await expect(button(guest, 'Resume')).toHaveCount(0);
  // During a pause, secrets stay covered, and all people see the same notice.
  await expect(button(guest, /^Hold to look/)).toHaveCount(0);
  for (const page of [host, guest])
    await expect(page.getByText('Secrets stay covered until the match resumes').first()).toBeVisible();
  await expect(guest.locator('[data-paused]').first()).toHaveAttribute('inert');
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await expect(guest.getByRole('textbox')).toBeEditable();
  await guest.getByRole('tab', { name: 'Board' }).click();

  const before = await guest.getByRole('timer').getAttribute('aria-label');
  await button(host, '+1 minute').click();
  await expect(guest.getByRole('timer')).not.toHaveAttribute('aria-label', must(before));
  await button(host, 'Resume').click();
  await expect(guest.getByRole('status').filter({ hasText: /^[123]$/ })).toBeVisible();
  await server.pass(COUNTDOWN);
  for (const page of [host, guest]) await expect(page.locator('[data-paused]')).toHaveCount(0);
  await expect(button(guest, /^Hold to look/).first()).toBeVisible();
});

/** Runs in the page: lists faults in the size and the position of the pause sign. */
function faultsOfSign(): string[] {
  const words = [...document.querySelectorAll('h2')].find((heading) => heading.textContent === 'Paused');
  const sign = words?.parentElement?.getBoundingClientRect();
  if (!words || !sign) return ['no sign'];
  const range = document.createRange();
  range.selectNodeContents(words);
  const { left, right } = range.getBoundingClientRect();
  const covered = [...document.querySelectorAll('button')].filter((button) => {
    const box = button.getBoundingClientRect();
    const isOpen = !button.closest('[inert]') && box.width > 0;
    return isOpen && box.left < sign.right && box.right > sign.left && box.top < sign.bottom && box.bottom > sign.top;
  });
  return [
    ...(left < sign.left || right > sign.right ? ['the word is wider than the sign'] : []),
    ...(sign.left < 0 || sign.right > innerWidth ? ['the sign is wider than the screen'] : []),
    ...covered.map((button) => `covers ${button.textContent}`),
  ];
}

for (const game of ['covert', 'covertques'])
  test(`${game}: the pause sign covers no button`, async ({ server, device }) => {
    const { code, guests, phones } = await atTableOf({ server, device }, NAMES, { game, devices: 1 });
    const host = must(phones[0]);
    const television = await device({ viewport: { width: 1920, height: 1080 } });
    await television.goto(`/r/${code}/stage`);
    await server.as(must(guests[0]), 'POST', '/clock', { move: 'pause' });
    await expect(television.frameLocator('iframe').getByText('Ines can resume the match.')).toBeVisible();
    await expect.poll(() => must(television.frames()[1]).evaluate(faultsOfSign)).toEqual([]);
    for (const [width, height] of SIZES) {
      await host.setViewportSize({ width, height });
      await expect(sign(host)).toBeVisible();
      await expect.poll(() => host.evaluate(faultsOfSign), `${width}x${height}`).toEqual([]);
    }
  });
