import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { atTheMap } from '../drivers/covert/match';
import { atOffice } from '../drivers/covertques';
import { atPrecinct } from '../drivers/goodcopbadcop';
import { expect, test } from '../drivers/journey';
import { laid } from '../drivers/phone';
import { asGuest, atTable } from '../drivers/table';
import { bothWays, covered, cutWords, edgeless, sideways } from './inPage';
import { resize, SHOTS, shoot } from './looksRight';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * A desk and a phone, both with letters of twice the usual size. The desk is first, because its checks leave the page
 * at the desk's size, and the check of the phone resizes it.
 */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const QUESTIONS = { 'scrolls sideways': sideways, 'scrolls both ways': bothWays, 'cut words': cutWords, covered };

/**
 * Checks the screen with a browser setting that doubles the text size. Everything that is measured relative to the text
 * size then grows, too.
 */
async function inLargeLetters(page: Page, screen: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  // The new text size takes effect in the page a moment later than in the browser.
  await page.waitForFunction(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16);
  for (const size of SIZES) {
    await resize(page, size);
    for (const [what, ask] of Object.entries(QUESTIONS))
      expect
        .soft(await page.evaluate(ask), `${screen}, letters at 200 %, ${size.width}x${size.height}: ${what}`)
        .toEqual([]);
    if (SHOTS) await shoot(page, SHOTS, `${screen} large`);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

/** Checks that controls and selections have visible borders under forced colours. */
async function inForcedColours(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await page.evaluate(edgeless), `${screen}, forced colours, ${size.width}x${size.height}`).toEqual([]);
    if (SHOTS) await shoot(page, SHOTS, `${screen} forced`);
  }
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}

const eachWay = async (page: Page, screen: string) => {
  await inLargeLetters(page, screen);
  await inForcedColours(page, screen);
};

test('pages look right with large letters and with forced colours', async ({ server, device }) => {
  const page = await device();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Learn it' })).toHaveCount(4);
  await eachWay(page, 'home');
  const host = await server.makeRoom('Bartholomew');
  await page.goto(`/r/${host.code}`);
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await eachWay(page, 'the door');
  const room = await asGuest(await device(), host);
  await expect(room.getByRole('button', { name: 'Start Cover Blown!' })).toBeVisible();
  await eachWay(room, 'the room');
});

const NAMES = ['Bartholomew', 'Ines', 'Wilhelmina', 'Otis'];

test('tables look right with large letters and with forced colours', async ({ server, device }) => {
  const one = { devices: 1 };
  const journey = { server, device };
  const tables = {
    'Cover Blown!': () => atTable(journey, NAMES, one),
    'Covert Ques': () => atOffice(journey, NAMES, one),
    'Good Cop Bad Cop': () => atPrecinct(journey, NAMES, one),
    Covert: () => atTheMap(journey, NAMES, {}, one),
  };
  for (const [title, open] of Object.entries(tables)) {
    const { phones } = await open();
    const page = must(phones[0]);
    await laid(page);
    await eachWay(page, title);
    await page.context().close();
  }
});
