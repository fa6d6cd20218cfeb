import type { FrameLocator, Page } from '@playwright/test';
import { must } from '../../shared/must';
import { expect, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { inRoom } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
const TELEVISION = { viewport: { width: 1920, height: 1080 } };
const DESK = { viewport: { width: 1440, height: 900 } };

/** A stage is magnified as a whole, in a frame of its own page. */
const onStage = (page: Page): FrameLocator => page.frameLocator('iframe');

test('a delayed stage is announced to everybody, waits, and shows all cards when they are that old', async ({
  server,
  device,
}) => {
  const { code, guests, phones } = await inRoom({ server, device }, NAMES.slice(0, 3));
  const [host, guest] = [must(phones[0]), must(phones[1])];
  await host.setViewportSize(DESK.viewport);
  await host.getByRole('button', { name: 'Open the stage' }).click();
  await host.getByRole('switch', { name: /delayed stage/ }).click();
  await expect(host.getByText('10 min', { exact: true })).toBeVisible();
  await expect(guest.getByText(/shows all cards, 10 minutes late/).first()).toBeVisible();
  const stream = await device(TELEVISION);
  await stream.goto(`/r/${code}/stage/delayed`);
  await expect(onStage(stream).getByText(/10 minutes after it happens/)).toBeVisible();

  await server.pass(10_000);
  expect((await server.as(must(guests[0]), 'POST', '/start')).status).toBe(201);
  await moves(server, code, '0', 'ackFirstCall');
  await expect(guest.getByText(/shows all cards of this match, 10 minutes late/)).toBeVisible();
  await server.pass(9 * 60_000, 30_000);
  await expect(onStage(stream).getByText(/10 minutes after it happens/)).toBeVisible();
  await server.pass(61_000, 30_000);
  await expect(onStage(stream).getByText('All cards up, 10 min late')).toBeVisible();
  await expect(onStage(stream).getByText('Did it')).toBeVisible();
});
