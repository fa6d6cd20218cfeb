import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { expect, SOON } from './journey';
import { poster } from './room';

/** Returns the button on a game's poster that opens its coached match. */
export const learnIt = (home: Page, title: string): Locator =>
  poster(home, title).getByRole('button', { name: 'Learn it' });

export const coachCard = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** Ways to act on the coach's targets, by the target's name. All other targets are pressed. */
type Ways = Readonly<Record<string, (thing: Locator, page: Page) => Promise<void>>>;

const hold: Ways[string] = async (thing, page) => {
  const button = thing.getByRole('button').first();
  await ((await button.count()) ? button : thing).hover();
  await page.mouse.down();
  await page.mouse.up();
};

const WAYS: Ways = {
  envelope: hold,
  'own-cards': hold,
  'call-card': hold,
  look: hold,
  hint: async (thing, page) => {
    const [, word = 'heavy'] = (await coachCard(page).innerText()).match(/“(\w+)”/) ?? [];
    await thing.getByRole('textbox').fill(word.toLowerCase());
    await thing.getByRole('textbox').press('Enter');
  },
  plates: async (thing, page) => {
    await thing.getByText('Skip').first().click();
    await page.getByRole('button', { name: /^Lock/ }).click();
  },
  'pick-card': (thing) => thing.locator('label, button[aria-disabled="false"]').first().click(),
};

/** Runs in the page: returns the coach's text and the name of its target. */
function readHint(): string {
  const card = document.querySelector('[aria-label="Coach"]')?.textContent;
  return `${card} ${document.querySelector('[data-coached]')?.getAttribute('data-coach')}`;
}

/** The time limit for pressing the coach's target, in ms. */
const A_WHILE = 10_000;

/** Limits for a coached match: more hints than any has, and more seconds than the other players need. */
const MOST = { hints: 150, seconds: 240 };

/**
 * Follows the coach to its last hint: presses the ringed target, reads on, and lets time pass while others play.
 * Returns the titles of the hints in order.
 */
export async function followCoach(page: Page, server: TestServer, ways: Ways = {}): Promise<string[]> {
  const card = coachCard(page);
  const ring = page.locator('[data-coached]');
  const read = card.getByRole('button', { name: /^(Next|Done)$/ });
  // The button that closes a verdict or a shot, which all players are shown. Each also closes by itself.
  const shown = page
    .getByRole('button', { name: /^(Go on|\w+day begins|Open the case file)$/ })
    .and(page.locator('dialog :not([aria-label="Coach"] *)'));
  const titles: string[] = [];
  const now = () => page.evaluate(readHint);
  let seconds = 0;
  while (titles.length < MOST.hints && seconds < MOST.seconds) {
    const before = await now();
    if (await shown.isVisible()) {
      await shown.click({ timeout: 1_000 }).catch(() => undefined);
      continue;
    }
    try {
      if (await read.isVisible()) {
        const isLast = (await read.innerText({ timeout: A_WHILE })) === 'Done';
        const title = await card.getByRole('heading').innerText({ timeout: A_WHILE });
        await read.click({ timeout: A_WHILE });
        titles.push(title);
        if (isLast) return titles;
      } else if ((await card.isVisible()) && (await ring.first().isVisible())) {
        titles.push(await card.getByRole('heading').innerText({ timeout: A_WHILE }));
        const mark = (await ring.first().getAttribute('data-coach', { timeout: A_WHILE })) ?? '';
        const way = { ...WAYS, ...ways }[mark] ?? ((thing) => thing.click({ timeout: A_WHILE }));
        await way(ring.first(), page);
      } else {
        await server.pass(1_000, 500);
        seconds++;
        continue;
      }
    } catch (error) {
      // The page got another player's move in the meantime: the coach has moved on, or a verdict or shot covers the
      // target.
      if ((await now()) === before && !(await shown.isVisible())) throw error;
      continue;
    }
    await expect
      .poll(now, { timeout: 3_000, intervals: SOON })
      .not.toBe(before)
      .catch(() => undefined);
  }
  throw new Error(`the coach never ends: ${titles.slice(-5).join(' / ')}`);
}
