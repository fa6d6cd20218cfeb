import { must } from '#shared/must.ts';
import { answer, hangUp } from '../drivers/coverblown';
import { expect, test } from '../drivers/journey';
import { readCards, tryWithBots } from '../drivers/room';

test.use({ viewport: { width: 390, height: 844 } });

test('a practice match has no time limit', async ({ server, device }) => {
  const page = await device({ isNew: true });
  await page.goto('/');
  await tryWithBots(page, 'Cover Blown!').click();
  await readCards(page, 'Cover Blown!');
  await answer(page);
  await hangUp(page);
  const code = page.url().slice(-6);
  const banner = page.locator('header').filter({ hasText: 'Untimed' });
  await expect(banner.getByText('Untimed')).toBeInViewport({ ratio: 1 });
  await expect(banner.getByRole('timer')).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'At the table' });
  await expect(menu.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await menu.getByText('Instant', { exact: true }).click();
  await expect(menu.getByRole('radio', { name: 'Instant' })).toBeChecked();
  expect((await server.room(code)).botSpeed).toBe('at-once');

  await menu.getByRole('button', { name: 'Who’s here' }).click();
  const bot = must((await server.room(code)).members.find(({ about }) => about !== undefined));
  await page.getByRole('button', { name: `More about ${bot.name}` }).click();
  await expect(page.getByText(`${bot.name}. ${bot.about}`)).toBeVisible();
});
