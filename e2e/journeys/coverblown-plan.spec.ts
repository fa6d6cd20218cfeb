import { must } from '#shared/must.ts';
import { fillIn, ofDock, tokenName, truthOf } from '../drivers/coverblown';
import { expect, holding, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTable } from '../drivers/table';

test.use({ viewport: { width: 360, height: 640 } });

test('a plan covers the buttons on every phone, and Wait objects to it', async ({ server, device }) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis']);
  const [ines, mara, otis] = [must(phones[0]), must(phones[1]), must(phones[2])];
  await fillIn(mara, 'vane', 'katana');
  await mara.getByRole('button', { name: 'Tell the table first' }).click();

  const plan = 'Mara proposes to examine Vane and the Katana.';
  for (const phone of [ines, otis]) await expect(phone.getByRole('status').filter({ hasText: plan })).toBeVisible();
  await expect(mara.getByText('You propose to examine Vane and the Katana.')).toBeVisible();
  await expect(mara.getByRole('button', { name: 'Wait' })).toHaveCount(0);
  const wait = ines.getByRole('button', { name: 'Wait' });
  const { width, height } = must(await wait.boundingBox());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(ofDock(ines, /^Examine/)).toBeInViewport({ ratio: 1 });
  await wait.click();
  await expect(wait).toHaveCount(0);
  for (const phone of phones) await expect(phone.getByText('Asked to wait: Ines.')).toBeVisible();
  expect((await truthOf(server, code)).examinations).toEqual([]);
  await moves(server, code, '1', 'examine', 'pike', 'bat');
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

test('a phone’s board begins with the covered side of its player', async ({ server, device }) => {
  const { phones, code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis']);
  const { players } = await truthOf(server, code);
  for (const [seat, phone] of phones.entries()) {
    const { role, contact } = must(players[seat]);
    const words = new RegExp(`^${role === 'honest' ? 'Honest' : 'Dirty'} cop\\. Your contact: ${tokenName(contact)}`);
    const strip = phone.getByRole('button', { name: 'Hold to look: your side, your contact' });
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(ofDock(phone, /^Call(?!s)/)).toBeInViewport({ ratio: 1 });
    await expect(phone.getByText(words)).toHaveCount(0);
    await holding(phone, strip, () => expect(phone.getByText(words)).toBeVisible());
    await expect(phone.getByText(words)).toHaveCount(0);
  }
});
