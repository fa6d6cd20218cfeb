import type { Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { tokenName, truthOf, VERDICT_MS } from '../drivers/coverblown';
import { hintAll, truthOf as officeTruth, readyAll, timeOut, voteAll } from '../drivers/covertques';
import { expect, test } from '../drivers/journey';
import { moves, movesNow } from '../drivers/match';
import { asGuest, atTableOf } from '../drivers/table';
import { SHOTS, shoot, stayLonger } from '../looks/looksRight';

const NAMES = ['Ana', 'Mara', 'Tobias', 'Ines'];
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
] as const;

const surname = (token: string) => must(token.split(' ').at(-1));

/** Takes a screenshot at each size, if screenshots are wanted. */
async function pictured(page: Page, screen: string): Promise<void> {
  if (SHOTS === undefined) return;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await shoot(page, SHOTS, screen);
  }
}

const otherWeapon = (weapon: string) => (weapon === 'bat' ? 'katana' : 'bat');

/**
 * Plays two days of a match. The dirty cop swears that the murderer is clean, one cop repeats this claim, and another
 * one solves the case.
 */
async function aWeekOfLies(server: TestServer, code: string) {
  for (const seat of ['0', '1', '2', '3']) await moves(server, code, seat, 'ackFirstCall');
  const { secret, players, seats } = await truthOf(server, code);
  const dirty = must(seats.find((seat) => players[seat]?.role === 'dirty'));
  const [finder, believer] = seats.filter((seat) => seat !== dirty);
  await moves(server, code, dirty, 'claim', 'clean', secret.murderer);
  await moves(server, code, must(believer), 'claim', 'clean', secret.murderer);
  await moves(server, code, must(finder), 'examine', secret.murderer, otherWeapon(secret.weapon), 'monday');
  await server.pass(VERDICT_MS);
  await moves(server, code, must(finder), 'shoot', dirty);
  await moves(server, code, must(finder), 'examine', secret.murderer, secret.weapon, 'tuesday');
  return { secret, dirty, finder: must(finder), believer: must(believer) };
}

test('the page after a match shows who lied and who believed it', async ({ server, device }) => {
  const patient = async () => {
    const page = await device();
    await page.context().addInitScript(stayLonger);
    return page;
  };
  const { code, phones, guests } = await atTableOf({ server, device: patient }, NAMES, { devices: 1 });
  const page = must(phones[0]);
  const tv = await device({ reducedMotion: 'reduce' });
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await tv.goto(`/r/${code}/stage`);
  const { secret, dirty, finder, believer } = await aWeekOfLies(server, code);
  const name = (seat: string) => must(NAMES[Number(seat)]);
  const murderer = surname(tokenName(secret.murderer));
  const headline = (who: string) => new RegExp(`^${who} examined ${murderer} and .+\\. Case closed\\.$`);
  const own = (seat: string) => (seat === '0' ? 'You' : name(seat));

  for (const next of ['Tuesday begins', 'Go on', 'Open the case file'])
    await page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: headline(own(finder)) })).toBeVisible();
  const slip = page.getByRole('region', { name: 'What was said' });
  await expect(slip).toContainText(`${own(believer)} believed it.`);
  await expect(slip).toContainText(`${own(finder)} didn’t buy it.`);
  await expect(page.getByRole('article').filter({ hasText: 'Best lie' })).toContainText(name(dirty));
  await expect(page.getByRole('article').filter({ hasText: 'Best deduction' })).toContainText(name(finder));
  await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
  await pictured(page, 'story');

  // Pressing a turning point opens the replay at that log line.
  const replay = page.getByRole('region', { name: 'Replay' });
  await page.getByRole('list', { name: 'Turning points' }).getByRole('button', { name: 'was clean' }).click();
  await expect(replay.getByRole('status')).toContainText(`${surname(tokenName(secret.murderer))} is clean.`);

  const stage = tv.frameLocator('iframe');
  await expect(stage.getByRole('heading', { name: headline(name(finder)) })).toBeVisible({ timeout: 30_000 });
  if (SHOTS) await shoot(tv, SHOTS, 'story-stage');
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await tv.setViewportSize({ width, height });
    const points = must(await stage.getByRole('list', { name: 'Turning points' }).elementHandle());
    // Both are measured at the same moment, because the page may still be adapting to its new size.
    const [end, start] = await stage
      .getByRole('region', { name: 'What was said' })
      .evaluate((card, list) => [card.getBoundingClientRect().bottom, list.getBoundingClientRect().top], points);
    expect(end, 'the turning points lie below the card').toBeLessThanOrEqual(must(start));
  }

  // The page after the match, the stage, the page of the evening and the room show the same points.
  const evening = await asGuest(await device(), must(guests[1]));
  await evening.goto(`/r/${code}/evening`);
  const room = await asGuest(await device(), must(guests[2]));
  await room.goto(`/r/${code}`);
  await room.getByRole('button', { name: 'Switch games' }).click();
  for (const [seat, points] of [
    [dirty, 1],
    [finder, 3],
  ] as const) {
    const tonight = points === 1 ? '1 point tonight' : `${points} points tonight`;
    const rowOn = (where: Page | typeof stage) => where.getByRole('listitem').filter({ hasText: name(seat) });
    await expect(
      page
        .getByRole('region', { name: 'Points' })
        .getByRole('listitem')
        .filter({ hasText: name(seat) }),
    ).toContainText(`+${points}${tonight}`);
    await expect(
      stage
        .getByRole('list', { name: 'Points', exact: true })
        .getByRole('listitem')
        .filter({ hasText: name(seat) }),
    ).toContainText(`+${points}${tonight}`);
    await expect(
      evening
        .getByRole('list', { name: 'Ranking' })
        .getByRole('listitem')
        .filter({ hasText: name(seat) }),
    ).toContainText(`${points} point`);
    await expect(rowOn(room).filter({ hasText: 'tonight' }).first()).toContainText(tonight);
  }
  await expect(evening.getByRole('region', { name: 'Best liar and best detective' })).toContainText(
    `${name(dirty)}Told 1 lie.`,
  );
});

test('Covert Ques shows whom the insider named', async ({ server, device }) => {
  const { code, phones } = await atTableOf({ server, device }, [...NAMES, 'Otis'], { game: 'covertques', devices: 1 });
  const page = must(phones[0]);
  await timeOut(server, code);
  await hintAll(server, code);
  const truth = await officeTruth(server, code);
  const hacker = truth.the('hacker');
  const [first, second] = truth.all('user');
  await movesNow(server, code, hacker, 'claim', 'loyal', null, 1);
  await readyAll(server, code);
  const votes = truth.seats.map((seat) => (seat === first ? second : null) ?? null);
  await voteAll(server, code, votes);
  await server.pass(3_100);
  await timeOut(server, code);
  await movesNow(server, code, hacker, 'reveal', truth.the('admin'), 1);
  const nameOf = (seat: string) => (seat === '0' ? 'you' : must([...NAMES, 'Otis'][Number(seat)]));
  const [by, admin] = [nameOf(hacker), nameOf(truth.the('admin'))];
  await expect(
    page.getByRole('heading', {
      name: new RegExp(`${by} named ${admin}\\. ${admin} (was|were) the Admin\\.`, 'i'),
    }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('I’m with the users.');
  await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
  await pictured(page, 'story');
});
