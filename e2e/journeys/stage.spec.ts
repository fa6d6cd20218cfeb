import type { FrameLocator, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { inRoom } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
const TELEVISION = { viewport: { width: 1920, height: 1080 } };
const DESK = { viewport: { width: 1440, height: 900 } };

/** Returns the frame that contains the stage. The page around it magnifies it. */
const onStage = (page: Page): FrameLocator => page.frameLocator('iframe');
const ticket = (page: Page) => onStage(page).getByRole('region', { name: 'Invitation' });
const captions = (page: Page) => onStage(page).getByRole('region', { name: 'What happened' });
const sentence = (page: Page) => onStage(page).locator('header').getByRole('status');

/** Returns the size of the smallest text on the stage, outside the board, in screen pixels. */
async function smallestWords(page: Page): Promise<number> {
  const width = (await page.locator('iframe').boundingBox())?.width ?? 0;
  const scale =
    width /
    (await onStage(page)
      .locator('html')
      .evaluate(() => innerWidth));
  const parts = onStage(page).locator('header, [aria-label="Invitation"], [aria-label="What happened"]');
  const sizes = await parts.evaluateAll((found) =>
    found
      .flatMap((part) => [...part.querySelectorAll('*')])
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(4);
  return Math.min(...sizes) * scale;
}

test('a stage waits for people and shows the table', async ({ server, device }) => {
  const { code, guests, phones } = await inRoom({ server, device }, NAMES.slice(0, 3));
  const host = must(phones[0]);
  const television = await device(TELEVISION);
  await television.goto(`/r/${code}/stage`);
  await expect(ticket(television)).toContainText(code);
  await expect(ticket(television)).toContainText('Sit down');
  await expect(onStage(television).getByRole('list', { name: 'Here' }).getByRole('listitem')).toHaveText(
    NAMES.slice(0, 3),
  );
  await server.pass(250);
  await expect(host.getByText('A stage is open')).toBeVisible();

  await server.as(must(guests[0]), 'POST', '/start');
  await expect(ticket(television)).toContainText('Watch');
  await expect(sentence(television)).toContainText('Monday');
  await moves(server, code, '1', 'ackFirstCall');
  await moves(server, code, '1', 'claim', 'clean', 'katana');
  await moves(server, code, '1', 'investigate', 'suspects');
  await expect(captions(television)).toContainText('Mara made a call.');
  await expect(onStage(television).getByRole('region', { name: 'Last said' })).toContainText('Katana');
  expect(await smallestWords(television)).toBeGreaterThanOrEqual(24);
});

test('a screen can show a locked room once a member has allowed it', async ({ server, device }) => {
  const { code, guests, phones } = await inRoom({ server, device }, NAMES.slice(0, 2));
  const member = must(phones[1]);
  await server.as(must(guests[0]), 'PATCH', '', { locked: true });
  const television = await device(TELEVISION);
  await television.goto(`/r/${code}/stage`);
  await expect(onStage(television).getByRole('status')).toHaveText('This room is locked');
  const question = member.getByRole('dialog', { name: 'A screen wants to show this room' });
  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(onStage(television).getByRole('status')).toHaveText('Not allowed', { timeout: 10_000 });
  await onStage(television).getByRole('button', { name: 'Ask again' }).click();
  await expect(question).toBeVisible();
  await expect(onStage(television).getByRole('main')).not.toContainText(/Ines|Mara|Cover Blown/);
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect(ticket(television)).toContainText(code, { timeout: 10_000 });
  await television.reload();
  await expect(ticket(television)).toContainText(code);
  await expect(question).toBeHidden();
  // A device of a member can open the stage without asking.
  await member.goto(`/r/${code}/stage`);
  await expect(ticket(member)).toContainText(code);
});

test('a small phone shows the whole URL of the stage', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, NAMES.slice(0, 1));
  const host = must(phones[0]);
  await host.setViewportSize({ width: 360, height: 640 });
  await host.getByRole('button', { name: 'Put the table on a TV' }).click();
  const address = host.getByRole('textbox', { name: 'Address of the stage' });
  await expect(address).toHaveValue(/\/stage$/);
  expect(await address.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  await expect(address).toBeInViewport({ ratio: 1 });
});

test('a delayed stage shows all cards only after the delay', async ({ server, device }) => {
  const { code, guests, phones } = await inRoom({ server, device }, NAMES.slice(0, 3));
  const [host, guest] = [must(phones[0]), must(phones[1])];
  await host.setViewportSize(DESK.viewport);
  await host.getByRole('button', { name: 'Put the table on a TV' }).click();
  await host.getByRole('switch', { name: /delayed stage/ }).click();
  await expect(host.getByText('10 min', { exact: true })).toBeVisible();
  await expect(guest.getByText(/a stage shows all cards 10 minutes late to anyone/).first()).toBeVisible();
  const stream = await device(TELEVISION);
  await stream.goto(`/r/${code}/stage/delayed`);
  await expect(onStage(stream).getByText(/with all cards up, 10 minutes late/)).toBeVisible();

  await server.pass(10_000);
  expect((await server.as(must(guests[0]), 'POST', '/start')).status).toBe(201);
  await moves(server, code, '0', 'ackFirstCall');
  await expect(guest.getByText(/shows all cards of this match 10 minutes late/)).toBeVisible();
  await server.pass(9 * 60_000, 30_000);
  await expect(onStage(stream).getByText(/with all cards up, 10 minutes late/)).toBeVisible();
  await server.pass(61_000, 30_000);
  await expect(onStage(stream).getByText('All cards up, 10 min late')).toBeVisible();
  await expect(onStage(stream).getByText('Did it')).toBeVisible();
  const cops = onStage(stream).getByRole('main').getByRole('listitem');
  await expect(cops.filter({ hasText: /Paid by/ })).toHaveCount(1);
  await expect(cops.filter({ hasText: /Contact/ })).toHaveCount(2);
  // The board is centred and as large as possible.
  const shown = must(await onStage(stream).getByRole('region', { name: 'Everything face up' }).boundingBox());
  expect(Math.abs(shown.x + shown.width / 2 - TELEVISION.viewport.width / 2)).toBeLessThan(20);
  expect(Math.max(shown.width / 0.92 / TELEVISION.viewport.width, shown.height / 700)).toBeGreaterThan(0.8);
});
