import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { expect, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTable, inRoom } from '../drivers/table';
import { looksRightAt } from './looksRight';
import { SIZES } from './shapes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function looksRightEverywhere(page: Page, screen: string): Promise<void> {
  for (const [size] of Object.values(SIZES)) await looksRightAt(size, page, screen);
}

test('the check of the deal looks right', async ({ server, device }) => {
  const { phones, guests, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis'], { devices: 1 });
  const page = must(phones[0]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByText('The seed is shown after the match.')).toBeVisible();
  await looksRightEverywhere(page, 'deal promised');
  await page.keyboard.press('Escape');
  for (const seat of ['0', '1', '2']) await moves(server, code, seat, 'investigate', 'suspects');
  await server.as(must(guests[0]), 'POST', '/stop');
  await page.getByRole('button', { name: 'Check the deal was fair' }).click();
  await expect(page.getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
  await looksRightEverywhere(page, 'deal kept');
  await page.keyboard.press('Escape');
  await page.route('**/replay', async (route) => {
    const replay = (await (await route.fetch()).json()) as Replay;
    must(replay.steps[4]).facts = [];
    await route.fulfill({ json: replay });
  });
  await page.getByRole('button', { name: 'Check the deal was fair' }).click();
  await expect(page.getByRole('heading', { name: 'Move 5 doesn’t match.' })).toBeVisible();
  await looksRightEverywhere(page, 'deal not kept');
});

test('the form for adding a word to the deal looks right', async ({ server, device }) => {
  const { phones, guests } = await inRoom({ server, device }, ['Ines', 'Mara', 'Otis']);
  await server.as(must(guests[0]), 'PATCH', '', { sharedSeed: true });
  const [host, guest] = phones;
  for (const [page, who] of [
    [must(host), 'host'],
    [must(guest), 'guest'],
  ] as const) {
    await expect(page.getByRole('button', { name: 'Add a word' })).toBeVisible();
    await looksRightEverywhere(page, `room with words, ${who}`);
  }
  await must(guest).getByRole('button', { name: 'Add a word' }).click();
  await expect(must(guest).getByLabel('Your word')).toBeFocused();
  await looksRightEverywhere(must(guest), 'a word');
});
