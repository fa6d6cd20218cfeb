import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { State as CoverBlown } from '#games/coverblown/state.ts';
import type { Guest, TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { hintAll, readyAll, timeOut, truthOf, voteAll } from '../drivers/covertques';
import { expect, test } from '../drivers/journey';
import { moves, stateOf } from '../drivers/match';
import { sitDown } from '../drivers/room';
import { asGuest, atTableOf } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
const SEATS = ['0', '1', '2', '3'];

/**
 * Plays a match of Cover Blown! with four people. One of them lies, another is suspected, and the first examination
 * solves the case.
 */
async function playCoverBlown(server: TestServer, code: string): Promise<void> {
  for (const seat of SEATS) await moves(server, code, seat, 'ackFirstCall');
  // A match that ends within its first minute is deleted.
  await server.pass(60_000, 20_000);
  const { secret, players } = await stateOf<CoverBlown>(server, code);
  const dirty = must(SEATS.find((seat) => players[seat]?.role === 'dirty'));
  const honest = must(SEATS.find((seat) => players[seat]?.role === 'honest'));
  await moves(server, code, dirty, 'claim', 'clean', secret.weapon);
  await moves(server, code, honest, 'claim', 'suspicion', dirty);
  await moves(server, code, honest, 'examine', secret.murderer, secret.weapon, 'monday');
}

/** Plays the first round of Covert Ques, in which all players vote for the Hacker. */
async function playCovertQues(server: TestServer, code: string): Promise<void> {
  await timeOut(server, code);
  await hintAll(server, code);
  await readyAll(server, code);
  const hacker = (await truthOf(server, code)).the('hacker');
  await voteAll(
    server,
    code,
    SEATS.map((seat) => (seat === hacker ? null : hacker)),
  );
  await server.pass(3_000);
}

const matchIn = async (server: TestServer, code: string) => must((await server.room(code)).match).id;

async function nextGame(server: TestServer, host: Guest, game: string): Promise<void> {
  expect((await server.as(host, 'PATCH', '', { game })).status).toBe(200);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Replay' });
const eyes = (page: Page, name: string) => page.getByRole('radio', { name });

/** Runs in the page: pretends that files can be shared, and records a shared file instead of sending it. */
function sharesFiles(): void {
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.length > 0,
    share: async ({ files: [file] = [] }: ShareData) => {
      document.documentElement.dataset.shared = `${file?.name}, ${file?.type}, ${file?.size}`;
    },
  });
}

/** Waits until the picture has its full size, and contains more than one colour. */
async function isDrawn(page: Page): Promise<void> {
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('data-drawn', '');
  const [width, height, colours] = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = must2d(canvas).getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97) {
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return [canvas.width, canvas.height, seen.size] as const;

    function must2d(of: HTMLCanvasElement) {
      const pen = of.getContext('2d');
      if (!pen) throw new Error('no pen');
      return pen;
    }
  });
  expect([width, height]).toEqual([1200, 630]);
  expect(colours).toBeGreaterThan(200);
}

