import type { State } from '#games/coverblown/state.ts';
import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';
import { moves, stateOf } from '../drivers/match';
import { atTable } from '../drivers/table';
import { looksRight } from './looksRight';
import { SIZES } from './shapes';

/** Short and long names, including one of the maximum length. */
const NAMES = ['Bartholomew', 'Maximiliane Wolff', 'Wilhelmina', 'Otis', 'Wren'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [viewport] of [SIZES.phone, SIZES.desk])
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('the evening, its replays and its pictures look right', async ({ server, device }) => {
      const { phones, code } = await atTable({ server, device }, NAMES, { devices: 1 });
      const page = must(phones[0]);
      const { secret, players } = await stateOf<State>(server, code);
      const of = (role: string) => must(Object.keys(players).find((seat) => players[seat]?.role === role));
      await moves(server, code, of('dirty'), 'claim', 'clean', secret.weapon);
      await moves(server, code, of('honest'), 'claim', 'suspicion', of('dirty'));
      await moves(server, code, of('honest'), 'examine', secret.murderer, secret.weapon, 'monday');
      const { id } = must((await server.room(code)).match);

      await page.goto(`/r/${code}/evening`);
      await expect(page.getByText('Best detective', { exact: true })).toBeVisible();
      await looksRight(page, 'evening');
      await page.getByRole('button', { name: 'Share the picture' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('data-drawn', '');
      await looksRight(page, 'evening picture');
      await page.goto(`/r/${code}/replay/${id}?step=4&eyes=above`);
      await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
      await looksRight(page, 'replay page');
      await page.getByRole('button', { name: 'Save as a picture' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('data-drawn', '');
      await looksRight(page, 'end picture');
    });
  });
