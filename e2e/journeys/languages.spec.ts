import type { Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { PROPER_NAMES } from '../drivers/covert';
import type { Truth } from '../drivers/covertques';
import { expect, SOON } from '../drivers/journey';
import { foreignOn, TAGS, textsOf, vocabularyOf, wordsOnCards } from '../drivers/languages';
import { stateOf } from '../drivers/match';
import { asGuest, atTableOf } from '../drivers/table';
import { deviceIn, test, testing } from '../drivers/testBuild';

const NAMES = ['Bartholomew', 'Ines', 'Otis', 'Wilhelmina', 'Juno'];
const GAMES = { coverblown: 3, covertques: 5, goodcopbadcop: 4, covert: 2 } as const;

/** The number of random moves after which bots finish the match. Random players rarely complete a mission of Covert. */
const RANDOM_MOVES = 140;
/** The time by which each step advances the clock while bots play, in ms. */
const STEP = 5_000;

/** The names on every page, which no language translates: people, characters, games and the wordmark. */
async function namesOn(server: TestServer, ...others: readonly string[]): Promise<string[]> {
  const games = (await server.ask<GameFacts[]>('GET', '/api/games')).body;
  return [...NAMES, ...PROPER_NAMES, 'Hush', 'us', ...games.map(({ title }) => title), ...others];
}

/** Waits until a page has no words that are not in its language. */
async function isTranslated(page: Page, vocabulary: ReadonlySet<string>, names: readonly string[]): Promise<void> {
  await expect.poll(() => foreignOn(page, vocabulary, names), { intervals: SOON }).toEqual([]);
}

for (const tag of TAGS) {
  const vocabulary = vocabularyOf(tag);

  for (const [game, people] of Object.entries(GAMES))
    test(`${tag}: every screen of a match of ${game} is in this language`, async ({ server, device }) => {
      const { aRandomTable, dice } = await testing();
      const say = await textsOf(tag);
      const journey = { server, device: () => deviceIn(tag, device) };
      const options = game === 'covertques' ? { words: tag } : {};
      const { code, guests, phones } = await atTableOf(journey, NAMES.slice(0, people), { game, options, devices: 1 });
      const page = must(phones[0]);
      const { id } = must((await server.room(code)).match);
      const names = await namesOn(server, code, ...wordsOnCards(tag));
      await isTranslated(page, vocabulary, names);
      const table = await aRandomTable(server, id, dice(`languages ${game}`));
      const found = new Set<string>();
      const look = async () => {
        // Hints are words of players.
        const { hints = [] } = await stateOf<Partial<Truth>>(server, code);
        const given = hints.map(({ text }) => text ?? '');
        for (const text of await foreignOn(page, vocabulary, [...names, ...given])) found.add(text);
        // Closes a cutscene, which would cover what follows.
        await page.keyboard.press('Escape');
      };
      for (let move = 0; move < RANDOM_MOVES && !table.isOver(); move++) {
        await table.step();
        await look();
      }
      for (const guest of guests) await server.as(guest, 'PATCH', `/members/${guest.id}`, { standIn: true });
      for (let n = 0; n < 400 && !must((await server.room(code)).match).over; n++) {
        await server.pass(STEP);
        await look();
      }
      expect(must((await server.room(code)).match).over).toBe(true);
      const again = page.getByRole('button', { name: say('ui', 'again') });
      await expect
        .poll(async () => {
          await look();
          return again.isVisible();
        })
        .toBe(true);
      await look();
      expect([...found]).toEqual([]);
    });

  test(`${tag}: a language is chosen in the settings and kept for the next visit`, async ({ server, device }) => {
    const say = await textsOf(tag);
    const names = await namesOn(server, 'K7RM4X');
    const page = await device();
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'Language' }).locator(`[lang=${tag}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const settings = page.getByRole('button', { name: say('home', 'settings') });
    await expect(settings).toBeVisible();
    await isTranslated(page, vocabulary, names);
    await expect(page).toHaveTitle(say('ui', 'site'));
    await settings.click();
    await expect(page.getByRole('group', { name: say('settings.language', 'label') })).toBeVisible();
    await isTranslated(page, vocabulary, names);
    for (const path of ['/about', '/r/K7RM4X', '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await isTranslated(page, vocabulary, names);
    }
    await page.goto('/');
    await page.getByRole('button', { name: say('home', 'settings') }).click();
    await page.getByText('English', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(`${tag}: the door, the room and the page without a connection are in this language`, async ({
    server,
    device,
  }) => {
    const say = await textsOf(tag);
    const page = await deviceIn(tag, device);
    for (const game of Object.keys(GAMES)) {
      const guest = await server.makeRoom('Ines', { game });
      const names = await namesOn(server, guest.code);
      await page.goto(`/r/${guest.code}`);
      const choice = page.getByRole('group', { name: say('settings.language', 'label') });
      await expect(choice.getByRole('radio', { checked: true })).toBeVisible();
      await isTranslated(page, vocabulary, names);
      await asGuest(page, guest);
      await page.getByRole('button', { name: say('room.lobby', 'addBot') }).click();
      await isTranslated(page, vocabulary, names);
    }
    await expect.poll(() => page.evaluate(() => localStorage['hush.offline'])).toBeTruthy();
    await page.route('**/healthz', (route) => route.abort());
    await page.goto('/offline.html');
    await expect(page.getByRole('heading', { name: say('offline', 'title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await isTranslated(page, vocabulary, await namesOn(server));
  });
}

test('devices in three languages at a table receive the same packets', async ({ server, device }) => {
  const { aRandomTable, dice } = await testing();
  const { code } = await atTableOf({ server, device }, NAMES.slice(0, 3), { devices: 0 });
  const names = await namesOn(server);
  const tags = ['en', ...TAGS, 'en-XA'].slice(0, 3);
  const pages: Page[] = [];
  const received: string[][] = [];
  for (const tag of tags) {
    const page = await deviceIn(tag, device);
    const packets: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => packets.push(String(payload))));
    await page.goto(`/r/${code}`);
    // The last button of the door is for people who only watch.
    await page.locator('main button').last().click();
    await expect.poll(() => packets.some(isOfMatch), { intervals: SOON }).toBe(true);
    pages.push(page);
    received.push(packets);
  }
  for (const packets of received) packets.splice(0);
  const { id } = must((await server.room(code)).match);
  const table = await aRandomTable(server, id, dice('three languages'));
  while (!table.isOver()) await table.step();
  const ofMatch = () => received.map((packets) => packets.filter(isOfMatch));
  const hasEnd = (packets: readonly string[]) => packets.some((packet) => packet.includes('"outcome"'));
  await expect.poll(() => ofMatch().every(hasEnd), { intervals: SOON }).toBe(true);
  for (const packets of ofMatch()) expect(packets).toEqual(ofMatch()[0]);
  for (const [at, page] of pages.entries())
    for (const [other, tag] of tags.entries())
      if (TAGS.includes(tag)) {
        const foreign = foreignOn(page, vocabularyOf(tag), names);
        if (at === other) expect(await foreign, tag).toEqual([]);
        else expect((await foreign).length, tag).toBeGreaterThan(10);
      }
});

/** Returns whether a packet contains a view of a match of Cover Blown!, or what a move changed in it. */
const isOfMatch = (packet: string): boolean => packet.startsWith('42/coverblown,');
