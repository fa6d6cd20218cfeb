import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { ringing, takeFirstCall } from '../drivers/coverblown';
import { readEnvelope, seenButton } from '../drivers/covertques';
import { fileButton } from '../drivers/goodcopbadcop';
import { expect, test } from '../drivers/journey';
import { cards, readCards, tryWithBots } from '../drivers/room';

interface Decision {
  /** Finds the first question that the game asks a new player. */
  asked(page: Page): Locator;
  decide(page: Page): Promise<void>;
}

const GAMES: Record<string, Decision> = {
  'Cover Blown!': {
    asked: (page) => ringing(page).getByRole('button', { name: 'Answer' }),
    decide: takeFirstCall,
  },
  'Covert Ques': {
    asked: seenButton,
    decide: readEnvelope,
  },
  'Good Cop Bad Cop': {
    asked: fileButton,
    decide: (page) => fileButton(page).click(),
  },
  Covert: {
    asked: (page) => page.getByRole('heading', { name: 'Keep two of three missions.' }),
    async decide(page) {
      await page.getByRole('button', { name: 'Give back or keep: Mission B' }).click();
      await page.getByRole('button', { name: 'Keep these two' }).click();
    },
  },
};

test('the tests of a first visit cover every game', async ({ server }) => {
  const { body } = await server.ask<GameFacts[]>('GET', '/api/games');
  expect(Object.keys(GAMES).sort()).toEqual(body.map(({ title }) => title).sort());
});

/** Returns the names of all moves so far that were made by the new player or by the clock. */
async function done(server: TestServer, match: string): Promise<string[]> {
  const rows = await server.store.journal(match);
  return rows.filter(({ seat, move }) => seat === '0' || move === 'timeout').map(({ move }) => move);
}

for (const [title, { asked, decide }] of Object.entries(GAMES)) {
  test(`${title}: the deal waits until the newcomer has read the intro`, async ({ server, device }) => {
    const page = await device({ isNew: true });
    await page.goto('/');
    await tryWithBots(page, title).click();
    await expect(cards(page, title)).toBeVisible();
    const code = page.url().slice(-6);

    // The match does not begin while the new player is reading.
    await server.pass(90_000, 5_000);
    expect(await server.room(code)).toMatchObject({ match: null, dealing: true });
    const lastCard = server.clock.now();
    await readCards(page, title);
    await expect(asked(page)).toBeVisible();
    await expect(cards(page, title)).toBeHidden();

    const { id } = must((await server.room(code)).match);
    const { setup, deadline } = must(await server.store.match(id));
    expect(setup.began).toBe(lastCard);
    if (deadline !== null) expect(deadline).toBeGreaterThan(lastCard);
    expect(await done(server, id)).toEqual([]);
    await decide(page);
    await expect.poll(() => done(server, id)).toHaveLength(1);
  });
}
