import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { CITY_NAMES, MISSION_NAMES, REGION_NAMES } from '#games/covert/content/cardsText.ts';
import type { Circle, CityId, RegionId } from '#games/covert/state.ts';
import { expect } from '../journey';

const read = (file: string): readonly { id: string; name: string }[] =>
  JSON.parse(readFileSync(new URL(`../../../games/covert/content/${file}`, import.meta.url), 'utf8'));
/** The names of characters, which are the same in all languages. */
export const PROPER_NAMES = read('characters.json').map(({ name }) => name);
const cityName = (id: CityId) => CITY_NAMES[id];
export const regionName = (id: RegionId): string => REGION_NAMES[id];
export const missionName = (id: string): string => MISSION_NAMES[id as keyof typeof MISSION_NAMES];

export const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
export const ribbon = (page: Page): Locator => page.getByRole('region', { name: 'Time to react' });
export const choice = (page: Page): Locator => page.getByRole('region', { name: 'A choice' });
export const engine = (page: Page): Locator => page.getByRole('region', { name: 'Decoder' });
export const ownDie = (page: Page, die: number): Locator => page.locator(`[data-die="${die}"]`);
export const clock = (page: Page, circle: Circle): Locator => page.locator(`[data-circle="${circle}"]`);
export const mini = (page: Page, target: 'decoder' | 'folder'): Locator => page.locator(`[data-target="${target}"]`);
export const tile = (page: Page, position: number): Locator =>
  button(engine(page), new RegExp(`^${position < 6 ? 'Top' : 'Bottom'} row, tile ${(position % 6) + 1}:`));
export const city = (page: Page, id: CityId): Locator => page.locator(`[data-city="${id}"]`);
export const cityRow = (page: Page, id: CityId): Locator =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${cityName(id)}, `) });
export const undo = (page: Page): Locator => button(page, /^Undo/);

/**
 * Opens a tab of the table. `name` is the tab's label on a phone held upright. Does nothing on a wide screen, which
 * shows everything without tabs.
 */
export async function openTab(page: Page, name: 'Map' | 'Dice' | 'Other spaces' | 'Cards' | 'Players'): Promise<void> {
  const tab = page
    .getByRole('tablist', { name: 'Parts of the table' })
    .getByRole('tab', { name: name === 'Dice' ? /^(Dice|Actions)$/ : name });
  if (await tab.isVisible()) await tab.click();
}

const shapeOf = (page: Page) => page.locator('[data-shape]').getAttribute('data-shape');

/**
 * Presses a city on the map or, on phones, in the list of cities, because a phone does not show all cities on its map.
 */
export async function touchCity(page: Page, id: CityId): Promise<void> {
  if ((await shapeOf(page)) !== 'phone') return city(page, id).click();
  await openList(page);
  await cityRow(page, id).click();
}

export async function openList(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'List', exact: true });
  if ((await list.getAttribute('aria-pressed')) === 'false') await list.click();
}

export const agentChip = (page: Page, agent: number): Locator =>
  page
    .getByRole('group', { name: 'Your Agents' })
    .getByRole('button')
    .or(page.getByRole('list', { name: 'Your Agents' }).getByRole('listitem').getByRole('button'))
    .nth(agent);

/** Presses a control even if it is disabled, to provoke a refusal. */
export const tap = (target: Locator): Promise<void> => target.click({ force: true });

/** Expects the page to refuse an action with these words. */
export const says = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
