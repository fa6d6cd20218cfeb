import type { Page } from '@playwright/test';
import { PLACE } from '#games/coverblown/content/placesText.ts';
import { must } from '#shared/must.ts';
import { fillIn, ofDock, tokenName, truthOf, verdict } from '../drivers/coverblown';
import { expect, holding, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTable } from '../drivers/table';

test.use({ viewport: { width: 360, height: 640 } });

/** Longer than a day without an examination, in ms. */
const DAY_MS = 200_000;

test('every phone shows the proposed pair above the buttons', async ({ server, device }) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis']);
  const [ines, mara, otis] = [must(phones[0]), must(phones[1]), must(phones[2])];
  await moves(server, code, '2', 'claim', 'clean', 'pike');
  await fillIn(mara, 'vane', 'katana');
  await mara.getByRole('button', { name: 'Tell the table first' }).click();

  const slip = (phone: Page) => phone.getByRole('region', { name: 'Proposed pair' });
  for (const phone of [ines, otis])
    await expect(slip(phone).getByRole('status')).toHaveText('Mara wants to examine Vane & the Katana');
  await expect(slip(mara).getByRole('status')).toHaveText('You want to examine Vane & the Katana');
  for (const name of ['Wait', 'Go ahead']) await expect(slip(mara).getByRole('button', { name })).toHaveCount(0);
  await expect(slip(mara).getByRole('button', { name: 'Examine now' })).toBeVisible();
  for (const token of ['vane', 'grinder', 'solvent'] as const)
    await expect(ofDock(ines, new RegExp(tokenName(token), 'i'))).toBeInViewport({ ratio: 0.99 });
  // The faces can be recognized, including that of a suspect with a claim.
  const portraits = ines.getByRole('group', { name: 'Suspects' }).locator('button > :first-child img');
  const heights = await portraits.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights).toHaveLength(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(28);
  const wait = ines.getByRole('button', { name: 'Wait' });
  const { width, height } = must(await wait.boundingBox());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(ofDock(ines, /^Examine/)).toBeInViewport({ ratio: 1 });
  for (const phone of [ines, otis]) {
    await expect(phone.getByRole('button', { name: 'Examine now' })).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Wait' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Go ahead' })).toBeVisible();
  }
  const goAhead = otis.getByRole('button', { name: 'Go ahead' });
  await goAhead.click();
  await expect(goAhead).toHaveAttribute('aria-pressed', 'true');
  // On a larger phone, everyone's answers are shown as well.
  const large = { width: 390, height: 844 };
  for (const phone of phones) await phone.setViewportSize(large);
  await expect(slip(ines).getByRole('button', { name: 'Go ahead Otis says that’s fine' })).toBeVisible();
  await expect(slip(otis).getByRole('button', { name: 'Go ahead You say that’s fine' })).toBeVisible();
  await expect(slip(mara).getByRole('button', { name: 'Examine now Otis says go ahead' })).toBeVisible();

  // The form begins with the confirmation of the proposed pair. Suspect and weapon can still be changed there.
  await ofDock(otis, /^Examine/).click();
  const form = otis.getByRole('dialog', { name: 'Examine this pair?' });
  for (const token of ['vane', 'katana'] as const) await expect(form).toContainText(tokenName(token));
  for (const line of ['Mara proposed it.', 'You say go ahead.', 'Ines hasn’t answered.'])
    await expect(form.getByText(line)).toBeVisible();
  await expect(form.getByText('Monday ends immediately. You, Ines and Mara lose today’s call.')).toBeVisible();
  await form.getByRole('button', { name: 'Weapon: Change' }).click();
  const lists = otis.getByRole('dialog', { name: 'Who and what?' });
  await lists.getByRole('button', { name: tokenName('solvent') }).click();
  await lists.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('button', { name: 'Tell the table first' })).toBeVisible();
  await expect(form.getByText('Mara proposed it.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Not yet' }).click();
  await expect(form).toBeHidden();
  await slip(mara).getByRole('button', { name: 'Examine now' }).click();
  const confirm = mara.getByRole('dialog', { name: 'Examine this pair?' });
  await expect(confirm.getByRole('button', { name: 'Examine now' })).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Tell the table first' })).toHaveCount(0);
  await mara.keyboard.press('Escape');
  await expect(confirm).toBeHidden();

  await wait.click();
  await expect(wait).toHaveAttribute('aria-pressed', 'true');
  await expect(ines.getByRole('button', { name: 'Go ahead' })).toHaveAttribute('aria-disabled', 'true');
  await expect(slip(otis).getByRole('button', { name: 'Wait Ines wants to wait' })).toBeVisible();
  await expect(slip(mara).getByText('Ines asks you to')).toBeVisible();
  expect((await truthOf(server, code)).examinations).toEqual([]);
  await slip(mara).getByRole('button', { name: 'Examine now' }).click();
  await confirm.getByRole('button', { name: 'Examine now' }).click();
  await expect(verdict(mara)).toHaveText(/Wrong|Fishy|Correct/);
  await expect(slip(otis)).toHaveCount(0);
});

