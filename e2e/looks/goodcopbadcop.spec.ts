import type { Page } from '@playwright/test';
import { EQUIPMENT_TEXT } from '#games/goodcopbadcop/content/equipmentText.ts';
import { SLOTS } from '#games/goodcopbadcop/state.ts';
import { must } from '#shared/must.ts';
import { startLesson } from '../drivers/coach';
import {
  action,
  atPrecinct,
  card,
  equipment,
  fileButton,
  files,
  holdButton,
  isIn,
  officer,
  pass,
  passButton,
  playButton,
  ribbon,
  target,
  theShot,
  timeOut,
  truthOf,
  windowCloses,
} from '../drivers/goodcopbadcop';
import { expect, type Journey, test } from '../drivers/journey';
import { movesNow } from '../drivers/match';
import { atTableOf } from '../drivers/table';
import { insideRim, isDrawn, looksRight, resize, stayLonger, through } from './looksRight';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Short and long names, including one of the maximum length. */
const EIGHT = ['Bartholomew', 'Ines', 'Maximiliane Wolff', 'Otis', 'Wilhelmina', 'Juno', 'Mara', 'Silas'];

const CARDS = { '0': 'HHC', '1': 'KHC', '2': 'ACC', '3': 'HH^C', '4': 'HHC', '5': 'HCC', '6': 'CCH^', '7': 'HHC' };

async function alone(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  opening: Parameters<typeof atPrecinct>[2] | 'placement',
): Promise<{ code: string; page: Page }> {
  const patient = async () => {
    const page = await device();
    await page.context().addInitScript(stayLonger);
    return page;
  };
  const journey = { server, device: patient };
  const { code, phones } =
    opening === 'placement'
      ? await atTableOf(journey, EIGHT, { game: 'goodcopbadcop', devices: 1 })
      : await atPrecinct(journey, EIGHT, { ...opening, devices: 1 });
  return { code, page: must(phones[0]) };
}

const ownFile = (page: Page) => page.getByRole('region', { name: 'Your file' }).locator('[data-own-file]');

async function keyed(page: Page, look: () => Promise<void>): Promise<void> {
  await page.keyboard.down('Enter');
  await look();
  await page.keyboard.up('Enter');
}

