import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { atPrecinct } from '../drivers/goodcopbadcop';
import { expect, type Journey, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTable } from '../drivers/table';
import { looksRight, resize } from './looksRight';
import { SIZES } from './shapes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAMES = ['Ines', 'Bartholomew', 'Mara', 'Maximiliane Wolff', 'Otis', 'Wren', 'Juno', 'Silas'];
const SUSPECTS = ['vane', 'pike', 'stokes'];

const TABLES = {
  'Cover Blown!': async (journey: Pick<Journey, 'server' | 'device'>) => {
    const sitting = await atTable(journey, NAMES.slice(0, 5), { devices: 1 });
    for (const seat of ['1', '2', '3', '4']) {
      await moves(journey.server, sitting.code, seat, 'claim', 'contact', 'frost');
      for (const subject of SUSPECTS) await moves(journey.server, sitting.code, seat, 'claim', 'clean', subject);
    }
    return sitting;
  },
  'Good Cop Bad Cop': async (journey: Pick<Journey, 'server' | 'device'>) => {
    const sitting = await atPrecinct(journey, NAMES, { phase: 'action', devices: 1 });
    for (const seat of ['1', '2', '3', '4', '5', '6', '7'])
      await moves(journey.server, sitting.code, seat, 'claim', 'side', 'agent');
    return sitting;
  },
};

for (const [title, open] of Object.entries(TABLES))
  test(`${title}: the claims look right`, async ({ server, device }) => {
    const { phones } = await open({ server, device });
    const page: Page = must(phones[0]);
    await resize(page, SIZES.desk[0]);
    await page.getByRole('button', { name: /^What was said/ }).click();
    await expect(page.getByRole('region', { name: /(doesn|don)’t fit$/ })).toBeVisible();
    await looksRight(page, 'the book');
    await resize(page, SIZES.low[0]);
    await expect(page.getByRole('dialog', { name: 'What was said' })).toBeVisible();
    await looksRight(page, 'the sheet');
    await resize(page, SIZES.phone[0]);
    await looksRight(page, 'the sheet');
    await page.getByRole('tab', { name: /(doesn|don)’t fit$/ }).click();
    await looksRight(page, 'what does not fit');
  });
