import type { Locator, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect } from './journey';

/** Opens a room from the home page. Resolves to the room's code. */
export async function startRoom(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start a room' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeVisible();
  return must(/\/r\/(\w{6})$/.exec(page.url())?.[1]);
}

export async function linkOn(page: Page): Promise<string> {
  const words = await page.getByRole('region', { name: 'Invitation' }).innerText();
  return `http://${must(/\S+\/r\/\w{6}/.exec(words)?.[0])}`;
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: /Take a seat|Come in and watch/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeHidden();
}

/** Opens a room on the first page, and joins it by its link on all others. Resolves to the room's code. */
export async function gather(pages: readonly Page[], names: readonly string[]): Promise<string> {
  const [host, ...others] = pages;
  const [hostName, ...otherNames] = names;
  const code = await startRoom(must(host), must(hostName));
  const link = await linkOn(must(host));
  for (const [at, page] of others.entries()) await sitDown(page, link, must(otherNames[at]));
  return code;
}

export async function pickGame(host: Page, title: string): Promise<void> {
  // Clicks the label, because a picture covers the radio button. On a phone, the buttons at the bottom cover the lower
  // games.
  const radio = host.getByRole('radio', { name: new RegExp(`^${title}, `) });
  await host.locator('label').filter({ has: radio }).click();
  await expect(host.getByRole('button', { name: `Start ${title}` })).toBeVisible();
}

export async function startMatch(host: Page, title = 'Cover Blown!'): Promise<void> {
  const start = host.getByRole('button', { name: `Start ${title}` });
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  await start.click();
}

export const poster = (home: Page, title: string): Locator =>
  home.getByRole('article').filter({ has: home.getByRole('heading', { name: title, exact: true }) });

export const tryWithBots = (home: Page, title: string): Locator =>
  poster(home, title).getByRole('button', { name: 'Try it with bots' });

export const cards = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: `First time playing ${title}?` });

export async function readCards(page: Page, title: string): Promise<void> {
  await cards(page, title).getByRole('button', { name: 'Got it' }).click();
  await expect(cards(page, title)).toBeHidden();
}
