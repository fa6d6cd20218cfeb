import type { Locator, Page, ViewportSize } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import type { Learner } from '#shared/testing/coach.ts';
import { coachCard, followCoach, lastPage, startLesson, type Ways } from '../drivers/coach';
import { answer, hangUp, look, tokenName, truthOf } from '../drivers/coverblown';
import { tile } from '../drivers/covert';
import { hintField, readEnvelope } from '../drivers/covertques';
import { expect, holding, test } from '../drivers/journey';

// Motion is reduced to save time, because the lessons take minutes of match time. Tests without a coach cover full
// motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LEARNERS: Readonly<Record<Learner, ViewportSize>> = {
  obedient: { width: 844, height: 390 },
  slow: { width: 360, height: 640 },
  stubborn: { width: 390, height: 844 },
};

/** In Cover Blown!, makes the learner claim the last clue that was heard, because the hint does not name it. */
const claimsWhatWasHeard = (server: TestServer): Ways => ({
  'say-clean': async (thing, page) => {
    if ((await thing.getAttribute('type')) === 'button') return thing.click();
    const { players } = await truthOf(server, page.url().slice(-6));
    const { token } = must(players['0']?.calls.at(-1)?.clues.at(-1));
    const list = page.getByRole('region', { name: 'I can clear…' });
    await list.getByRole('button', { name: tokenName(token) }).click();
  },
  // On a tall phone, the whole form fits under the coach's card.
  'ask-first': async (thing, page) => {
    const hidden = await page
      .locator('dialog[open] div')
      .evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).overflowY === 'auto')
          .map((part) => part.scrollHeight - part.clientHeight),
      );
    if (page.viewportSize()?.height === 844) expect.soft(hidden, 'px to scroll').toEqual([0]);
    await thing.click();
  },
  // On a low screen, the suspects can still be recognized.
  'plan-wait': async (thing, page) => {
    const pictures = page
      .getByRole('main')
      .getByRole('group', { name: 'Suspects' })
      .locator('button > :first-child img');
    const heights = await pictures.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect.soft(Math.min(...heights), 'height of a picture').toBeGreaterThanOrEqual(24);
    await thing.click();
  },
});

/** In Covert, checks that the tiles stay in view while the learner picks a die for one of them. */
const seesTiles = async (die: Locator, page: Page) => {
  const coach = must(await coachCard(page).boundingBox());
  const { y } = must(await tile(page, 0).boundingBox());
  expect.soft(y, 'the upper tiles are below the coach').toBeGreaterThanOrEqual(coach.y + coach.height - 1);
  await die.click();
};
const coversTiles: Ways = Object.fromEntries([0, 1, 2, 3, 4].map((die) => [`decoder-die:${die}`, seesTiles]));

for (const title of ['Cover Blown!', 'Covert Ques', 'Good Cop Bad Cop', 'Covert']) {
  for (const [learner, viewport] of Object.entries(LEARNERS) as [Learner, ViewportSize][]) {
    const { width, height } = viewport;
    test(`${title} at ${width}x${height}: the coach leads the ${learner} learner to the last page`, async ({
      server,
      device,
    }) => {
      test.setTimeout(240_000);
      const page = await device({ isNew: true, viewport });
      await startLesson(page, title);
      await expect(page.getByText('Untimed').first()).toBeVisible();

      const { step, of, misplaced, jumps } = await followCoach(page, server, learner, {
        'face:3': async (face) => {
          await face.hover();
          await page.mouse.down();
          await expect(face).toBeHidden();
          await page.mouse.up();
        },
        ...claimsWhatWasHeard(server),
        ...coversTiles,
        say: (faces) => faces.getByRole('button').first().click(),
      });
      expect(step).toBe(of);
      expect(misplaced).toEqual([]);
      // The card moves to the other edge only if it would cover its target. This happens at most once in a lesson.
      expect(jumps).toBeLessThanOrEqual(1);
      const room = await server.room(page.url().slice(-6));
      // Covert’s lesson ends before the match does.
      const isOver = title !== 'Covert';
      expect(room.match).toMatchObject({ over: isOver, lesson: true });
      expect(room.totals).toEqual([]);

      await lastPage(page).getByRole('button', { name: 'Play it with bots' }).click();
      await expect(coachCard(page)).toBeHidden();
      await expect(async () => {
        const { match } = await server.room(page.url().slice(-6));
        expect(match).toMatchObject({ over: false });
        expect(match).not.toHaveProperty('lesson');
      }).toPass();
    });
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
]) {
  test(`at ${viewport.width}x${viewport.height}, a learner who hangs up early is led back to the missed steps`, async ({
    server,
    device,
  }) => {
    test.setTimeout(240_000);
    const page = await device({ isNew: true, viewport });
    await startLesson(page, 'Cover Blown!');
    const { step, of, misplaced, titles } = await followCoach(page, server, 'obedient', {
      ...claimsWhatWasHeard(server),
      async answer(button) {
        await button.click();
        await hangUp(page);
      },
    });
    expect(titles.filter((title) => /^H(old to see|ear what)/.test(title)).length).toBeGreaterThan(3);
    expect(step).toBe(of);
    // On a low screen, a phone call does not fit into the drawer, so the drawer can be scrolled.
    const isCall = (fault: string) => viewport.height < 400 && fault.includes('words”');
    expect(misplaced.filter((fault) => !isCall(fault))).toEqual([]);
  });
}

test('on a phone in landscape, the lesson’s goal covers no words of Covert Ques', async ({ server, device }) => {
  const page = await device({ isNew: true, viewport: { width: 844, height: 390 } });
  await startLesson(page, 'Covert Ques');
  await readEnvelope(page);
  await server.pass(20_000);
  await expect(hintField(page)).toBeVisible();
  const goal = must(await page.getByText('Find the Hacker').boundingBox());
  const label = must(await page.getByText('Give one to three words').boundingBox());
  const width = Math.min(goal.x + goal.width, label.x + label.width) - Math.max(goal.x, label.x);
  const height = Math.min(goal.y + goal.height, label.y + label.height) - Math.max(goal.y, label.y);
  // Words that are only for screen readers have a size of one pixel.
  expect(Math.min(width, height)).toBeLessThanOrEqual(1);
});

test('on a phone, the lesson’s progress bar is as wide beside Next as without it', async ({ device }) => {
  const page = await device({ isNew: true, viewport: LEARNERS.stubborn });
  await startLesson(page, 'Cover Blown!');
  const bar = coachCard(page).locator('[class*="bar"]');
  const { width } = must(await bar.boundingBox());
  await answer(page);
  await holding(page, look(page), () => Promise.resolve());
  await expect(coachCard(page).getByRole('button', { name: 'Next' })).toBeVisible();
  expect(must(await bar.boundingBox()).width).toBe(width);
});

test('leaving the lesson takes a confirmation', async ({ server, device }) => {
  const page = await device({ isNew: true });
  await startLesson(page, 'Good Cop Bad Cop');
  const card = coachCard(page);
  const title = await card.getByRole('heading').innerText();
  const leave = card.getByRole('button', { name: 'Leave the lesson' });
  await leave.click();
  await card.getByRole('button', { name: 'Stay in the lesson' }).click();
  await expect(card.getByRole('heading')).toHaveText(title);
  await leave.click();
  await expect(card.getByRole('heading')).toHaveText('Leave the lesson?');
  await card.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /File them/ })).toBeVisible();
  await expect(coachCard(page)).toBeHidden();
  expect((await server.room(page.url().slice(-6))).match).toMatchObject({ over: false });
});
