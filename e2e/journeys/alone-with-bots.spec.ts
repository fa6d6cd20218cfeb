import type { Page } from '@playwright/test';
import type { TestServer } from '../../server/testing';
import { must } from '../../shared/must';
import { answer, hangUp, look, onTheLine, ringing, tokenName, truthOf } from '../drivers/coverblown';
import { expect, test } from '../drivers/journey';
import { pressOn, tabTo } from '../drivers/keyboard';
import { moves } from '../drivers/match';
import { tryWithBots } from '../drivers/room';

/** Some minutes of the match, in which the person is done with each day at once; it stops with its end. */
async function goesOn(server: TestServer, code: string, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed++) {
    if ((await server.room(code)).match?.over) return;
    if (!(await truthOf(server, code)).rested.includes('0')) await moves(server, code, '0', 'rest');
    await server.pass(60_000, 5_000);
  }
}

/** Whoever is alone with bots examines the right pair, unless the week has ended. */
async function solve(server: TestServer, code: string): Promise<void> {
  if ((await server.room(code)).match?.over) return;
  const { secret } = await truthOf(server, code);
  await moves(server, code, '0', 'examine', secret.murderer, secret.weapon);
}

const codeOf = (page: Page) => page.url().slice(-6);
const theEnd = (page: Page) => page.getByRole('heading', { name: /^(Honest|Dirty) cops win$/ });
const players = (page: Page) => page.getByRole('region', { name: 'Players' });

test('two taps from the home page a person plays against bots, alone, to the end', async ({ server, device }) => {
  const page = await device({ isNew: true });
  await page.goto('/');
  await tryWithBots(page, 'Cover Blown!').click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await answer(page);
  await hangUp(page);
  await expect(players(page).getByRole('button', { name: /Bot/ })).toHaveCount(3);

  await server.pass(90_000, 5_000);
  await expect(
    players(page)
      .getByRole('button', { name: /Called.*Bot/ })
      .first(),
  ).toBeVisible();
  await goesOn(server, codeOf(page), 8);
  await solve(server, codeOf(page));
  // Verdicts and shots are shown one after the other; each goes on by itself and by a press.
  const screen = page.getByRole('button', { name: /^(Go on|\w+day begins|Open the case file)$/ });
  await page.addLocatorHandler(screen, () => screen.click({ timeout: 1_000 }).catch(() => undefined));
  await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Everything revealed' }).getByRole('listitem')).toHaveCount(4);
});

test('the same is played with nothing but the keyboard', async ({ server, device }) => {
  const page = await device({ isNew: true });
  await page.goto('/');
  await pressOn(page, tryWithBots(page, 'Cover Blown!'));
  await pressOn(page, page.getByRole('button', { name: 'Skip' }));
  await pressOn(page, ringing(page).getByRole('button', { name: 'Answer' }));
  const { secret, players: seats } = await truthOf(server, codeOf(page));
  await tabTo(page, look(page));
  const contact = onTheLine(page)
    .getByText(tokenName(must(seats[0]).contact))
    .filter({ visible: true });
  await page.keyboard.down('Space');
  await expect(contact).not.toHaveCount(0);
  await page.keyboard.up('Space');
  await expect(contact).toHaveCount(0);
  await pressOn(page, onTheLine(page).getByRole('button', { name: 'Hang up' }).filter({ visible: true }), 'Space');

  const main = page.getByRole('main');
  // What had the keyboard is gone with the call: it goes on with what is to be done next.
  const next = main.getByRole('button', { name: /^Investigate/ });
  await expect(next).toBeFocused();
  await pressOn(page, next);
  await pressOn(page, page.getByRole('button', { name: /^A weapon/ }));
  await pressOn(page, ringing(page).getByRole('button', { name: 'Hang up' }));
  await expect(ringing(page)).toBeHidden();
  await pressOn(page, main.getByRole('button', { name: /^Examine/ }));
  const form = page.getByRole('dialog', { name: 'Whom and what?' });
  await pressOn(page, form.getByRole('button', { name: tokenName(secret.murderer) }), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Choose the weapon' }));
  await pressOn(page, form.getByRole('button', { name: tokenName(secret.weapon) }), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Fill in the request' }));
  await pressOn(
    page,
    page.getByRole('dialog', { name: 'Examine this pair?' }).getByRole('button', { name: 'Examine' }),
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Correct' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(theEnd(page)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Replay' });
  await tabTo(page, slider);
  const last = await slider.getAttribute('max');
  const goes = async (key: string, to: string | null) => {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(to ?? '');
  };
  await goes('Home', '0');
  await expect(page.getByText('Before anybody moved.')).toBeVisible();
  await goes('ArrowRight', '1');
  await goes('End', last);
  await page.keyboard.press('PageUp');
  await expect(slider).not.toHaveValue(last ?? '');
  await goes('PageDown', last);
  // From its buttons too.
  await tabTo(page, page.getByRole('button', { name: 'Before', exact: true }));
  await goes('Home', '0');

  // Enter that is held down for something else does not begin another match; a press of its own does.
  const again = page.getByRole('button', { name: 'Again' });
  await again.evaluate((button) => button.addEventListener('click', () => button.setAttribute('data-clicked', '')));
  await page.keyboard.down('Enter');
  await again.focus();
  await page.keyboard.down('Enter');
  await expect(again).not.toHaveAttribute('data-clicked');
  await page.keyboard.up('Enter');
  await again.press('Enter');
  await expect(ringing(page)).toBeVisible();
});