const EDGES = [
  ['a small phone', { width: 360, height: 640 }],
  ['a desk', { width: 1440, height: 900 }],
] as const;
/** Sizes that are only checked when screenshots are taken, because each has the same layout as one of `EDGES`. */
const BETWEEN = [
  ['a phone on its side', { width: 844, height: 390 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const;

for (const [screen, viewport] of isDrawn ? [...EDGES, ...BETWEEN] : EDGES) {
  test.describe(`eight players on ${screen}`, () => {
    test.use({ viewport });

    test('the placement looks right', async ({ server, device }) => {
      const { page } = await alone({ server, device }, 'placement');
      await expect(fileButton(page)).toBeVisible();
      await looksRight(page, 'placement');
      await page.getByRole('button', { name: /all three/ }).focus();
      await resize(page, viewport);
      const place = await fileButton(page).boundingBox();
      await keyed(page, async () => {
        await expect(page.getByText(/^You’re (an honest|a crooked) officer/)).toBeVisible();
        expect(await fileButton(page).boundingBox(), 'nothing moves while the cards are open').toEqual(place);
        await looksRight(page, 'placement, held');
      });
      await fileButton(page).click();
      await expect(page.getByRole('button', { name: 'Filed in this order' })).toBeVisible();
      await looksRight(page, 'filed');
    });

    test('the table and its sheets look right', async ({ server, device }) => {
      const { code, page } = await alone(
        { server, device },
        {
          cards: CARDS,
          hands: { '0': 'evidence_bag', '1': 'disguise', '2': 'taser', '5': 'blackmail' },
          guns: { '0': '4', '1': '0', '2': '3', '3': '1', '6': '0', '7': '2' },
          seenBy: { '0.2': ['1', '2', '3'] },
        },
      );
      const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      await expect(action(page, /^Investigate/)).toBeVisible();
      await expect.poll(() => ownFile(page).evaluate(isWhole), 'the reader’s file is in view').toBe(true);
      await looksRight(page, 'own turn');
      await insideRim(page, 'own turn');
      await holdButton(page).focus();
      await keyed(page, () => looksRight(page, 'own turn, held'));
      await action(page, /^Arm/).click({ force: true });
      const refusal = page.getByRole('alert').filter({ hasText: 'Only you see this.' });
      await expect(refusal).toBeVisible();
      await looksRight(page, 'refused');
      await button('Chat').click();
      await expect(dialog('Chat')).toBeVisible();
      await expect(refusal, 'an earlier refusal covers no other screen').toHaveCount(0);
      await page.keyboard.press('Escape');
      await through(page, [
        ['an officer', officer(page, 'Maximiliane Wolff'), dialog('Maximiliane Wolff’s file')],
        ['your file', page.getByRole('region', { name: 'Your file' }).getByRole('button').first(), dialog('Your file')],
        ['the piles', button(/Equipment deck/), dialog('Guns and equipment')],
        ['your equipment', button(/^Your equipment/), equipment(page)],
        ['the confirmation of a shot', action(page, /^Shoot/), dialog(/^Shoot /)],
        ['field notes', button('Field notes'), dialog('Field notes')],
        ['chat', button('Chat'), dialog('Chat')],
        ['rules', button(/^Rules/), dialog('Rules')],
        ['menu', button(/^Menu/), dialog('At the table')],
      ]);
      await action(page, /^Equip/).click();
      await expect(page.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
      await looksRight(page, 'the confirmation of a draw');
      await button('Cancel').click();
      await action(page, /^Investigate/).click();
      await expect(button('Cancel')).toBeVisible();
      await looksRight(page, 'pick an officer');
      await officer(page, 'Ines').click();
      await expect(target(page, 0)).toBeFocused();
      await looksRight(page, 'pick a card');
      await target(page, 0).click();

      await expect(ribbon(page).getByText('Others may react.')).toBeVisible();
      await looksRight(page, 'a window about your own action');
      await playButton(page).click();
      await expect(equipment(page)).toBeVisible();
      await looksRight(page, 'Evidence Bag');
      await equipment(page).getByRole('button', { name: 'Juno’s card in hand' }).click();
      await looksRight(page, 'Evidence Bag, to whom');
      await page.keyboard.press('Escape');
      const { window } = await truthOf(server, code);
      await movesNow(server, code, '1', 'useEquipment', window, 'disguise', '3');
      await expect(button(/^Go ahead/)).toBeVisible();
      await expect.poll(() => ownFile(page).evaluate(isWhole), 'the reader’s file is in view').toBe(true);
      await looksRight(page, 'reconsidering');
      await movesNow(server, code, '0', 'keep');
      await timeOut(server, code);
      await expect(button('Now aim')).toBeVisible();
      await looksRight(page, 'the card looked at, before the aim');
      await button('Now aim').click();
      await expect(button(/^Keep aiming/)).toBeVisible();
      await looksRight(page, 'taking aim');
      await timeOut(server, code);
      await expect(passButton(page)).toBeVisible();
      await looksRight(page, 'a window');
      if (viewport.width > 1080) {
        await resize(page, { width: 1366, height: 650 });
        for (const name of EIGHT.slice(1)) expect(await officer(page, name).evaluate(isWhole), name).toBe(true);
        await resize(page, viewport);
      }
      await passButton(page).click();
      await looksRight(page, 'passed');
      await timeOut(server, code);
      await expect(page.getByText('Ines’s turn.').first()).toBeVisible();
      await looksRight(page, 'another player’s turn');
    });

    test('choosing the card to turn up after a draw looks right', async ({ server, device }) => {
      const { code, page } = await alone({ server, device }, { cards: CARDS });
      await movesNow(server, code, '0', 'equip');
      await expect(card(page, 0)).toBeAttached();
      await looksRight(page, 'turn up a card');
      await page.getByRole('button', { name: 'Hold to look: Your equipment' }).focus();
      await keyed(page, () => looksRight(page, 'turn up a card, equipment held'));
    });

    test('a shot, its choices and the end look right', async ({ server, device }) => {
      const { code, page } = await alone(
        { server, device },
        {
          cards: { ...CARDS, '0': 'HHC', '1': 'K*H^C^' },
          hands: { '0': 'riot_shield', '5': 'restraining_order' },
          guns: { '0': '7', '1': '0', '2': '1', '6': '0', '7': '1' },
        },
      );
      await movesNow(server, code, '0', 'shoot');
      await expect(ribbon(page).getByText('Others may react.')).toBeVisible();
      await looksRight(page, 'your shot in its window');
      const { window } = await truthOf(server, code);
      await movesNow(server, code, '5', 'useEquipment', window, 'restraining_order');
      await expect(page.getByText('Aim at someone else').first()).toBeVisible();
      await looksRight(page, 'a choice');
      await officer(page, 'Otis').click();
      await looksRight(page, 'a choice, picked');
      await page.getByRole('button', { name: 'Aim at Otis' }).click();
      await expect(ribbon(page)).toBeVisible();
      await pass(page);
      await windowCloses(server, code);
      await expect(theShot(page)).toBeVisible();
      await expect(theShot(page).getByText('Not a leader. Otis is out.')).toBeVisible();
      await looksRight(page, 'a shot');
      await theShot(page).getByRole('button', { name: 'Got it' }).click();
      await timeOut(server, code);
      await isIn(server, code, 'action');
      await movesNow(server, code, '1', 'shoot');
      await expect(ribbon(page).getByRole('heading')).toHaveText('Ines wants to shoot you.');
      await looksRight(page, 'a shot at the reader in its window');
      await timeOut(server, code);
      await expect(theShot(page).getByText('Not a leader. You’re out.')).toBeVisible();
      await theShot(page).getByRole('button', { name: 'Got it' }).click();
      await expect(page.getByText(/^You’re out\./).first()).toBeVisible();
      await looksRight(page, 'eliminated');
      await movesNow(server, code, '2', 'shoot');
      await expect(theShot(page).getByText('The Kingpin was already wounded.')).toBeVisible();
      await theShot(page).getByRole('button', { name: 'Got it' }).click();
      await expect(page.getByRole('heading', { name: 'The honest officers win.' })).toBeVisible();
      await expect(files(page).getByRole('listitem')).toHaveCount(8);
      await looksRight(page, 'the end');
    });
  });
}

for (const [screen, viewport] of [
  ['a small phone', { width: 360, height: 640 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  test.describe(`eight players on ${screen}`, () => {
    test.use({ viewport });

    test('all officers are in view while one is picked', async ({ server, device }) => {
      const { code, page } = await alone(
        { server, device },
        {
          cards: CARDS,
          hands: { '0': 'evidence_bag', '1': 'disguise' },
          actives: { '0': ['planted_evidence', 'surveillance_camera'] },
          guns: { '1': '0', '2': '3', '6': '0' },
          options: { windowSeconds: 60 },
        },
      );
      await expect(action(page, /^Investigate/)).toBeVisible();
      await looksRight(page, 'own turn');
      await insideRim(page, 'own turn, with active cards');
      await resize(page, viewport);
      await action(page, /^Investigate/).click();
      await expect(page.getByText('3 cards to look at').first()).toBeVisible();
      for (const name of EIGHT.slice(1)) expect(await officer(page, name).evaluate(isWhole), name).toBe(true);
      await looksRight(page, 'pick an officer');
      await officer(page, 'Silas').click();
      await expect(target(page, 0)).toBeFocused();
      for (const slot of SLOTS) expect(await target(page, slot).evaluate(isWhole), `card ${slot + 1}`).toBe(true);
      await looksRight(page, 'pick a card');
      await page.keyboard.press('Escape');
      await movesNow(server, code, '0', 'investigate', '1', 0);
      await looksRight(page, 'a window about the seat’s own action');
      await movesNow(server, code, '1', 'pass', (await truthOf(server, code)).window);
      await windowCloses(server, code);
      await expect(passButton(page)).toBeVisible();
      await looksRight(page, 'a window');
      await insideRim(page, 'a window');
      await resize(page, viewport);
      // A phone in landscape shows only seven rows. The officers whom the window is about come first.
      const shown = viewport.height < 480 ? EIGHT.slice(0, 2) : EIGHT;
      for (const name of shown)
        expect(await officer(page, name).evaluate(isWhole), `${name} beside a window`).toBe(true);
      const { window } = await truthOf(server, code);
      // The server's clock is behind the page's clock, so new log entries would be ignored as too old.
      await server.pass(45_000, 45_000);
      // The slip is shown only briefly, so start watching for it before the action.
      const watch = await page.evaluateHandle(watchSlip, 'Ines uses Disguise');
      await movesNow(server, code, '1', 'useEquipment', window, 'disguise', '3');
      await expect.poll(() => watch.evaluate(({ under }) => under), 'elements under a slip').toEqual([]);
    });
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
  [1366, 650],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the longest equipment card fits into a reaction window', async ({ server, device }) => {
      const { code, page } = await alone(
        { server, device },
        { cards: CARDS, hands: { '0': 'blackmail' }, active: '1' },
      );
      await movesNow(server, code, '1', 'investigate', '2', 0);
      const box = ribbon(page).locator('[data-coach="hand"]');
      await box.focus();
      await keyed(page, async () => {
        await expect(box).toContainText('Blackmail');
        const spilled = await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect(spilled).toBeLessThanOrEqual(0);
        await looksRight(page, 'equipment held in a window');
      });
    });

    test('the notice about automatic passing looks right', async ({ server, device }) => {
      const { code, page } = await alone(
        { server, device },
        { cards: CARDS, hands: { '0': 'blackmail' }, active: '1', turn: EIGHT.length + 1 },
      );
      const notice = page.getByRole('region', { name: 'From now on, the game passes for you.' });
      await expect(notice).toBeVisible();
      await looksRight(page, 'the notice about automatic passing');
      await notice.getByRole('button', { name: 'Always ask me' }).press('Enter');
      await expect(action(page, /^Investigate/)).toBeVisible();
      expect((await truthOf(server, code)).autoPass).toEqual({ '0': 'never' });
    });

    test('the sheets of a reaction window show what can be picked', async ({ server, device }) => {
      const { code, page } = await alone(
        { server, device },
        { cards: CARDS, hands: { '0': 'polygraph' }, active: '1' },
      );
      await movesNow(server, code, '1', 'investigate', '2', 0);
      await playButton(page).click();
      const first = equipment(page).getByRole('listitem').getByRole('button').first();
      await expect.poll(() => first.evaluate(isWhole)).toBe(true);
      await looksRight(page, 'Polygraph in a window');
      await page.keyboard.press('Escape');
      if (width > 1080) return;
      await resize(page, { width, height });
      await officer(page, 'Bartholomew').click();
      const hold = page.getByRole('dialog', { name: 'Your file' }).getByRole('button', { name: 'Hold to look' });
      await expect.poll(() => hold.evaluate(isWhole)).toBe(true);
      await looksRight(page, 'your file in a window');
    });

    test('both cards to choose from after a draw are in view', async ({ server, device }) => {
      const { code, page } = await alone({ server, device }, { cards: CARDS, hands: { '0': 'blackmail' } });
      await movesNow(server, code, '0', 'equip');
      await timeOut(server, code);
      await expect(card(page, 0)).toBeAttached();
      const hand = page.getByRole('button', { name: 'Hold to look: Your two equipment cards' });
      await hand.focus();
      await keyed(page, async () => {
        await expect(page.getByRole('dialog').getByText(EQUIPMENT_TEXT.blackmail.effect)).toBeVisible();
        await looksRight(page, 'turn up a card, both cards held');
      });
      await movesNow(server, code, '0', 'chooseCard', 0);
      const keep = page.getByRole('dialog').getByRole('button', { name: /^Keep/ });
      await expect(keep).toHaveCount(2);
      for (const button of await keep.all()) await expect.poll(() => button.evaluate(isWhole)).toBe(true);
      await expect(page.getByRole('dialog').getByRole('listitem').locator('svg')).toHaveCount(2);
      await looksRight(page, 'keep one card');
    });
  });
}

test.describe('four players on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('all officers fit above a window', async ({ server, device }) => {
    const four = EIGHT.slice(0, 4);
    const { code, phones } = await atPrecinct({ server, device }, four, {
      cards: { '0': 'HHC', '1': 'KHC', '2': 'ACC', '3': 'HHC' },
      hands: { '0': 'polygraph' },
      active: '1',
      devices: 1,
    });
    const page = must(phones[0]);
    await resize(page, { width: 390, height: 844 });
    const spilled = () =>
      holdButton(page).evaluate((button) => {
        const file = button.closest('[aria-label="Your file"]');
        return button.getBoundingClientRect().right - (file?.getBoundingClientRect().right ?? 0);
      });
    await expect.poll(spilled, 'the button is inside its file').toBeLessThan(0);
    await resize(page, { width: 360, height: 640 });
    await movesNow(server, code, '1', 'investigate', '2', 0);
    await expect(passButton(page)).toBeVisible();
    const table = page.getByLabel('Officers and lines of fire').locator('xpath=..');
    await expect.poll(() => table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
    for (const name of four) expect(await officer(page, name).evaluate(isWhole), name).toBe(true);
    await looksRight(page, 'a window for four');
  });
});

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const) {
  test.describe(`a coached match at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the button that files the cards is in view', async ({ device }) => {
      const page = await device({ isNew: true });
      await startLesson(page, 'Good Cop Bad Cop');
      expect(await fileButton(page).evaluate(isWhole)).toBe(true);
      const below = () => fileButton(page).evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
      await expect.poll(below, 'room below the button').toBeGreaterThan(8);
      await looksRight(page, 'placement');
    });
  });
}

/**
 * Runs in the page: waits for the slip with these words, and lists officers' rows and buttons in the bar that it
 * covers. `under` is null until the slip appears.
 */
function watchSlip(words: string): { under: string[] | null } {
  const watch: ReturnType<typeof watchSlip> = { under: null };
  const underIt = (slip: DOMRect) => (other: Element) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const isBeside = right < slip.left + 2 || left > slip.right - 2;
    return other.checkVisibility() && !isBeside && top < slip.bottom - 1 && bottom > slip.top + 1;
  };
  const look = (_: unknown, changes: MutationObserver) => {
    const slips = [...document.querySelectorAll('[data-slips] > *')];
    const slip = slips.find(({ textContent }) => textContent?.includes(words));
    if (!slip) return;
    changes.disconnect();
    const others = [...document.querySelectorAll('li[data-seat], header button')];
    const found = others.filter(underIt(slip.getBoundingClientRect()));
    watch.under = found.map((other) => other.getAttribute('aria-label') ?? other.textContent ?? '');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  return watch;
}

/** Runs in the page: returns true if an element is entirely visible and can be pressed. */
function isWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 6, top + 6],
    [right - 6, bottom - 6],
  ] as const;
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}
