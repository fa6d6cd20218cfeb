import type { Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import {
  action,
  arm,
  atPrecinct,
  card,
  equip,
  equipment,
  fileButton,
  files,
  investigate,
  isIn,
  officer,
  openCards,
  pass,
  passButton,
  passUntilShot,
  playButton,
  ribbon,
  seeTheShot,
  shoot,
  target,
  theShot,
  truthOf,
  turnUp,
  windowCloses,
} from '../drivers/goodcopbadcop';
import { expect, holding, test } from '../drivers/journey';
import { pressOn, tabTo } from '../drivers/keyboard';
import { movesNow } from '../drivers/match';
import { gather, pickGame, startMatch } from '../drivers/room';
import { atTableOf } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
const nameAt = (seat: string) => must(NAMES[Number(seat)]);

test.describe('a match of four players with Blackmail and the Restraining Order', () => {
  // With this seed, Ines has the first turn and is dealt Blackmail. Wren is dealt the Kingpin and the Restraining
  // Order.
  test.use({ seed: 'a precinct 27845' });

  test('four phones play from the home page to the end', async ({ server, device }) => {
    const phones: Page[] = [];
    for (const _ of NAMES) phones.push(await device());
    const [ines, mara, otis, wren] = phones as [Page, Page, Page, Page];
    const code = await gather(phones, NAMES);
    await pickGame(ines, 'Good Cop Bad Cop');
    await startMatch(ines, 'Good Cop Bad Cop');
    const truth = () => truthOf(server, code);

    // Placement: an arrow moves a covered card. “File them in this order” ends the placement.
    for (const phone of phones) await expect(fileButton(phone)).toBeVisible();
    const dealt = await truth();
    expect([dealt.active, dealt.holder('blackmail'), dealt.holder('restraining_order')]).toEqual(['0', '0', '3']);
    const [first, second, third] = dealt.faces('0');
    expect(await ines.getByRole('region', { name: 'Your file' }).innerHTML()).not.toMatch(/Honest|Crooked/);
    await ines.getByRole('button', { name: 'Move the card in slot 1 to the right' }).click();
    await holding(ines, ines.getByRole('button', { name: /all three/ }), async () => {
      await expect(ines.getByText(/^You’re (an honest|a crooked) officer/)).toBeVisible();
    });
    for (const phone of phones) await fileButton(phone).click();

    // Before the first turn, three players turn on “Pass until someone shoots”. The fourth one is asked each time.
    for (const phone of phones) await expect(passButton(phone)).toBeVisible();
    expect((await truth()).faces('0')).toEqual([second, first, third]);
    for (const phone of [mara, otis, wren]) await passUntilShot(phone);
    await pass(ines);
    const closes = () => windowCloses(server, code);
    await closes();
    const asksInes = async () => {
      await expect(passButton(ines)).toBeVisible();
      await pass(ines);
      await closes();
    };

    // Turn 1: Ines takes a gun and aims at Mara. The window about this does not ask Ines herself.
    await arm(ines, (await truth()).plainSlot('0'), 'Mara');
    await isIn(server, code, 'react');
    await closes();
    await asksInes();
    // Turn 2: Mara takes a gun and aims at Wren.
    await arm(mara, (await truth()).plainSlot('1'), 'Wren');
    await asksInes();
    await asksInes();
    for (const phone of [ines, otis]) await expect(officer(phone, 'Mara')).toHaveAccessibleName(/Aims at Wren/);
    await expect(officer(wren, 'Mara')).toHaveAccessibleName(/Aims at you/);

    // Turn 3: Otis looks at one of Wren’s cards. No other player sees it.
    const seen = (await truth()).plainSlot('3');
    await investigate(otis, 'Wren', seen);
    await asksInes();
    await asksInes();
    await expect(officer(otis, 'Wren')).toHaveAccessibleName(/you have seen it/);

    // Turn 4: Wren draws equipment. In the window, Ines moves the card that Otis has seen, after which Wren may choose
    // again.
    const facts = await truth();
    const other = facts.plainSlot('1');
    const face = must(facts.faces('3')[seen]);
    await equip(wren);
    await playButton(ines).click();
    const sheet = equipment(ines);
    await sheet.getByRole('button', { name: new RegExp(`^Wren, card ${seen + 1}`) }).click();
    await sheet.getByRole('button', { name: new RegExp(`^Mara, card ${other + 1}`) }).click();
    await sheet.getByRole('button', { name: /^Trade/ }).click();
    await wren.getByRole('button', { name: /^Go ahead/ }).click();
    await isIn(server, code, 'react');
    await closes();
    expect((await truth()).faces('1')[other]).toBe(face);
    await expect(officer(otis, 'Mara')).toHaveAccessibleName(
      new RegExp(`card ${other + 1} hidden, you have seen it`, 'i'),
    );
    await expect(officer(otis, 'Wren')).not.toHaveAccessibleName(/you have seen it/);

    // After the draw, Wren has to turn up a card. Wren has two equipment cards, and keeps the Restraining Order.
    await turnUp(wren, (await truth()).plainSlot('3'));
    const hand = must((await truth()).hands['3']).map(({ card }) => card);
    await wren
      .getByRole('dialog', { name: 'Keep one card' })
      .getByRole('button', { name: hand[0] === 'restraining_order' ? 'Keep the left one' : 'Keep the right one' })
      .click();
    await isIn(server, code, 'endTurn');
    await closes();

    // Turn 5: Ines shoots at Mara. Because of the Restraining Order, she must choose a different target. She reloads the
    // page before she does.
    await shoot(ines, 'Mara');
    await expect(ribbon(mara).getByRole('heading')).toHaveText('Ines wants to shoot you.');
    await playButton(wren).click();
    await equipment(wren)
      .getByRole('button', { name: /^Use Restraining Order/ })
      .click();
    await expect(ines.getByText('Aim at someone else').first()).toBeVisible();
    await ines.reload();
    await expect(ines.getByText('Aim at someone else').first()).toBeVisible();
    await expect(officer(ines, 'Mara')).toHaveAttribute('aria-disabled', 'true');
    await officer(ines, 'Wren').click();
    await ines.getByRole('button', { name: 'Aim at Wren' }).click();
    for (const phone of [mara, otis]) {
      await expect(ribbon(phone).getByRole('heading')).toHaveText('Ines wants to shoot Wren.');
    }
    await seeTheShot(phones, async () => {
      for (const phone of [mara, otis]) await pass(phone);
      await closes();
    });
    for (const phone of [ines, mara, otis])
      await expect(officer(phone, 'Wren')).toHaveAccessibleName(/Kingpin, wounded/);

    await closes();

    // Turn 6: Mara is still aiming at Wren.
    await shoot(mara, 'Wren');
    await isIn(server, code, 'react');
    const { asked } = await truth();
    await seeTheShot(phones, async () => {
      for (const seat of asked) await pass(must(phones[Number(seat)]));
      await closes();
    });
    const end = await truth();
    for (const phone of phones) {
      await expect(phone.getByRole('heading', { name: 'The honest officers win.' })).toBeVisible();
      await expect(phone.getByText('Mara finished off Wren, the Kingpin, on turn 6.')).toBeVisible();
      await expect(openCards(phone)).toHaveCount(12);
      for (const seat of end.seats) {
        const entry = files(phone)
          .getByRole('listitem')
          .filter({ hasText: nameAt(seat) });
        await expect(entry.getByRole('img', { name: /^Card/ })).toContainText(end.faces(seat), { ignoreCase: true });
      }
    }

    // The replay of a seat shows only what this seat knew.
    await ines.getByRole('radio', { name: 'Ines' }).check({ force: true });
    await ines.getByRole('slider', { name: 'Replay' }).focus();
    await ines.keyboard.press('Home');
    await expect(ines.getByText('Before the first move.')).toBeVisible();
    const moment = ines.getByRole('region', { name: 'What Ines knew' });
    await expect(moment).not.toContainText('Kingpin');
    await ines.getByRole('radio', { name: 'Wren' }).check({ force: true });
    await expect(ines.getByRole('region', { name: 'What Wren knew' })).toContainText('Kingpin');

    // The next match deals new cards.
    await ines.getByRole('button', { name: 'Again' }).click();
    for (const phone of phones) await expect(fileButton(phone)).toBeVisible();
  });
});

/** Lets the other players look at one of Ines’s cards until her turn comes. Passes for her in all windows. */
async function untilInes(server: TestServer, code: string): Promise<void> {
  for (;;) {
    const { active, asked, window, phase } = await truthOf(server, code);
    if (asked.length > 0) {
      await movesNow(server, code, '0', 'pass', window);
      await windowCloses(server, code);
    } else if (active === '0') return expect(phase).toBe('action');
    else await movesNow(server, code, active, 'investigate', '0', 2);
  }
}

test('the skip button leads to the cards that are filed', async ({ server, device }) => {
  const { phones } = await atTableOf({ server, device }, NAMES, { game: 'goodcopbadcop', devices: 1 });
  const page = must(phones[0]);
  await expect(fileButton(page)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Skip to your actions' }));
  expect(await tabTo(page, fileButton(page))).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Filed in this order' })).toBeVisible();
});

/** The colour of the focus ring on paper. */
const ON_PAPER = 'rgb(31, 79, 216)';

/** Runs in the page: lists the colours of the outlines of an element and its parts. */
function ringsOf(element: Element): string[] {
  const styles = [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part));
  return styles.filter(({ outlineStyle }) => outlineStyle !== 'none').map(({ outlineColor }) => outlineColor);
}

test('looking, aiming and shooting work with only the keyboard', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device }, NAMES, {
    hands: { '0': 'riot_shield' },
    cards: { '0': 'HCC', '1': 'KHC', '2': 'HHC', '3': 'AHC' },
    devices: 1,
  });
  const page = must(phones[0]);
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => pressOn(page, page.getByRole('button', { name }));
  const passes = async (heading: string) => {
    await expect(ribbon(page).getByRole('heading')).toHaveText(heading);
    await pressOn(page, passButton(page));
    await windowCloses(server, code);
  };
  /** Waits until the window about this seat's own action has closed. No other seat can react in it. */
  const closes = async (heading: string) => {
    await expect(ribbon(page).getByRole('heading')).toHaveText(heading);
    await windowCloses(server, code);
  };
  await movesNow(server, code, '0', 'setAutoPass', 'never');

  await pressOn(page, action(page, /^Investigate/));
  await tabTo(page, officer(page, 'Mara'));
  expect(await officer(page, 'Mara').evaluate(ringsOf), 'a ring that is not lost in the light').toContain(ON_PAPER);
  await page.keyboard.press('Enter');
  await expect(target(page, 0)).toBeFocused();
  // Esc goes back to the officers, among whom another one can still be picked.
  await page.keyboard.press('Escape');
  await expect(target(page, 0)).toHaveCount(0);
  await expect(officer(page, 'Mara')).toBeFocused();
  await pressOn(page, officer(page, 'Otis'));
  await pressOn(page, officer(page, 'Mara'));
  await pressOn(page, target(page, 0));
  await expect(ribbon(page).getByRole('heading')).toHaveText('You’re about to look at Mara’s card 1.');
  await expect(page.locator('main'), 'no action has the focus that another press would start').toBeFocused();
  await closes('You’re about to look at Mara’s card 1.');
  await passes('You looked at Mara’s card 1.');
  await expect(page.getByText('Mara’s turn.').first()).toBeVisible();
  // The window has closed, and with it the focused element. The card that was just looked at now has the focus, so that
  // the space bar uncovers it.
  await expect(page.getByRole('button', { name: 'Hold to see Mara’s card 1' })).toBeVisible();
  await page.keyboard.down('Space');
  await expect(page.getByText('Mara, card 1: Kingpin.')).toBeVisible();
  await page.keyboard.up('Space');
  await press('Done');
  await page.keyboard.down('Space');
  for (const face of ['Honest', 'Crooked', 'Kingpin']) await expect(page.getByText(face).first()).toBeVisible();
  await page.keyboard.up('Space');
  for (const face of ['Honest', 'Crooked', 'Kingpin']) await expect(page.getByText(face)).toHaveCount(0);

  await untilInes(server, code);
  await pressOn(page, action(page, /^Arm/));
  await tabTo(page, card(page, 0));
  await page.keyboard.press('Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Turn up card 1' }));
  await pressOn(page, officer(page, 'Otis'));
  await expect(page.getByRole('button', { name: 'Take a gun, aim at Otis' })).toBeFocused();
  await page.keyboard.press('Enter');
  await closes('You’re about to take a gun and aim at Otis.');
  await passes('You aim at Otis.');

  await untilInes(server, code);
  await pressOn(page, action(page, /^Investigate/));
  await pressOn(page, officer(page, 'Wren'));
  await pressOn(page, target(page, 1));
  await closes('You’re about to look at Wren’s card 2.');
  // First the card that was just looked at is shown, and then the question whom to aim at.
  await expect(page.getByText('First, the card you looked at.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep aiming at Otis' })).toBeHidden();
  await press('Now aim');
  await expect(page.getByRole('button', { name: 'Keep aiming at Otis' })).toBeVisible();
  await pressOn(page, officer(page, 'Mara'));
  await press('Aim at Mara');
  await passes('You looked at Wren’s card 2.');

  await untilInes(server, code);
  await pressOn(page, action(page, /^Shoot Mara/));
  await pressOn(page, dialog.getByRole('button', { name: 'Shoot Mara' }));
  await closes('You’re about to shoot Mara.');
  // The next window is above the shot and has the focus. Esc closes the shot.
  await expect(theShot(page)).toBeVisible();
  await expect(ribbon(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(theShot(page)).toBeHidden();
  await expect(officer(page, 'Mara')).toHaveAccessibleName(/Kingpin, wounded/);
});
