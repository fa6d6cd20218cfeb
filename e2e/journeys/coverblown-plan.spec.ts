import { must } from '#shared/must.ts';
import { fillIn, ofDock, tokenName, truthOf, verdict } from '../drivers/coverblown';
import { expect, holding, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTable } from '../drivers/table';

test.use({ viewport: { width: 360, height: 640 } });

test('on every phone a plan is shown above the buttons, which stay in view, and Wait objects to it', async ({
  server,
  device,
}) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis']);
  const [ines, mara, otis] = [must(phones[0]), must(phones[1]), must(phones[2])];
  await fillIn(mara, 'vane', 'katana');
  await mara.getByRole('button', { name: 'Tell the table first' }).click();

  const plan = 'Mara proposes to examine Vane and the Katana.';
  for (const phone of [ines, otis]) await expect(phone.getByRole('status').filter({ hasText: plan })).toBeVisible();
  await expect(mara.getByText('You propose to examine Vane and the Katana.')).toBeVisible();
  for (const name of ['Wait', 'Go ahead']) await expect(mara.getByRole('button', { name })).toHaveCount(0);
  await expect(mara.getByRole('button', { name: 'Examine now' })).toBeVisible();
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
  await expect(goAhead).toHaveCount(0);
  await expect(otis.getByRole('button', { name: 'Wait' })).toBeVisible();
  for (const phone of phones) await expect(phone.getByText('Go ahead: Otis.')).toBeVisible();

  // The form starts with the proposed pair for every seat. For the plan's author it starts at the confirmation.
  await ofDock(otis, /^Examine/).click();
  const form = otis.getByRole('dialog', { name: 'Who and what?' });
  await expect(form.getByText('Vane and the Katana. You’ll be asked to confirm.')).toBeVisible();
  await form.getByRole('button', { name: 'Not yet' }).click();
  await mara.getByRole('button', { name: 'Examine now' }).click();
  const confirm = mara.getByRole('dialog', { name: 'Examine this pair?' });
  for (const token of ['vane', 'katana'] as const) await expect(confirm).toContainText(tokenName(token));
  await expect(confirm.getByRole('button', { name: 'Examine now' })).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Tell the table first' })).toHaveCount(0);
  await mara.keyboard.press('Escape');
  await expect(confirm).toBeHidden();

  await wait.click();
  await expect(wait).toHaveCount(0);
  await expect(ines.getByRole('button', { name: 'Go ahead' })).toHaveCount(0);
  for (const phone of phones) await expect(phone.getByText('Asked to wait: Ines.')).toBeVisible();
  expect((await truthOf(server, code)).examinations).toEqual([]);
  await mara.getByRole('button', { name: 'Examine now' }).click();
  await confirm.getByRole('button', { name: 'Examine now' }).click();
  await expect(verdict(mara)).toHaveText(/Wrong|Fishy|Correct/);
  await expect(otis.getByText(plan)).toHaveCount(0);
});

test('a half-filled form survives the shot screen that covers it', async ({ server, device }) => {
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

test('a phone’s board begins with its player’s side, covered', async ({ server, device }) => {
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
