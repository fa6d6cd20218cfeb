import type { Page } from '@playwright/test';
import { must } from '../../shared/must';
import type { GameFacts } from '../../shared/room';
import { expect, test } from '../drivers/journey';
import { pressOn } from '../drivers/keyboard';
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

test('a bot plays at the level that is chosen where it is added, and the choice is remembered', async ({
  server,
  device,
}) => {
  const { code, phones } = await inRoom({ server, device }, ['Ines'], 'covert');
  const page = must(phones[0]);
  const bots = async () => (await server.room(code)).members.flatMap(({ bot }) => bot ?? []);
  const [game] = (await server.ask<GameFacts[]>('GET', '/api/games')).body.filter(({ id }) => id === 'covert');
  const { levels, usualBot } = must(game);
  const sheet = page.getByRole('dialog', { name: 'Add a bot' });
  const chance = sheet.getByRole('button', { name: /^Chance/ });

  await pressOn(page, page.getByRole('button', { name: 'Add a bot' }));
  await expect(sheet.getByRole('button', { name: must(levels.find(({ id }) => id === usualBot)).title })).toBeFocused();
  await expect(sheet.getByRole('listitem')).toHaveCount(levels.length);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await bots()).toEqual([]);

  await page.keyboard.press('Enter');
  await pressOn(page, chance);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bot' }).first()).toContainText('Chance');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(chance).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(bots).toEqual(['random', 'random']);

  const name = must((await server.room(code)).members[1]).name;
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Play at another level' }).click();
  const first = must(levels[0]);
  await page
    .getByRole('dialog', { name: `How ${name} plays` })
    .getByRole('button', { name: first.title })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(first.title);
  expect(await bots()).toEqual([first.id, 'random']);
});
