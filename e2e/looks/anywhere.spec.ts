import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Testing from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { expect, test } from '../drivers/journey';
import { atTableOf } from '../drivers/table';
import { insideRim, isDrawn, looksRight, resize } from './looksRight';
import { SIZES } from './shapes';

// Random matches lead to positions that no other test covers. This file checks the table in some of them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const built = new URL('../../dist/server/testing.js', import.meta.url).href;

/** Short and long names, including one of the maximum length. */
const NAMES = [
  ...['Bartholomew', 'Ines', 'Maximiliane Wolff', 'Otis', 'Wilhelmina', 'Juno'],
  ...['Mara', 'Silas', 'Greta', 'Ben', 'Konstantin', 'Uli'],
];
/** The ids of all games in the catalogue, which are the names of their folders. */
const GAMES = readdirSync(new URL('../../games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** The number of steps between two checks, for each game whose matches are longer or shorter than usual. */
const STEPS: Readonly<Record<string, number>> = { coverblown: 9, covertques: 17, goodcopbadcop: 31, covert: 47 };
const USUAL_STEPS = 20;
const LOOKS = isDrawn ? 12 : 2;

for (const game of GAMES)
  test(`${game}: the table looks right throughout a random match`, async ({ server, device }) => {
    const { aRandomTable, dice } = (await import(built)) as typeof Testing;
    const steps = STEPS[game] ?? USUAL_STEPS;
    const { players } = must((await server.ask<GameFacts[]>('GET', '/api/games')).body.find(({ id }) => id === game));
    const { code, phones } = await atTableOf({ server, device }, NAMES.slice(0, players.max), { game, devices: 1 });
    const page = must(phones[0]);
    const { match } = await server.room(code);
    const table = await aRandomTable(server, must(match).id, dice(`anywhere ${game}`));
    for (let look = 1; look <= LOOKS && !table.isOver(); look++) {
      for (let step = 0; step < steps && !table.isOver(); step++) await table.step();
      for (const [size] of Object.values(SIZES)) {
        await resize(page, size);
        await atRest(page);
        await looksRight(page, `position ${look}`);
        await insideRim(page, `position ${look}`);
      }
    }
  });

/** Waits until there are no slips over the table, and closes layers that have a button for continuing. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('[data-slips] > *')).toHaveCount(0);
  const on = page.getByRole('button', { name: /^(Go on|Got it)$/ });
  while (await on.isVisible()) await on.click();
}
