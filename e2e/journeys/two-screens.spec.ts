import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { answer, hangUp, investigate, ofDock } from '../drivers/coverblown';
import { fileButton, pass, timeOut } from '../drivers/goodcopbadcop';
import { expect, holding, type Journey, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { asGuest, atTable, atTableOf } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
const LAPTOP = { width: 1440, height: 900 };
const mine = (page: Page) => page.getByRole('button', { name: /: Your side, your contact, your calls$/ });
const players = (page: Page) => page.getByRole('region', { name: 'Players' });

async function codeOn(laptop: Page): Promise<string> {
  await laptop.getByRole('button', { name: 'Menu' }).click();
  await laptop.getByRole('button', { name: 'Add my phone' }).click();
  const said = laptop.getByText(/^The code is [A-Z0-9]/);
  await expect(said).toHaveCount(1);
  return must(await said.textContent())
    .replace('The code is ', '')
    .replaceAll(' ', '');
}

/** Makes a phone the second screen of the seat on the laptop, by the link with the six characters. */
async function addPhone(laptop: Page, device: Journey['device'], code: string): Promise<Page> {
  const letters = await codeOn(laptop);
  const phone = await device();
  await phone.goto(`/r/${code}#screen=${letters}`);
  await phone.getByRole('button', { name: 'Add this device' }).click();
  await expect(laptop.getByRole('status').filter({ hasText: 'Your phone is here' })).toBeVisible();
  await laptop.getByRole('button', { name: 'Done' }).click();
  return phone;
}

test('a phone on its side is offered a big screen, and a laptop a phone', async ({ server, device }) => {
  const { guests, phones } = await atTable({ server, device }, NAMES.slice(0, 3), { devices: 1 });
  const laptop = must(phones[0]);
  await laptop.setViewportSize(LAPTOP);
  await laptop.getByRole('button', { name: 'Menu' }).click();
  await expect(laptop.getByRole('button', { name: 'Add my phone' })).toBeVisible();
  const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
  const phone = await asGuest(await device(sideways), must(guests[1]));
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.getByRole('button', { name: 'Add a big screen' })).toBeVisible();
});

test('Cover Blown! on two screens: the laptop never shows a secret', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, NAMES.slice(0, 3), { devices: 2 });
  const [laptop, mara] = [must(phones[0]), must(phones[1])];
  await laptop.setViewportSize(LAPTOP);
  const letters = await codeOn(laptop);
  const phone = await device();
  await phone.goto('/p');
  await phone.getByRole('textbox', { name: /six characters/ }).fill(letters);
  await phone.getByRole('button', { name: 'Add this device' }).click();
  await expect(laptop.getByRole('status').filter({ hasText: 'Your phone is here' })).toBeVisible();
  await laptop.getByRole('button', { name: 'Done' }).click();

  // On a third device, the same letters have no effect.
  const third = await device();
  await third.goto(`/r/${code}#screen=${letters}`);
  await third.getByRole('button', { name: 'Add this device' }).click();
  await expect(third.getByRole('alert')).toHaveText('That code has expired. Ask for a new one.');

  // On the phone, the card is covered at first. Notes written there are covered after a reload.
  await expect(phone.getByRole('tab', { name: 'Secret', selected: true })).toBeVisible();
  await holding(phone, mine(phone), () => expect(phone.getByText(/^You’re an? (honest|dirty) cop\.$/)).toBeVisible());
  await phone.getByRole('button', { name: 'Write', exact: true }).click();
  await phone.getByRole('textbox', { name: 'A note for yourself' }).fill('Mara smiled at the bat');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('button', { name: 'Change: Mara smiled at the bat' })).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: /^Your notes are covered/ }).click();
  await expect(phone.getByRole('button', { name: 'Change: Mara smiled at the bat' })).toBeVisible();

  // Moves that need secrets can only be made on the phone. The laptop does not ring for them.
  await expect(laptop.getByText('On your phone').first()).toBeVisible();
  await expect(ofDock(laptop, /^Call(?!s)/)).toBeDisabled();
  await investigate(phone, 'A weapon');
  await expect(players(laptop).getByRole('button', { name: /^Ines.*Called/ })).toBeVisible();
  await answer(phone);
  await hangUp(phone);
  await phone.getByRole('tab', { name: 'My calls' }).click();
  await holding(phone, mine(phone), () => expect(phone.getByText(/Honest cop|Dirty cop/)).toBeVisible());
  await expect(laptop.getByRole('tab', { name: 'My calls' })).toBeHidden();
  expect(await laptop.locator('main').innerHTML()).not.toMatch(/Honest cop|Dirty cop/);

  // Public moves can be made on the laptop, and everyone can see that Ines has two screens.
  await expect(ofDock(laptop, /^Shoot/)).toBeEnabled();
  await server.pass(300);
  await expect(players(mara).getByRole('button', { name: /^Ines.*two screens/ })).toBeVisible();

  // One tap swaps the roles of the phone and the laptop, and another one swaps them back.
  await laptop.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(mine(laptop)).toBeVisible();
  await expect(phone.getByText('On your phone').first()).toBeVisible();
  await phone.getByRole('button', { name: 'Screens', exact: true }).click();
  await phone.getByRole('button', { name: 'Swap the two' }).click();
  await expect(laptop.getByRole('tab', { name: 'Yours' })).toBeVisible();
  await expect(phone.getByRole('tab', { name: 'My calls' })).toBeVisible();

  // If the phone is lost, the laptop can take over the whole seat after a confirmation.
  await phone.context().close();
  await expect
    .poll(async () => {
      await server.pass(300);
      return (await server.room(code)).members[0]?.screens?.private;
    })
    .toBe(false);
  await expect(laptop.getByText(/^Away \d+ s$/)).toBeVisible();
  await laptop.getByRole('button', { name: 'Show my secrets here' }).click();
  await laptop.getByRole('button', { name: 'Show them here' }).click();
  await holding(laptop, mine(laptop), () => expect(laptop.getByText(/Honest cop|Dirty cop/)).toBeVisible());
});

test('Good Cop Bad Cop on two screens: cards are filed on the phone', async ({ server, device }) => {
  const { code, phones } = await atTableOf({ server, device }, NAMES, { game: 'goodcopbadcop', devices: 1 });
  const laptop = must(phones[0]);
  await laptop.setViewportSize(LAPTOP);
  const phone = await addPhone(laptop, device, code);
  await expect(laptop.getByText('0 of 4 players ready')).toBeVisible();
  await expect(fileButton(laptop)).toBeHidden();
  await fileButton(phone).click();
  await expect(laptop.getByText('1 of 4 players ready')).toBeVisible();

  // A window appears immediately on the private screen. It disappears as soon as it was answered there.
  for (const seat of ['1', '2', '3']) await moves(server, code, seat, 'place', [0, 1, 2]);
  await pass(phone);
  const cards = phone.getByRole('button', { name: /: Your three cards, your side, your equipment$/ });
  await holding(phone, cards, () => expect(phone.getByText(/^You’re (honest|crooked):/)).toBeVisible());

  await timeOut(server, code);

  // If the phone is removed on the laptop, the laptop becomes the only screen, and the phone says so.
  await laptop.getByRole('button', { name: 'Screens', exact: true }).click();
  const row = laptop.getByRole('listitem').filter({ hasText: 'Private screen' });
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(phone.getByRole('heading', { name: 'Your seat is on another device' })).toBeVisible();
  await expect(laptop.getByRole('button', { name: 'Screens', exact: true })).toBeHidden();
  await expect(laptop.getByRole('region', { name: 'Your file' })).toBeVisible();
});
