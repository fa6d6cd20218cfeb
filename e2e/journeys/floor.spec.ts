import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';
import { atTable, atTableOf } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];

const hand = (page: Page) => page.getByRole('button', { name: /^(Raise|Lower) your hand/ });
const line = (page: Page) =>
  page.getByRole('button', { name: /^(Waiting to speak|.* is speaking|It’s your turn to speak)/ });
const timer = (page: Page) => page.getByRole('timer', { name: /left to speak$/ });

async function openMenu(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: part, exact: true }).click();
}

test('Cover Blown!: raised hands form a queue', async ({ server, device }) => {
  const { guests, phones } = await atTable({ server, device }, NAMES.slice(0, 3), { devices: 2 });
  const [ines, mara] = [must(phones[0]), must(phones[1])];
  await hand(mara).click();
  await expect(line(ines)).toHaveText('Waiting to speak: Mara');
  await server.as(must(guests[2]), 'POST', '/hands');
  await expect(line(ines)).toHaveText('Waiting to speak: Mara, Otis');
  const players = ines.getByRole('region', { name: 'Players' });
  await expect(players.getByRole('button', { name: /Hand up, number 2 in line.*Otis/ })).toBeVisible();
  await expect(hand(mara)).toHaveAccessibleName('Lower your hand, 1');
  await expect(mara.getByRole('button', { name: 'Let Mara speak' })).toBeHidden();

  await line(ines).click();
  await ines.getByRole('radio', { name: '30 s' }).press('Space');
  await expect.poll(async () => (await server.room(must(guests[0]).code)).floor.seconds).toBe(30);
  await ines.keyboard.press('Escape');
  await ines.getByRole('button', { name: 'Let Mara speak' }).click();
  await expect(line(mara)).toHaveText('It’s your turn to speak.Next: Otis');
  for (const page of [ines, mara]) await expect(timer(page)).toHaveText(/^0:(30|[12]\d)$/);
  await server.pass(30_000);
  for (const page of [ines, mara]) await expect(line(page)).toHaveText('Waiting to speak: Otis');

  await openMenu(mara, 'Who’s here');
  await mara.getByRole('button', { name: 'More about Ines' }).click();
  await mara.getByRole('menuitem', { name: 'Mute' }).click();
  await expect(mara.getByText('Muted by you')).toBeVisible();
  await mara.reload();
  await ines.getByRole('tab', { name: 'Chat' }).click();
  await ines.getByRole('textbox', { name: 'Say something to the room' }).fill('It was Pike.');
  await ines.keyboard.press('Enter');
  await expect(ines.getByText('It was Pike.')).toBeVisible();
  await mara.getByRole('tab', { name: /^Chat/ }).click();
  await mara.getByRole('textbox', { name: 'Say something to the room' }).fill('Who says so?');
  await mara.keyboard.press('Enter');
  await expect(ines.getByText('Who says so?')).toBeVisible();
  await expect(mara.getByText('Who says so?')).toBeVisible();
  await expect(mara.getByText('It was Pike.')).toBeHidden();
});

test('Good Cop Bad Cop: raising a hand ends the status “On the phone”', async ({ server, device }) => {
  const { code, phones } = await atTableOf({ server, device }, NAMES, { game: 'goodcopbadcop', devices: 2 });
  const [ines, mara] = [must(phones[0]), must(phones[1])];
  await openMenu(mara, 'Who’s speaking');
  await mara.getByRole('radio', { name: 'On the phone' }).press('Space');
  await mara.keyboard.press('Escape');
  await expect(mara.getByRole('button', { name: 'I’m back' })).toBeVisible();
  await expect(ines.getByTitle('On the phone')).toBeVisible();

  const television = await device({ viewport: { width: 1920, height: 1080 } });
  await television.goto(`/r/${code}/stage`);
  const stage = television.frameLocator('iframe');
  await expect(stage.getByTitle('On the phone')).toBeVisible();
  // Raising a hand ends the status “On the phone”.
  await mara.keyboard.press('Alt+H');
  await expect(stage.getByRole('status').filter({ hasText: 'Waiting to speak: Mara' })).toBeVisible();
  await expect(ines.getByTitle('On the phone')).toBeHidden();
  await ines.getByRole('button', { name: 'Let Mara speak' }).click();
  await expect(stage.getByRole('status').filter({ hasText: 'Mara is speaking.' })).toBeVisible();
  await mara.getByRole('button', { name: 'I’m done' }).first().click();
  await expect(stage.getByText('Mara is speaking.')).toBeHidden();
  await expect(line(ines)).toBeHidden();
});