test('after two games, the evening can be shared as a picture', async ({ server, device }) => {
  const { code, phones, guests } = await atTableOf({ server, device }, NAMES, { devices: 1 });
  const [page, host] = [must(phones[0]), must(guests[0])];
  const first = await matchIn(server, code);

  // The page is updated when a match ends, but not earlier.
  const desk = await asGuest(await device(), must(guests[1]));
  await desk.addInitScript(sharesFiles);
  await desk.goto(`/r/${code}/evening`);
  await expect(desk.getByText('A match is on. It’ll appear here when it’s over.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'No finished matches yet.' })).toBeVisible();
  await playCoverBlown(server, code);
  await expect(desk.getByRole('region', { name: 'Matches' }).getByRole('listitem')).toHaveCount(1);
  await expect(desk.getByText('Best liar', { exact: true })).toBeVisible();

  await nextGame(server, host, 'covertques');
  const second = await matchIn(server, code);
  await playCovertQues(server, code);
  const list = desk.getByRole('region', { name: 'Matches' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText('Covert Ques');
  await expect(desk.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
  await desk.getByRole('button', { name: 'Share the picture' }).click();
  await isDrawn(desk);
  const words = must(await desk.getByRole('dialog').getByRole('img').getAttribute('aria-label'));
  expect(words).toMatch(/2 matches, 4 friends, .*Cover Blown! once, Covert Ques once\.$/);
  expect(words).not.toContain(code);
  await desk.getByRole('dialog').getByRole('button', { name: 'Share the picture' }).click();
  await expect(desk.locator('html')).toHaveAttribute('data-shared', /^hush-evening-.*\.png, image\/png, [1-9]\d{4,}$/);
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save the picture' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^hush-evening-\d{4}-\d\d-\d\d\.png$/);
  await desk.keyboard.press('Escape');

  // After the second match, there are buttons for a link, a picture and an export. The link to the first match still
  // works.
  await expect(slider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await isDrawn(page);
  await page.keyboard.press('Escape');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download match file' }).click();
  const file = JSON.parse(readFileSync(await (await exported).path(), 'utf8'));
  expect(file).toMatchObject({ format: 'hush-match', formatVersion: 1, match: second, game: 'covertques' });
  expect(file.journal).toHaveLength((await server.store.journal(second)).length);
  await page.getByText('What everyone knew', { exact: true }).click();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the replay' }).inputValue();
  expect(link).toMatch(new RegExp(`/r/${code}/replay/${second}\\?step=\\d+&eyes=everybody$`));

  // On the phone of a member, each link opens its replay at the right step and in the right view, even after the server
  // has restarted.
  await server.restart();
  for (const [match, game, seat] of [
    [first, 'Cover Blown!', '2'],
    [second, 'Covert Ques', '1'],
  ] as const) {
    await desk.goto(`/r/${code}/replay/${match}?step=3&eyes=${seat}`);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(game);
    await expect(eyes(desk, must(NAMES[Number(seat)]))).toBeChecked();
    const at = Number(await slider(desk).inputValue());
    await expect(desk).toHaveURL(new RegExp(`step=\\d+&eyes=${seat}$`));
    await desk.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(slider(desk)).toHaveValue(String(at + 1));
    await desk.reload();
    await expect(slider(desk)).toHaveValue(String(at + 1));
  }
});

test('people who may not see a replay are told why', async ({ server, device }) => {
  const { code, phones, guests } = await atTableOf({ server, device }, NAMES, { devices: 1 });
  const page = must(phones[0]);
  const stranger = await device();
  const match = await matchIn(server, code);
  for (const path of [`/r/${code}/replay/${match}`, `/r/${code}/evening`]) {
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { name: 'For people in this room' })).toBeVisible();
  }
  await page.goto(`/r/${code}/replay/nothing-here`);
  await expect(page.getByRole('heading', { name: 'No such match here' })).toBeVisible();
  await page.goto(`/r/${code}/replay/${match}`);
  await expect(page.getByRole('heading', { name: 'This match isn’t over yet' })).toBeVisible();
  await server.as(must(guests[0]), 'POST', '/stop');
  await expect(slider(page)).toBeVisible();
  await expect(page.getByText('It doesn’t count.')).toBeVisible();
  // The match was stopped in its first minute, so it is deleted at the next deal.
  await server.as(must(guests[0]), 'POST', '/start');
  await server.served.settled();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This replay is no longer kept' })).toBeVisible();
});

test('a person who left the room comes back to their points', async ({ server, device }) => {
  const host = await server.makeRoom('Ines', { game: 'coverblown' });
  const { code } = host;
  const otis = await device();
  await sitDown(otis, `/r/${code}`, 'Otis');
  for (const name of ['Mara', 'Wren']) await server.join(code, name);
  await server.as(host, 'POST', '/start');
  await playCoverBlown(server, code);
  const points = otis
    .getByRole('listitem')
    .filter({ hasText: 'Otis' })
    .getByText(/^\d points? tonight$/);
  await otis.getByRole('button', { name: 'Switch games' }).click();
  const before = await points.innerText();
  await otis.getByRole('button', { name: 'More about Otis' }).click();
  await otis.getByRole('menuitem', { name: 'Leave the room' }).click();
  await otis.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(async () => (await server.room(code)).members.map(({ name }) => name)).not.toContain('Otis');

  // A stranger with the same name is asked who they are.
  const stranger = await device();
  await stranger.goto(`/r/${code}`);
  await stranger.getByRole('textbox', { name: 'Your name' }).fill('Otis');
  await stranger.getByRole('button', { name: 'Take a seat' }).click();
  await expect(stranger.getByRole('heading', { name: 'Someone who left has that name. Is it you?' })).toBeVisible();
  const ines = await asGuest(await device(), host);
  await stranger.getByRole('button', { name: 'Yes, it’s me' }).click();
  const question = ines.getByRole('dialog', { name: 'Is it Otis?' });
  await expect(question).toContainText('with Otis’s points');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(stranger.getByRole('alert')).toBeVisible();

  await sitDown(otis, `/r/${code}`, 'Otis');
  await expect(points).toHaveText(before);
  await otis.goto(`/r/${code}/evening`);
  await expect(otis.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
});
