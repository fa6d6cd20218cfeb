import type { Locator, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { answer, investigate, onTheLine, truthOf } from '../drivers/coverblown';
import { atOffice } from '../drivers/covertques';
import * as precinct from '../drivers/goodcopbadcop';
import { expect, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTable } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren', 'Juno'];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const claimButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Claim/ });
const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Make a claim' });
const ledger = (page: Page): Locator => page.getByRole('dialog', { name: 'What was said' });
const book = (page: Page): Locator => page.getByRole('region', { name: /fit/ });

const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: 'Say this?' });

test('Cover Blown!: a claim is made only once it is confirmed', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, NAMES.slice(0, 3), { devices: 2 });
  const [phone, desk] = [must(phones[0]), must(phones[1])];
  await phone.setViewportSize(PHONE);
  await desk.setViewportSize(DESK);
  await claimButton(phone).click();
  const contacts = form(phone).getByRole('region', { name: 'My contact is…' });
  await contacts.getByRole('button', { name: 'Marisol Vane' }).click();
  await expect(confirmation(phone)).toContainText('“My contact is Marisol Vane.”');
  await confirmation(phone).getByRole('button', { name: 'Not yet' }).click();
  // By keyboard, the confirmation begins at the button that makes no claim.
  await contacts.getByRole('button', { name: 'Imogen Frost' }).press('Enter');
  await expect(confirmation(phone).getByRole('button', { name: 'Not yet' })).toBeFocused();
  expect((await truthOf(server, code)).claims).toEqual([]);
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  await expect(confirmation(phone)).toBeHidden();
  await expect(form(phone)).toBeHidden();
  await moves(server, code, '2', 'claim', 'contact', 'frost');

  await claimButton(phone).click();
  await form(phone).getByRole('button', { name: 'What was said' }).click();
  await expect(ledger(phone).getByRole('tab', { name: '1 doesn’t fit' })).toBeVisible();
  const slip = ledger(phone).getByRole('article').filter({ hasText: 'One contact, two cops' });
  await expect(slip).toContainText('Ines, Mon');
  await expect(slip).toContainText('Otis, Mon');
  await ledger(phone).getByRole('tab', { name: 'By subject' }).click();
  await expect(ledger(phone).getByRole('region', { name: 'Imogen Frost' })).toContainText('Otis: my contact');

  await desk.getByRole('button', { name: 'What was said, 1' }).click();
  await expect(book(desk)).toContainText('One thing doesn’t fit');
  // The ledger takes the place of the board only. People, log and chat are still shown.
  await expect(desk.getByRole('button', { name: /^Examine/ })).toBeHidden();
  await desk.getByRole('tab', { name: 'Chat' }).click();
  await expect(desk.getByRole('textbox', { name: 'Say something to the room' })).toBeVisible();
  await expect(book(desk).getByRole('row').filter({ hasText: 'Imogen Frost' })).toContainText('my contact');
  await ledger(phone).getByRole('tab', { name: 'By person' }).click();
  await ledger(phone).getByRole('button', { name: 'Take back: My contact is Imogen Frost.' }).click();
  await expect(ledger(phone).getByRole('tab', { name: '0 don’t fit' })).toBeVisible();
  await expect(book(desk)).toContainText('Everything fits');
  await expect(book(desk).getByText('taken back').first()).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(book(desk)).toBeHidden();
  await expect(desk.getByRole('button', { name: 'What was said', exact: true })).toBeFocused();
});

test('Cover Blown!: pressing “Claim” during a call ends the call', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES.slice(0, 3), { devices: 1 });
  const phone = must(phones[0]);
  await phone.setViewportSize(PHONE);
  await investigate(phone, 'A weapon');
  await answer(phone);
  await onTheLine(phone).getByRole('button', { name: 'Claim' }).click();
  await expect(onTheLine(phone)).toBeHidden();
  const clean = form(phone).getByRole('region', { name: 'I can clear…' });
  await expect(clean.getByRole('button')).toHaveCount(19);
  await clean.getByRole('button', { name: 'Katana' }).click();
  await confirmation(phone).getByRole('button', { name: 'Say it' }).click();
  await expect(confirmation(phone)).toBeHidden();
  await expect(form(phone)).toBeHidden();
});

test('Good Cop Bad Cop: a claim is made only once it is confirmed', async ({ server, device }) => {
  const { code, phones } = await precinct.atPrecinct({ server, device }, NAMES.slice(0, 4), {
    cards: { 0: 'HHC', 1: 'AHC' },
    phase: 'action',
    devices: 1,
  });
  const phone = must(phones[0]);
  await phone.setViewportSize(PHONE);
  await claimButton(phone).click();
  const role = form(phone).getByRole('group', { name: 'I am…' });
  await role.getByRole('button', { name: 'Kingpin' }).click();
  await expect(confirmation(phone)).toContainText('“I’m the Kingpin.”');
  await confirmation(phone).getByRole('button', { name: 'Not yet' }).click();
  // By keyboard, the confirmation begins at the button that makes no claim.
  await role.getByRole('button', { name: 'Agent' }).press('Enter');
  await expect(confirmation(phone).getByRole('button', { name: 'Not yet' })).toBeFocused();
  expect((await precinct.truthOf(server, code)).claims).toEqual([]);
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  await expect(confirmation(phone)).toBeHidden();
  await expect(form(phone)).toBeHidden();
  await moves(server, code, '1', 'claim', 'side', 'agent');
  await claimButton(phone).click();
  await expect(form(phone).getByRole('group', { name: 'My card 1 is…' }).getByRole('button')).toHaveCount(4);
  await form(phone).getByRole('button', { name: 'What was said' }).click();
  const slip = ledger(phone).getByRole('article').filter({ hasText: 'One Agent, two places' });
  await expect(slip).toContainText('Ines');
  await expect(slip).toContainText('Mara');
});

test('Covert Ques: the ledger has a heading for each round', async ({ server, device }) => {
  const { phones } = await atOffice({ server, device }, NAMES, { step: 'discuss', devices: 1 });
  const phone = must(phones[0]);
  await phone.setViewportSize(PHONE);
  await phone.setViewportSize({ width: 844, height: 390 });
  await claimButton(phone).click();
  for (const name of ['I’m with the users', 'What was said'])
    await expect(form(phone).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await form(phone).getByRole('button', { name: 'I’m with the users' }).click();
  await confirmation(phone).getByRole('button', { name: 'Say it' }).click();
  await expect(confirmation(phone)).toBeHidden();
  await phone.setViewportSize(PHONE);
  await claimButton(phone).click();
  await form(phone).getByRole('button', { name: 'What was said' }).click();
  await ledger(phone).getByRole('tab', { name: 'By round' }).click();
  await expect(ledger(phone).getByRole('region', { name: /^Round 1/ })).toContainText('Ines: with the users');
});
