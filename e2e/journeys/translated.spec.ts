import type { Page } from '@playwright/test';
import type { GameId } from '#shared/ids.ts';
import { expect, type Journey, SOON, test } from '../drivers/journey';
import { laid } from '../drivers/phone';
import { translatePage } from '../drivers/translator';

/** The number of bots at the table of each game. */
const TABLES: readonly (readonly [game: GameId, bots: number])[] = [
  ['coverblown', 4],
  ['covertques', 6],
  ['covert', 3],
  ['goodcopbadcop', 5],
];

/** The time by which each step advances the clock, in ms. All steps together are about a minute. */
const STEP = 3_000;
const STEPS = 20;

/** Opens a table at which only bots play, on the screens of two spectators. One of the two pages is translated. */
async function watched({ server, device }: Pick<Journey, 'server' | 'device'>, game: GameId, bots: number) {
  const { code, id, token } = await server.makeRoom('Mara', { game });
  const room = `/api/rooms/${code}`;
  await server.ask('POST', `${room}/bots`, { token, body: { count: bots } });
  await server.ask('POST', `${room}/start`, { token, body: { readers: 'leave' } });
  await server.ask('PATCH', `${room}/members/${id}`, { token, body: { standIn: true } });
  const pages = { translated: await device({ reducedMotion: 'reduce' }), plain: await device() };
  await pages.translated.addInitScript(translatePage);
  for (const page of [pages.translated, pages.plain]) {
    await page.goto(`/r/${code}`);
    await page.locator('button', { hasText: 'Just watch' }).click();
    await laid(page);
  }
  return pages;
}

/** Returns the texts of a table in order, without clocks and without the markers that the translation adds. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const running of copy.querySelectorAll('[role=timer], svg')) running.remove();
    return (copy.textContent ?? '').replaceAll(/[«»]|\d+\ss(?![a-z])|\d+:\d\d/g, '');
  });

/** Returns the parts of both texts around the first difference, or null if the texts are equal. */
function differenceOf({ translated, plain }: { translated: string; plain: string }): [string, string] | null {
  if (translated === plain) return null;
  const at = [...plain].findIndex((letter, index) => translated[index] !== letter);
  return [translated.slice(Math.max(0, at - 40), at + 60), plain.slice(Math.max(0, at - 40), at + 60)];
}

const translations = (page: Page) => page.locator('main font font').count();

for (const [game, bots] of TABLES)
  test(`${game}: a translated table says the same as an untranslated one`, async ({ server, device }) => {
    const { translated, plain } = await watched({ server, device }, game, bots);
    await expect.poll(() => translations(translated)).toBeGreaterThan(5);
    const before = await wordsOf(plain);
    for (let step = 0; step < STEPS; step++) {
      await server.pass(STEP);
      const both = async () => ({ translated: await wordsOf(translated), plain: await wordsOf(plain) });
      await expect
        .poll(async () => differenceOf(await both()), { intervals: SOON, message: `step ${step}` })
        .toEqual(null);
    }
    expect(await wordsOf(plain)).not.toBe(before);
    expect(await translations(translated)).toBeGreaterThan(5);
  });