test('a partly filled form keeps its content while a shot covers it', async ({ server, device }) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis'], { devices: 1 });
  const page = must(phones[0]);
  await ofDock(page, /^Examine/).click();
  const form = page.getByRole('dialog', { name: 'Who and what?' });
  await form.getByRole('button', { name: tokenName('vane') }).click();
  await form.getByRole('button', { name: 'Choose the weapon' }).click();
  await form.getByRole('button', { name: tokenName('katana') }).click();

  await moves(server, code, '1', 'shoot', '2');
  const shot = page.getByRole('dialog', { name: 'Bang' });
  await expect(shot.getByRole('alert')).toHaveText('Mara shot Otis.');
  await shot.getByRole('button', { name: 'Go on' }).click();
  await expect(shot).toBeHidden();
  await form.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('dialog', { name: 'Examine this pair?' });
  for (const token of ['vane', 'katana'] as const) await expect(confirm).toContainText(tokenName(token));
});

test('on a phone, the board begins with the button that uncovers the player’s side', async ({ server, device }) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis']);
  const { players } = await truthOf(server, code);
  for (const [seat, phone] of phones.entries()) {
    const { role, contact } = must(players[seat]);
    const side = role === 'honest' ? 'Honest cop\\. Your contact:' : 'Dirty cop\\. The murderer is';
    const words = new RegExp(`^${side} ${tokenName(contact)}`);
    const strip = phone.getByRole('button', { name: 'Hold to look: your side, your contact' });
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(ofDock(phone, /^Call(?!s)/)).toBeInViewport({ ratio: 1 });
    await expect(phone.getByText(words)).toHaveCount(0);
    await holding(phone, strip, () => expect(phone.getByText(words)).toBeVisible());
    await expect(phone.getByText(words)).toHaveCount(0);
  }
});

test('the claim form shows the clues of all calls while the player holds My marks', async ({ server, device }) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis'], { devices: 1 });
  const page = must(phones[0]);
  for (const type of ['suspects', 'weapons']) {
    await moves(server, code, '0', 'investigate', type);
    if (type === 'suspects') await server.pass(DAY_MS);
  }
  const { players } = await truthOf(server, code);
  const clues = must(players['0']).calls.flatMap((call) => call.clues);
  expect(clues.length).toBeGreaterThanOrEqual(2);
  await ofDock(page, /^Claim/).click();
  const form = page.getByRole('dialog', { name: 'Make a claim' });
  const list = form.getByRole('region', { name: 'I can clear…' });
  const places = list.locator('[class*="place"]');
  await expect(places).toHaveCount(0);
  await holding(page, form.getByRole('button', { name: 'My marks' }), async () => {
    await expect(places).toHaveCount(clues.length);
    for (const { token, alibi } of clues) {
      const note = list.locator(`[data-token="${token}"] [class*="place"]`);
      await expect(note).toContainText(PLACE.note[alibi.place]);
      await expect(note).toBeInViewport({ ratio: 0.8 });
    }
  });
  await expect(places).toHaveCount(0);
});
