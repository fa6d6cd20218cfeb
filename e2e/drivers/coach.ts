import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import type { Learner } from '#shared/testing/coach.ts';
import { drawnAgain } from '../looks/inPage';
import { expect, SOON } from './journey';
import { poster } from './room';

const learnIt = (home: Page, title: string): Locator => poster(home, title).getByRole('button', { name: 'Learn it' });

/** Opens the lesson of a game from the home page, and starts it. */
export async function startLesson(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await learnIt(page, title).click();
  await expect(page.getByRole('heading', { name: 'What the others do' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await expect(coachCard(page)).toBeVisible();
}

export const coachCard = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

export const lastPage = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Play it with bots' }) });

/** Functions that do what a hint asks for, keyed by the name of the hint's target. Any other target is pressed. */
export type Ways = Readonly<Record<string, (thing: Locator, page: Page) => Promise<void>>>;

/** Targets that show a secret while they are held. */
const HELD = ['envelope', 'own-cards', 'side', 'words', 'look', 'hand', 'learned'];

const WAYS: Ways = {
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
  'look-card': (thing) => thing.locator('label').first().click(),
};

/** Runs in the page: returns the edge of the table at which the coach's card is, or null if the card is in a sheet. */
function edgeOfCard(): string | null {
  const slot = document.querySelector('[aria-label="Coach"]')?.closest('[data-coach-slot]');
  return slot && !slot.closest('dialog') ? slot.getAttribute('data-coach-slot') : null;
}

/** Runs in the page: returns the text of the coach's hint and the name of its target. */
function readHint(): string {
  const card = document.querySelector('[aria-label="Coach"]')?.textContent;
  return `${card} ${document.querySelector('[data-coached]')?.getAttribute('data-coach')}`;
}

/**
 * Runs in the page: marks an enabled control that is not the coach's target, preferably one of the same kind, such as
 * another card. Returns false if there is none.
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

/**
 * Runs in the page: lists faults in the layout of the coach's card and its target. Both must be fully visible and
 * uncovered, and the card must not cover a secret that is being held.
 */
function misplaced(): string[] {
  const wrong: string[] = [];
  const card = document.querySelector<HTMLElement>('[aria-label="Coach"]');
  const ring = document.querySelector<HTMLElement>('[data-coached]');
  const heading = card?.querySelector('h2')?.textContent ?? '';
  const look = (what: string, element: HTMLElement) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const say = (how: string) =>
      wrong.push(`${heading}: ${what} ${how} (${[left, top, width, height].map(Math.round)})`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) say('is cut by the screen');
    let isFixed = getComputedStyle(element).position === 'fixed';
    for (let box = element.parentElement; box && box.tagName !== 'BODY' && !isFixed; box = box.parentElement) {
      const { display, position, overflowX, overflowY } = getComputedStyle(box);
      isFixed = position === 'fixed';
      if (display === 'contents') continue;
      const clip = box.getBoundingClientRect();
      const isCut =
        (overflowY !== 'visible' && (top < clip.top - 1 || bottom > clip.bottom + 1)) ||
        (overflowX !== 'visible' && (left < clip.left - 1 || right > clip.right + 1));
      if (isCut) say(`is cut by ${box.className}`);
    }
    for (const x of [0.15, 0.5, 0.85])
      for (const y of [0.15, 0.5, 0.85]) {
        const above = document.elementFromPoint(left + x * width, top + y * height);
        if (above && (element.contains(above) || above.contains(element))) continue;
        return say(`is covered by ${above?.tagName} ${above?.className}`);
      }
  };
  if (card) look('the coach', card);
  for (const words of card?.querySelectorAll<HTMLElement>('h2, footer button') ?? []) look('the coach’s words', words);
  if (ring) look(`its target “${ring.dataset.coach ?? ring.dataset.tab}”`, ring);
  for (const secret of document.querySelectorAll('[data-secret="open"]')) {
    const { left, top, width, height } = secret.getBoundingClientRect();
    const points = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint(left + width / 2, top + part * height));
    if (points.some((above) => above?.closest('[data-coach-slot]'))) wrong.push(`${heading}: it covers what is held`);
  }
  return wrong;
}

/** Lists the layout faults that remain after temporary scenes have closed. */
async function misplacedOn(page: Page): Promise<string[]> {
  let found: string[] = [];
  const look = async () => {
    found = await page.evaluate(misplaced);
    return found;
  };
  await expect
    .poll(look, { timeout: 4_000, intervals: SOON })
    .toEqual([])
    .catch(() => undefined);
  return found;
}

/** The time limit in ms for pressing the target of a hint. */
const A_WHILE = 10_000;

/**
 * Limits for a coached match: the number of hints, how often the same hint may be followed in a row, and the seconds
 * spent waiting for other players.
 */
const MOST = { hints: 150, repeats: 12, seconds: 240 };

/**
 * The time for which a slow learner waits before acting, and the size of the clock's steps, both in ms. All clocks run
 * out in that time.
 */
const DAWDLING = [10 * 60_000, 10_000] as const;

export interface Followed {
  /** Layout faults: targets, words of the coach and held secrets that were covered or cut off. */
  misplaced: string[];
  titles: string[];
  /** The number of times the card moved to the other edge of the table. */
  jumps: number;
  /** The highest step shown, and the total number of steps. The last page counts as the last step. */
  step: number;
  of: number;
}

/**
 * Follows the coach to the last page: presses the highlighted target or Next, and lets time pass while other players
 * act. A slow learner first waits until all clocks have run out. A stubborn learner first presses something else at
 * each hint.
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
  // The button that closes a verdict, a shot or the last scene. These may also close by themselves.
  const shown = page
    .getByRole('button', { name: /^(Go on|Got it|\w+day begins|Open the case file)$/ })
    .and(page.locator('dialog :not([aria-label="Coach"] *)'))
    .or(page.locator('[data-scene]').getByRole('button', { name: 'See the results' }));
  const followed: Followed = { misplaced: [], titles: [], jumps: 0, step: 0, of: 0 };
  let edge: string | null = null;
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
      // While other players act, the card shows no step number.
      const count = /Step (\d+) of (\d+)/.exec(await card.innerText({ timeout: A_WHILE }));
      followed.step = Math.max(followed.step, Number(count?.[1] ?? 0));
      followed.of = Number(count?.[2] ?? followed.of);
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
      const at = await page.evaluate(edgeOfCard);
      if (at !== null && edge !== null && at !== edge) followed.jumps += 1;
      edge = at ?? edge;
      const latest = titles.slice(-MOST.repeats);
      if (latest.length === MOST.repeats && new Set(latest).size === 1) break;
      await page.evaluate(drawnAgain);
      followed.misplaced.push(...(await misplacedOn(page)));
      if (isRead) await read.click({ timeout: A_WHILE });
      else {
        const mark = (await ring.first().getAttribute('data-coach', { timeout: A_WHILE })) ?? '';
        const way = { ...WAYS, ...ways }[mark];
        if (way) await way(ring.first(), page);
        else if (mark.split(' ').some((one) => HELD.includes(one))) {
          const button = ring.first().getByRole('button').first();
          await ((await button.count()) ? button : ring.first()).hover({ timeout: A_WHILE });
          await page.mouse.down();
          followed.misplaced.push(...(await misplacedOn(page)));
          await page.mouse.up();
        } else await ring.first().click({ timeout: A_WHILE });
      }
    } catch (error) {
      // The click failed because another player moved first. The coach then shows a different hint, or a verdict or
      // shot covers the target.
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
