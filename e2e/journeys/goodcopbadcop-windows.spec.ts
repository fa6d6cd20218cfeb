import type { Page } from '@playwright/test';
import type { State } from '#games/goodcopbadcop/state.ts';
import { must } from '#shared/must.ts';
import {
  action,
  atPrecinct,
  autoPass,
  equipment,
  holdButton,
  investigate,
  isIn,
  officer,
  pass,
  passButton,
  passUntilShot,
  playButton,
  ribbon,
  seeTheShot,
  shoot,
  timeOut,
  windowCloses,
} from '../drivers/goodcopbadcop';
import { expect, holding, type Journey, test } from '../drivers/journey';
import { movesNow, stateOf } from '../drivers/match';
import { drawn, goAway } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];
type Four = [Page, Page, Page, Page];

/**
 * Holds back messages that contain `word` until `count` devices have each sent one, and then sends them all at the same
 * time.
 */
function inOneInstant(device: Journey['device'], word: string, count: number): Journey['device'] {
  const waiting: (() => void)[] = [];
  return async () => {
    const page = await device();
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (waiting.length === count || !String(message).includes(word)) return server.send(message);
        waiting.push(() => server.send(message));
        if (waiting.length === count) for (const send of waiting) send();
      });
    });
    return page;
  };
}

test('only one of two simultaneous cards is accepted', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device: inOneInstant(device, '"useEquipment"', 2) }, NAMES, {
    hands: { '1': 'truth_serum', '3': 'smoke_grenade' },
    cards: { '0': 'HCC', '1': 'KHC', '2': 'HHC', '3': 'AHC' },
  });
  const [, mara, otis, wren] = phones as Four;
  await movesNow(server, code, '0', 'investigate', '1', 0);
  for (const phone of [mara, wren]) await playButton(phone).click();
  await equipment(mara)
    .getByRole('button', { name: /^Otis, card 1/ })
    .click();
  const serum = equipment(mara).getByRole('button', { name: 'Use Truth Serum on Otis’s card 1' });
  const smoke = equipment(wren).getByRole('button', { name: 'Use Smoke Grenade' });
  await Promise.all([serum.click(), smoke.click()]);

  await isIn(server, code, 'reconsider');
  const { hands } = await stateOf<State>(server, code);
  expect([hands['1'], hands['3']].map((hand) => must(hand).length).sort()).toEqual([0, 1]);
  const isMara = must(hands['1']).length === 0;
  const [first, second] = isMara ? [mara, wren] : [wren, mara];
  const facts = isMara
    ? 'Mara was faster, with Truth Serum. Your Smoke Grenade wasn’t used and is still in your hand.'
    : 'Wren was faster, with Smoke Grenade. Your Truth Serum wasn’t used and is still in your hand.';
  await expect(equipment(first)).toBeHidden();
  await expect(equipment(second).getByRole('alert').filter({ hasText: facts })).toBeVisible();
  await expect(otis.getByRole('alert')).toHaveCount(0);

  // The other player still has the card, and can use it in the next window.
  await movesNow(server, code, '0', 'keep');
  if (!isMara)
    await equipment(mara)
      .getByRole('button', { name: /^Otis, card 1/ })
      .click();
  await (isMara ? smoke : serum).click();
  await expect(equipment(second)).toBeHidden();
  await isIn(server, code, 'reconsider');
});

test('the server chooses for a player who runs out of time', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device }, NAMES, {
    hands: { '1': 'restraining_order' },
    guns: { '0': '2' },
  });
  const [ines, mara] = phones as Four;
  await movesNow(server, code, '0', 'shoot');
  await playButton(mara).click();
  await equipment(mara).getByRole('button', { name: 'Use Restraining Order' }).click();
  await expect(ines.getByText('Aim at someone else').first()).toBeVisible();
  await expect(mara.getByText('Ines has to aim at someone else.')).toBeVisible();
  await server.pass(29_999);
  await isIn(server, code, 'choose');
  await seeTheShot(phones, () => server.pass(1));
  const { guns, acts } = await stateOf<State>(server, code);
  expect(guns['0']).toBeUndefined();
  expect(['1', '3']).toContain(acts.find((act) => act.kind === 'shoot')?.hit);
  for (const phone of phones) {
    await phone.getByRole('button', { name: 'Log' }).click();
    const line = `Time’s up. ${phone === ines ? 'Your' : 'Ines’s'} new target is picked at random.`;
    await expect(phone.getByRole('dialog', { name: 'Duty log' }).getByText(line)).toBeVisible();
  }
});

