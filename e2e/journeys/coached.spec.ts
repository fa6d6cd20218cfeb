import type { Learner } from '#shared/testing/coach.ts';
import { coachCard, followCoach, lastPage, startLesson } from '../drivers/coach';
import { expect, test } from '../drivers/journey';

// Reduces motion, since minutes of the match pass while a page draws them. Journeys without a coach test motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LEARNERS: readonly Learner[] = ['obedient', 'slow', 'stubborn'];

/** The learners who follow each game's lesson. */
const LESSONS: Record<string, readonly Learner[]> = {
  'Cover Blown!': LEARNERS,
  'Covert Ques': LEARNERS,
  'Good Cop Bad Cop': LEARNERS,
  Covert: LEARNERS,
};

for (const [title, learners] of Object.entries(LESSONS)) {
  for (const learner of learners) {
    test(`${title}: the coach leads a ${learner} learner from the home page to the last page`, async ({
      server,
      device,
    }) => {
      test.setTimeout(240_000);
      const page = await device({ isNew: true });
      await startLesson(page, title);
      await expect(page.getByText('Untimed').first()).toBeVisible();

      const { step, of } = await followCoach(page, server, learner, {
        'face:3': async (face) => {
          await face.hover();
          await page.mouse.down();
          await expect(face).toBeHidden();
          await page.mouse.up();
        },
        say: (faces) => faces.getByRole('button').first().click(),
      });
      // The coach's last page is the last step, so the highest step shown before it is one less.
      if (learners.length === LEARNERS.length) expect(step).toBe(of - 1);
      const room = await server.room(page.url().slice(-6));
      expect(room.match).toMatchObject({ over: title !== 'Covert', lesson: true });
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

test('the coach can be dismissed, and the match continues without a coach', async ({ server, device }) => {
  const page = await device({ isNew: true });
  await startLesson(page, 'Good Cop Bad Cop');
  await coachCard(page).getByRole('button', { name: 'Skip the coach' }).click();
  await expect(coachCard(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /File them/ })).toBeVisible();
  await expect(coachCard(page)).toBeHidden();
  expect((await server.room(page.url().slice(-6))).match).toMatchObject({ over: false });
});
