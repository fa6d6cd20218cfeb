import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { simplestMove, truthOf } from '../drivers/goodcopbadcop';
import { expect, type Journey, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { atTableOf, inRoom } from '../drivers/table';

const page = (screen: Page) => screen.getByRole('dialog', { name: 'Check that the deal was fair' });
const steps = (screen: Page) => page(screen).getByRole('listitem');

const SEATS = ['0', '1', '2', '3'];

/** A few moves for each game. After them, the host stops the match, which reveals everything. */
const PLAYED = {
  async coverblown(server: Journey['server'], code: string) {
    for (const seat of ['0', '1']) await moves(server, code, seat, 'investigate', 'suspects');
    await moves(server, code, '2', 'investigate', 'weapons');
  },
  async goodcopbadcop(server: Journey['server'], code: string) {
    for (const seat of SEATS) await moves(server, code, seat, 'place', [0, 1, 2]);
    for (let made = 0; made < 3; made++) {
      const truth = await truthOf(server, code);
      const seat = SEATS.find((each) => simplestMove(truth, each) !== null);
      if (seat) await moves(server, code, seat, ...must(simplestMove(truth, seat) ?? undefined));
    }
  },
};

/** Answers the questions with which each game begins, and which cover the table. */
const BEGUN = {
  async coverblown(server: Journey['server'], code: string) {
    for (const seat of ['0', '1', '2']) await moves(server, code, seat, 'ackFirstCall');
  },
  async goodcopbadcop() {},
};

const NAMES = { coverblown: ['Ines', 'Mara', 'Otis'], goodcopbadcop: ['Ines', 'Mara', 'Otis', 'Wren'] };

/** Changes the replay in the response that the server sends to this device. */
async function changed(screen: Page, change: (replay: Replay) => void): Promise<void> {
  await screen.route('**/replay', async (route) => {
    const replay = (await (await route.fetch()).json()) as Replay;
    change(replay);
    await route.fulfill({ json: replay });
  });
}

for (const game of ['coverblown', 'goodcopbadcop'] as const)
  test(`${game}: the device checks the deal’s commitment after the match`, async ({ server, device }) => {
    const sitting = await atTableOf({ server, device }, NAMES[game], {
      game,
      devices: 1,
      before: (code) => BEGUN[game](server, code),
    });
    const screen = must(sitting.phones[0]);
    const { id, commitment } = must((await server.room(sitting.code)).match);
    const [first, last] = [must(commitment).hash.slice(0, 4), must(commitment).hash.slice(-4)];

    await screen.getByRole('button', { name: 'Menu' }).click();
    await screen.getByRole('button', { name: 'Check the deal' }).click();
    await expect(page(screen).getByText('The seed is shown after the match.')).toBeVisible();
    await expect(page(screen).getByText(new RegExp(`${first} .* … ${last}`))).toBeVisible();
    await page(screen).getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page(screen)).toBeHidden();

    await PLAYED[game](server, sitting.code);
    await server.as(must(sitting.guests[0]), 'POST', '/stop');
    const rows = (await server.store.journal(id)).length;
    expect(rows).toBeGreaterThan(4);
    await screen.getByRole('button', { name: 'Check the deal was fair' }).click();
    await expect(page(screen).getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
    await expect(page(screen).getByText(/^Nobody changed the cards after/)).toBeVisible();
    await expect(steps(screen).filter({ hasText: 'Seed as committed' })).toContainText('SHA-256');
    await expect(steps(screen).filter({ hasText: 'Every move replayed' })).toContainText(`${rows} moves`);
    await page(screen).getByRole('button', { name: 'What this proves' }).last().click();
    await expect(screen.getByRole('dialog', { name: 'What this proves' })).toContainText('a hash of the seed');
    await expect(screen.getByRole('dialog', { name: 'What this proves' })).toContainText('from the server alone');
    await screen.keyboard.press('Escape');
    await page(screen).getByRole('button', { name: 'Back to replay' }).click();
    await expect(page(screen)).toBeHidden();

    // One journal row of this replay is changed.
    await changed(screen, ({ steps: rows }) => {
      must(rows[3]).drawn = 999;
    });
    await screen.getByRole('button', { name: 'Check the deal was fair' }).click();
    await expect(page(screen).getByRole('heading', { name: 'Move 4 doesn’t match.' })).toBeVisible();
    await expect(steps(screen).filter({ hasText: 'Moves 1 to 3' })).toContainText('match');
    await expect(steps(screen).filter({ hasText: 'Move 4: ' })).toContainText('999');
    await expect(steps(screen).filter({ hasText: /Moves? 5/ })).toContainText('not done');
    await page(screen).getByRole('button', { name: 'Move 4 in replay' }).click();
    await expect(page(screen)).toBeHidden();
    await expect(screen.getByRole('slider', { name: 'Replay' })).toBeInViewport();

    // The deal in this replay does not match the commitment.
    await screen.unroute('**/replay');
    await changed(screen, ({ deal }) => {
      must(deal).seed = 'f'.repeat(64);
      Object.assign(must(deal), { commitment: null });
    });
    await screen.getByRole('button', { name: 'Check the deal was fair' }).click();
    await expect(page(screen).getByRole('heading', { name: 'Not what was committed.' })).toBeVisible();
    await expect(steps(screen).filter({ hasText: 'Seed as committed' })).toContainText(first);
  });

test('a device that joins late has no note of the commitment', async ({ server, device }) => {
  const { phones, guests } = await atTableOf({ server, device }, NAMES.coverblown, { devices: 1 });
  const screen = must(phones[0]);
  await server.as(must(guests[0]), 'POST', '/stop');
  await screen.evaluate(() => localStorage.removeItem('hush.deals'));
  await screen.reload();
  await screen.getByRole('button', { name: 'Check the deal was fair' }).click();
  await expect(page(screen).getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
  await expect(page(screen).getByText('This device has no note from the deal.')).toBeVisible();
  await expect(steps(screen).filter({ hasText: 'Seed as committed' })).toContainText('in the replay');
});

test('players’ words are mixed into the deal', async ({ server, device }) => {
  const { phones, code } = await inRoom({ server, device }, ['Ines', 'Mara', 'Otis']);
  const [ines, mara] = phones as [Page, Page];
  const give = (screen: Page) => screen.getByRole('button', { name: 'Add a word' });
  await expect(give(mara)).toHaveCount(0);
  await ines.getByText('Advanced').click();
  await ines.getByText('A word from each seat').click();
  await give(mara).click();
  await mara.getByLabel('Your word').fill('harbour');
  await mara.getByRole('button', { name: 'Mix it in' }).click();
  await expect(mara.getByRole('button', { name: /^Change your word/ })).toBeVisible();
  await give(ines).click();
  await ines.getByRole('button', { name: 'No word' }).click();
  await expect(ines.getByText('Waiting for a word from Otis.')).toBeVisible();
  expect(await ines.content()).not.toContain('harbour');

  await ines.getByRole('button', { name: /^Start / }).click();
  await ines.getByRole('button', { name: 'Deal without their words' }).click();
  await expect
    .poll(async () => (await server.room(code)).match?.commitment?.words)
    .toEqual({
      0: null,
      1: 'harbour',
      2: null,
    });
  for (const seat of ['0', '1', '2']) await moves(server, code, seat, 'ackFirstCall');
  await must(await server.served.matches.find(must((await server.room(code)).match).id)).stop();
  await mara.getByRole('button', { name: 'Check the deal was fair' }).click();
  await expect(page(mara).getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
  await expect(steps(mara).filter({ hasText: 'Words mixed in' })).toContainText('1 of 3');
  await expect(page(mara).getByText('harbour')).toBeVisible();
  await page(mara).getByRole('button', { name: 'What this proves' }).last().click();
  await expect(mara.getByRole('dialog', { name: 'What this proves' })).toContainText('words were mixed into this seed');
});
