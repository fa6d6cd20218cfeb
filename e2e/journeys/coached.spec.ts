import { coachCard, followCoach, learnIt } from '../drivers/coach';
import { expect, test } from '../drivers/journey';

// Reduces motion, since minutes of the match pass while a page draws them. Journeys without a coach test motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The last hint of each game. Covert is coached for one round, and then continues. */
const ENDS: Record<string, RegExp> = {
  'Cover Blown!': /^(Case closed\. You win\.|The dirty cops win this one\.)$/,
  'Covert Ques': /^You found each other\.$/,
  'Good Cop Bad Cop': /^(The Kingpin is down\.|They got you this time\.)$/,
  Covert: /^That was one round\.$/,
};

for (const [title, end] of Object.entries(ENDS)) {
  test(`${title}: the coach leads from the home page to its last hint`, async ({ server, device }) => {
    test.setTimeout(240_000);
    const page = await device({ isNew: true });
    await page.goto('/');
    await learnIt(page, title).click();
    await expect(coachCard(page)).toBeVisible();
    await expect(page.getByText('Practice').first()).toBeVisible();

    const titles = await followCoach(page, server, {
      'face:3': async (face) => {
        await face.hover();
        await page.mouse.down();
        await expect(face).toBeHidden();
        await page.mouse.up();
      },
    });
    expect(titles.at(-1)).toMatch(end);
    await expect(coachCard(page)).toBeHidden();
    const code = page.url().slice(-6);
    const room = await server.room(code);
    expect(room.match).toMatchObject({ over: title !== 'Covert', lesson: true });
    expect(room.totals).toEqual([]);
  });
}

test('the coach can be dismissed, and the match continues without it', async ({ server, device }) => {
  const page = await device({ isNew: true });
  await page.goto('/');
  await learnIt(page, 'Good Cop Bad Cop').click();
  await coachCard(page).getByRole('button', { name: 'Skip the coach' }).click();
  await expect(coachCard(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /File them/ })).toBeVisible();
  await expect(coachCard(page)).toBeHidden();
  expect((await server.room(page.url().slice(-6))).match).toMatchObject({ over: false });
});
