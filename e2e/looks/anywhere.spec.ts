import type { Page } from '@playwright/test';
import type * as Testing from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';
import { atTableOf } from '../drivers/table';
import { insideRim, isDrawn, looksRight, resize } from './looksRight';
import { SIZES } from './shapes';

// Plays random matches, which reach positions that no other test describes, and checks the table's screens in each.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const built = new URL('../../dist/server/testing.js', import.meta.url).href;

/** Names that include long ones. If these fit, all do. */
const NAMES = [
  ...['Bartholomew', 'Ines', 'Maximiliane Wolff', 'Otis', 'Wilhelmina', 'Juno'],
  ...['Mara', 'Silas', 'Greta', 'Ben', 'Konstantin', 'Uli'],
];
/** For each game, the maximum number of players and the number of steps between two checks. */
const TABLES = [
  ['coverblown', 5, 9],
  ['covertques', 12, 17],
  ['goodcopbadcop', 8, 31],
  ['covert', 4, 47],
] as const;
const LOOKS = isDrawn ? 12 : 2;

for (const [game, seats, steps] of TABLES)
  test(`${game}: the table looks right in every checked position of a random match`, async ({ server, device }) => {
    const { aRandomTable, dice } = (await import(built)) as typeof Testing;
    const { code, phones } = await atTableOf({ server, device }, NAMES.slice(0, seats), { game, devices: 1 });
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

/** Resolves once nothing moves over the table. Dismisses temporary covers. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('[data-slips] > *')).toHaveCount(0);
  const on = page.getByRole('button', { name: 'Go on' });
  while (await on.isVisible()) await on.click();
}