test('the host lets a bot replace a disconnected player', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device }, NAMES, { absent: ['2'] });
  const [ines, mara, otis] = phones as Four;
  const away = (page: Page) => page.getByRole('status', { name: 'Who is away' });
  await expect(away(ines)).toContainText('Still connected. Give them a nudge.');
  await goAway(server, code, 'Otis', otis);
  await away(ines).getByRole('button', { name: 'Let a bot stand in' }).click();
  await expect(away(ines)).toBeHidden();
  await expect(away(mara)).toBeHidden();
  expect((await server.room(code)).members.find(({ name }) => name === 'Otis')?.standIn).toBe(true);
});

test('other players do not see the switch “Pass until someone shoots”', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device }, NAMES, {
    phase: 'preGame',
    hands: { '0': 'coffee', '1': 'taser', '2': 'med_kit', '3': 'wiretap' },
    guns: { '1': '2' },
  });
  const [ines, mara, ...rest] = phones as Four;
  for (const phone of phones) {
    await expect(passButton(phone)).toBeVisible();
    await expect(phone.getByText('Away')).toHaveCount(0);
  }
  const others = [ines, ...rest];
  const before = await Promise.all(others.map(drawn));
  await passUntilShot(mara);
  expect((await stateOf<State>(server, code)).autoPass).toEqual({ 1: 'untilShot' });
  for (const phone of others) await expect(autoPass(phone)).not.toBeChecked();
  expect(await Promise.all(others.map(drawn))).toEqual(before);

  for (const phone of others) await passUntilShot(phone);
  await windowCloses(server, code);
  const { window } = await stateOf<State>(server, code);
  const now = server.clock.now();
  await investigate(ines, 'Mara', 0);
  // The windows after the look and at the end of the turn need no answers, because all players pass automatically.
  await isIn(server, code, 'react');
  await windowCloses(server, code);
  await isIn(server, code, 'endTurn');
  await windowCloses(server, code);
  await expect(action(mara, /^Investigate/)).toHaveAttribute('aria-disabled', 'false');
  const after = await stateOf<State>(server, code);
  expect([after.turn, after.active, after.phase]).toEqual([2, '1', 'action']);
  expect(server.clock.now() - now).toBeLessThanOrEqual(2 * 3_000);
  expect(after.window).toBe(window + 3);
  for (const phone of phones) await expect(ribbon(phone)).toHaveCount(0);

  // For a shot, a window still opens for everyone except the shooter.
  await shoot(mara, 'Otis');
  await expect(ribbon(mara).getByText('Others may react.')).toBeVisible();
  for (const phone of others) await expect(passButton(phone)).toBeVisible();
  expect((await stateOf<State>(server, code)).passed).toEqual([]);
});

test('a pass changes no other player’s screen', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device }, NAMES, {
    hands: { '0': 'coffee', '1': 'taser', '2': 'med_kit', '3': 'wiretap' },
  });
  const [ines, mara, otis, wren] = phones as Four;
  await movesNow(server, code, '0', 'investigate', '2', 0);
  for (const phone of [mara, otis, wren]) await expect(passButton(phone)).toBeVisible();
  for (const phone of phones) {
    await expect(ribbon(phone)).toBeVisible();
    await expect(phone.getByText('Away')).toHaveCount(0);
  }
  const others = [ines, otis, wren];
  const before = await Promise.all(others.map(drawn));
  await pass(mara);
  await expect(ribbon(mara).getByRole('button', { name: 'Passed' })).toHaveAttribute('aria-pressed', 'true');
  expect(await Promise.all(others.map(drawn))).toEqual(before);
  // A second player passes as well, in case the effect of the first pass is delayed.
  await pass(otis);
  expect(await Promise.all([ines, wren].map(drawn))).toEqual([before[0], before[2]]);
  // A pass cannot be taken back. The remaining buttons say so when they are pressed.
  await playButton(mara).click();
  await expect(mara.getByRole('alert')).toContainText('You’ve already passed.');
  await expect(equipment(mara)).toBeHidden();
  await timeOut(server, code);
  await expect(ribbon(mara).getByRole('heading')).toHaveText('Ines looked at Otis’s card 1.');
  await expect(passButton(mara)).toBeVisible();
});

