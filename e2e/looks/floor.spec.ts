import type { Page } from '@playwright/test';
import { inRoom } from '#server/testing/sockets.ts';
import { must } from '#shared/must.ts';
import { atTheMap } from '../drivers/covert/match';
import { atOffice } from '../drivers/covertques';
import { atPrecinct } from '../drivers/goodcopbadcop';
import { expect, test } from '../drivers/journey';
import { atTable } from '../drivers/table';
import { looksRightAt } from './looksRight';
import { SIZES } from './shapes';

/**
 * Waits until a chat message is shown in the top bar. Returns the texts of all parts of the bar that the message
 * covers, except the game's name. The request to the player may be in the bar too.
 */
async function coveredByMessage(page: Page): Promise<string[]> {
  const covered = await page.waitForFunction(() => {
    const message = document.querySelector('header [data-excerpt]');
    if (!message) return null;
    const { left, right, top, bottom } = message.getBoundingClientRect();
    const parts = 'header > :not(:first-child), main [data-next] > :is(label, p)';
    const others = [...document.querySelectorAll(parts)].filter((other) => {
      const box = other.getBoundingClientRect();
      return (
        box.width > 1 && box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1
      );
    });
    return others.map((other) => other.textContent || (other.getAttribute('aria-label') ?? other.tagName));
  });
  return (await covered.jsonValue()) ?? [];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAMES = ['Bartholomew', 'Ines', 'Wilhelmina', 'Otis'];

test('the next action stays in view while hands are raised', async ({ server, device }) => {
  const one = { devices: 1 };
  const journey = { server, device };
  const tables = {
    'Cover Blown!': () => atTable(journey, NAMES, one),
    'Covert Ques': () => atOffice(journey, NAMES, { step: 'discuss', ...one }),
    'Good Cop Bad Cop': () => atPrecinct(journey, NAMES, one),
    Covert: () => atTheMap(journey, NAMES, {}, one),
  };
  for (const [title, open] of Object.entries(tables)) {
    const { code, guests, phones } = await open();
    const [host, , speaker, listener] = guests.map((guest) => must(guest));
    const page = must(phones[0]);
    await server.ask('PATCH', `/api/rooms/${code}`, { token: must(host).token, body: { floor: { seconds: 60 } } });
    for (const guest of [speaker, listener]) await server.as(must(guest), 'POST', '/hands');
    await expect(page.getByRole('status').filter({ hasText: /^Waiting to speak/ })).toBeAttached();
    await looksRightAt(SIZES.low[0], page, `${title}, hands up`);
    await server.as(must(host), 'POST', '/floor', { member: must(speaker).id });
    await server.as(must(host), 'PATCH', `/members/${must(host).id}`, { status: 'phone' });
    await expect(page.getByRole('status').filter({ hasText: /^Wilhelmina is speaking/ })).toBeAttached();
    for (const size of [SIZES.low[0], SIZES.phone[0], SIZES.tablet[0], SIZES.desk[0]])
      await looksRightAt(size, page, `${title}, somebody speaks`);
    // Messages from before the page was opened are ignored. The page's clock is ahead of the server's, so advance the
    // server's clock.
    await server.pass(10_000, 1_000);
    const chat = inRoom(server.url, { code, token: must(speaker).token });
    const say = async () =>
      expect(await chat.ask('chat', 'I looked at that one twice, so believe me or don’t.')).toMatchObject({ ok: true });
    await page.setViewportSize(SIZES.low[0]);
    const bar = page.locator('header').first();
    const before = await bar.boundingBox();
    const covered = coveredByMessage(page);
    await say();
    expect(await covered, title).toEqual([]);
    expect(await bar.boundingBox(), `${title}: the bar under a message`).toEqual(before);
    await page.setViewportSize(SIZES.phone[1]);
    await say();
    await expect(page.locator('.sr > [data-excerpt]')).toBeAttached();
    chat.close();
    await page.context().close();
  }
});
