import type { Page } from '@playwright/test';
import { must } from '../../shared/must';
import { expect, test } from '../drivers/journey';
import { inRoom } from '../drivers/table';

test('the door of a room names its host and game and shows who is inside', async ({ server, device }) => {
  const host = await server.makeRoom('Mara', { game: 'covertques' });
  for (const name of ['Tobias', 'Otis']) await server.join(host.code, name);
  const page = await device();
  await page.goto(`/r/${host.code}`);
  await expect(page.getByRole('heading', { name: 'Mara’s table: Covert Ques' })).toBeVisible();
  const inside = page.getByRole('list', { name: 'Here already' }).getByRole('listitem');
  await expect(inside).toHaveText(['Mara', 'Tobias', 'Otis']);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Wren');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wren' })).toContainText('You');
});

/** The line over the host's Start, on that screen. */
const says = (page: Page | undefined, line: string) =>
  expect(must(page).getByRole('status').filter({ hasText: line })).toHaveText(line);

test('Not yet is a quiet switch, and everybody reads who is awaited', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, ['Ines', 'Mara', 'Tobias', 'Otis', 'Wren']);
  const [ines, mara, tobias, otis] = phones.map((phone) => must(phone));
  await says(mara, 'Everybody is ready. Ines starts.');
  // A guest's dock has nothing to press but the switch.
  await expect(must(mara).getByRole('button', { name: /^(Not yet|I am ready)$/ })).toHaveCount(0);
  for (const page of [mara, tobias, otis]) await must(page).getByRole('switch', { name: 'Not yet' }).click();
  await says(mara, 'You are holding the start.');
  await says(ines, 'Waiting for Mara, Tobias and 1 more.');
  await expect(must(ines).getByRole('button', { name: 'Start Cover Blown!' })).toHaveAttribute('aria-disabled', 'true');
  await must(otis).getByRole('switch', { name: 'Not yet' }).click();
  await says(ines, 'Waiting for Mara and Tobias.');
});
