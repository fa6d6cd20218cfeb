import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import type { Learner } from '#shared/testing/coach.ts';
import { expect, SOON } from './journey';
import { poster } from './room';

/** Returns the button on a game's poster that opens its coached match. */
const learnIt = (home: Page, title: string): Locator => poster(home, title).getByRole('button', { name: 'Learn it' });

/** Opens a game's lesson on the home page, and reads its cards. */
export async function startLesson(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await learnIt(page, title).click();
  await expect(page.getByRole('heading', { name: 'What the others do' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await expect(coachCard(page)).toBeVisible();
}

export const coachCard = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** Returns the last page of a lesson. */
export const lastPage = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Play it with bots' }) });

/** Functions that act on the coach's targets, by the target's name. A target without a function is pressed. */
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

/** Runs in the page: returns the coach's hint and the name of its target. */
function readHint(): string {
  const card = document.querySelector('[aria-label="Coach"]')?.textContent;
  return `${card} ${document.querySelector('[data-coached]')?.getAttribute('data-coach')}`;
}

/**
 * Runs in the page: marks an enabled control that the coach does not ask for, preferably of the same kind as the
 * target, such as another card. Returns false if there is no such control.
 */
function markWhim(): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const ring = document.querySelector('[data-coached]');
  const kindOf = (element: Element | null) => element?.getAttribute('data-coach')?.split(':')[0];
  const others = [...top.querySelectorAll<HTMLElement>('button[data-coach]')].filter(
    (element) =>
      element !== ring &&
      !element.matches(':disabled, [aria-disabled="true"], [data-coach="close"]') &&
      element.checkVisibility(),
  );
  const whim = others.find((element) => kindOf(element) === kindOf(ring)) ?? others[0];
  whim?.setAttribute('data-whim', '');
  return whim !== undefined;
}

/** The time limit for pressing the coach's target, in ms. */
const A_WHILE = 10_000;

/** Limits for a coached match: more hints than any lesson has, and more seconds than the other players ever take. */
const MOST = { hints: 150, seconds: 240 };

/**
 * Time that a slow learner waits before acting, and the size of its clock steps, both in ms. Every clock in the match
 * runs out in that time.
 */
const DAWDLING = [10 * 60_000, 10_000] as const;

export interface Followed {
  /** The titles of the hints, in order. */
  titles: string[];
  /** The highest step number that was shown, and the number of steps. The last page is the last step. */
  step: number;
  of: number;
}

/**
 * Follows the coach until the last page opens: presses the ringed target, presses Next, and lets time pass while other
 * players act. A slow learner first lets every clock run out, and a stubborn one first presses something else at each
 * hint.
 */
export async function followCoach(
  page: Page,
  server: TestServer,
  learner: Learner = 'obedient',
  ways: Ways = {},
): Promise<Followed> {
  const card = coachCard(page);
  const ring = page.locator('[data-coached]');
  const read = card.getByRole('button', { name: 'Next' });
  // The button that closes the screen of a verdict or a shot. Each of these screens also closes by itself.
  const shown = page
    .getByRole('button', { name: /^(Go on|\w+day begins|Open the case file)$/ })
    .and(page.locator('dialog :not([aria-label="Coach"] *)'));
  const followed: Followed = { titles: [], step: 0, of: 0 };
  const { titles } = followed;
  const whims = new Set<string>();
  const now = () => page.evaluate(readHint);
  let seconds = 0;
  let last = '';
  while (titles.length < MOST.hints && seconds < MOST.seconds) {
    if (await lastPage(page).isVisible()) return followed;
    const before = await now();
    if (await shown.isVisible()) {
      await shown.click({ timeout: 1_000 }).catch(() => undefined);
      continue;
    }
    const isRead = await read.isVisible();
    if (!isRead && !((await card.isVisible()) && (await ring.first().isVisible()))) {
      await server.pass(1_000, 500);
      seconds++;
      continue;
    }
    try {
      const title = await card.getByRole('heading').innerText({ timeout: A_WHILE });
      const [, n, of] = /Step (\d+) of (\d+)/.exec(await card.innerText({ timeout: A_WHILE })) ?? [];
      followed.step = Math.max(followed.step, Number(n));
      followed.of = Number(of);
      if (learner === 'slow' && title !== last) {
        last = title;
        await server.pass(...DAWDLING);
        if ((await now()) !== before || (await shown.isVisible())) continue;
      }
      if (learner === 'stubborn' && !whims.has(title)) {
        whims.add(title);
        if (await page.evaluate(markWhim)) {
          const whim = page.locator('[data-whim]');
          await whim.click({ timeout: A_WHILE });
          await page.evaluate(() => document.querySelector('[data-whim]')?.removeAttribute('data-whim'));
          continue;
        }
      }
      titles.push(title);
      if (isRead) await read.click({ timeout: A_WHILE });
      else {
        const mark = (await ring.first().getAttribute('data-coach', { timeout: A_WHILE })) ?? '';
        const way = { ...WAYS, ...ways }[mark] ?? ((thing) => thing.click({ timeout: A_WHILE }));
        await way(ring.first(), page);
      }
    } catch (error) {
      // The click failed because another player's move arrived: the coach has moved on, or a verdict or shot covers the
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