test('a card’s face is sent only to players who may know it', async ({ server, device }) => {
  const heard: string[][] = [];
  const listening = async () => {
    const page = await device();
    const frames: string[] = [];
    heard.push(frames);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    return page;
  };
  const { phones } = await atPrecinct({ server, device: listening }, NAMES, {
    cards: { '0': 'HHC', '1': 'KHC', '2': 'ACC', '3': 'HHC' },
  });
  const [ines, mara, otis, wren] = phones as Four;
  await investigate(ines, 'Mara', 0);
  await expect(officer(ines, 'Mara')).toHaveAccessibleName(/card 1 hidden, you have seen it/i);
  // Ines can see the face immediately. The button remains until she has used it.
  const learned = ines.getByRole('region', { name: 'What you learned' });
  await holding(ines, learned.getByRole('button', { name: 'Hold to see Mara’s card 1' }), () =>
    expect(learned.getByText('Mara, card 1: Kingpin.')).toBeVisible(),
  );
  await expect(learned.getByText('What is card 1?')).toBeVisible();
  // The buttons for claims about the card contain the name of each face only once.
  for (const face of [/kingpin/gi, /agent/gi]) expect((await learned.innerHTML()).match(face)).toHaveLength(1);
  await expect(mara.getByRole('region', { name: 'What you learned' })).toHaveCount(0);
  await learned.getByRole('button', { name: 'Done' }).click();
  await expect(learned).toHaveCount(0);
  for (const phone of [otis, wren]) {
    await phone.getByRole('button', { name: 'Log' }).click();
    const log = phone.getByRole('dialog', { name: 'Duty log' });
    await expect(log.getByText('Ines looked at Mara’s card 1.')).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(log).toBeHidden();
    await holding(phone, holdButton(phone), async () => {
      await expect(phone.getByText('Honest').or(phone.getByText('Crooked')).first()).toBeVisible();
      // The goal also mentions the Kingpin, but none of the cards shown here is one.
      await expect(phone.getByText('Kingpin', { exact: true })).toHaveCount(0);
    });
  }
  expect(await ines.getByRole('main').innerHTML()).not.toMatch(/kingpin/i);
  await holding(ines, holdButton(ines), () => expect(ines.getByText('Kingpin', { exact: true })).toBeVisible());
  await expect(ines.getByText('Kingpin')).toHaveCount(0);
  const says = heard.map((frames) => frames.some((frame) => frame.includes('kingpin')));
  expect(says).toEqual([true, true, false, false]);
});

/** The maximum number of key presses from any control of the table to the pass button. */
const FAR = 20;

/**
 * Presses Tab from the beginning of the page until the focus leaves the page. Returns the names of all controls that
 * were focused.
 */
async function tabStops(page: Page): Promise<string[]> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at, body } = document;
      return at === null || at === body ? null : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
    });
  await page.locator('main').focus();
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await focused();
    if (name === null || (names.length > 0 && name === names[0])) return names;
    names.push(name);
  }
}

test('“Pass” is at most 20 key presses away from any control', async ({ server, device }) => {
  const seats = [...'01234567'];
  const laptop = () => device({ viewport: { width: 1280, height: 720 } });
  const names = [...NAMES, 'Pia', 'Sami', 'Tove', 'Yuri'];
  const guns = Object.fromEntries(seats.map((seat) => [seat, seat === '0' ? '1' : '0']));
  const opening = { hands: { '0': 'coffee', '2': 'taser' }, guns, active: '1', devices: 1 } as const;
  const { code, phones } = await atPrecinct({ server, device: laptop }, names, opening);
  const page = must(phones[0]);
  await page.getByLabel('Duty log').getByRole('list').first().focus();
  await movesNow(server, code, '1', 'investigate', '0', 0);
  await expect(ribbon(page).locator('[data-window-heading]')).toBeFocused();

  const stops = await tabStops(page);
  const at = stops.findIndex((name) => /^Pass(?! (unless|until))/.test(name));
  expect(at, stops.join('\n')).toBeGreaterThan(-1);
  expect(Math.max(at, stops.length - 1 - at), stops.join('\n')).toBeLessThan(FAR);

  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(ribbon(page).locator(':focus')).toHaveCount(1);
});
