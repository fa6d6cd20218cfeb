import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { COUNTDOWN } from '#shared/pause.ts';
import { expect, test } from '../drivers/journey';
import { atTable } from '../drivers/table';

const sign = (page: Page) => page.getByRole('status').filter({ hasText: 'paused the match' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the host pauses a match for everyone, adds a minute, and resumes it after 3, 2, 1', async ({
  server,
  device,
}) => {
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
  await expect(stage.getByText('Ines can start it again.')).toBeVisible();
  await expect(guest.getByText('Ines can start it again.')).toBeVisible();
  await expect(button(guest, 'Go on')).toHaveCount(0);
  // Nothing that is covered can be opened, and everyone sees the same slip.
  await expect(button(guest, /^Hold to look/)).toHaveCount(0);
  for (const page of [host, guest])
    await expect(page.getByText('Secrets stay shut until it starts again').first()).toBeVisible();
  await expect(guest.locator('[data-paused]').first()).toHaveAttribute('inert');
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await expect(guest.getByRole('textbox')).toBeEditable();
  await guest.getByRole('tab', { name: 'Board' }).click();

  const before = await guest.getByRole('timer').getAttribute('aria-label');
  await button(host, '+1 minute').click();
  await expect(guest.getByRole('timer')).not.toHaveAttribute('aria-label', must(before));
  await button(host, 'Go on').click();
  await expect(guest.getByRole('status').filter({ hasText: /^[123]$/ })).toBeVisible();
  await server.pass(COUNTDOWN);
  for (const page of [host, guest]) await expect(page.locator('[data-paused]')).toHaveCount(0);
  await expect(button(guest, /^Hold to look/).first()).toBeVisible();
});
