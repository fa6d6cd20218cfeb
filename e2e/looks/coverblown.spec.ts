import type { Locator, Page, ViewportSize } from '@playwright/test';
import { callWords } from '#games/coverblown/callWords.ts';
import { must } from '#shared/must.ts';
import {
  answer,
  examine,
  fillIn,
  goOn,
  hangUp,
  investigate,
  ofDock,
  onTheLine,
  tokenName,
  truthOf,
  VERDICT_MS,
  verdict,
  wrongPair,
} from '../drivers/coverblown';
import { expect, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { cards, linkOn, sitDown, tryWithBots } from '../drivers/room';
import { atTable, inRoom } from '../drivers/table';
import { insideRim, looksRight, looksRightAt, looksRightInBothLights, resize, stayLonger, through } from './looksRight';
import { SIZES as SHAPES } from './shapes';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1366, 650],
  [844, 390],
  [667, 375],
  [720, 450],
  [820, 1180],
  [360, 640],
] as const;

/**
 * Checks at all sizes that `action` is on the screen and large enough to tap, and that nothing can be scrolled
 * sideways.
 */
async function inReach(page: Page, screen: string, action: Locator): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${screen} at ${width}x${height}`;
    await expect.soft(action, at).toBeInViewport({ ratio: 1 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${at}: sideways`).toBeLessThanOrEqual(0);
    const box = await action.boundingBox();
    expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), `${at}: under 44 px`).toBeGreaterThanOrEqual(43.5);
  }
}

test('the platform’s pages look right, dark and light', async ({ server, device }) => {
  const home = await device();
  await home.goto('/');
  for (const game of ['Cover Blown!', 'Covert Ques']) await expect(tryWithBots(home, game)).toBeVisible();
  await looksRightInBothLights(home, 'home');
  await insideRim(home, 'home');
  await home.getByRole('button', { name: 'Settings' }).click();
  await expect(home.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await looksRightInBothLights(home, 'settings');
  await insideRim(home, 'settings');
  await home.keyboard.press('Escape');
  await home.getByRole('button', { name: 'Start a room' }).click();
  await expect(home.getByRole('dialog', { name: 'Who are you?' })).toBeVisible();
  await looksRightInBothLights(home, 'name and face');
  await home.goto('/about');
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  await looksRightInBothLights(home, 'about');
  await home.goto('/nowhere/at/all');
  await expect(home.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await looksRightInBothLights(home, 'an unknown address');
  await home.goto('/r/ACDEFG');
  await expect(home.getByRole('heading', { name: 'No room with that code' })).toBeVisible();
  await looksRightInBothLights(home, 'an unknown room');

  const { phones } = await inRoom({ server, device }, ['Ines', 'Mara']);
  const host = must(phones[0]);
  await expect(host.getByRole('region', { name: 'Invitation' })).toBeVisible();
  await looksRightInBothLights(host, 'room of the host');
  await insideRim(host, 'room of the host');
  await looksRightInBothLights(must(phones[1]), 'room of a guest');
  await insideRim(must(phones[1]), 'room of a guest');
  await home.goto(await linkOn(host));
  await expect(home.getByRole('heading', { name: 'Ines’s table: Cover Blown!' })).toBeVisible();
  await looksRightInBothLights(home, 'the door');
  await insideRim(home, 'the door');
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await expect(host.getByRole('dialog', { name: 'Add a bot' })).toBeVisible();
  await looksRightInBothLights(host, 'the levels of bots');
  await host
    .getByRole('dialog')
    .getByRole('button', { name: /^Chance/ })
    .click();
  const newcomer = await device({ isNew: true });
  await sitDown(newcomer, await linkOn(host), 'Bartholomew');
  await expect(cards(newcomer, 'Cover Blown!')).toBeVisible();
  await looksRightInBothLights(newcomer, 'the cards in the room');
  await host.getByRole('button', { name: 'Start Cover Blown!' }).click();
  await expect(host.getByRole('button', { name: 'Don’t wait' })).toBeVisible();
  await looksRightInBothLights(host, 'the host is asked about who reads');
  await host.getByRole('button', { name: 'Deal when they’re done' }).click();
  await expect(host.getByText(/^We deal as soon as/)).toBeVisible();
  await looksRightInBothLights(host, 'a deal that waits');
  await looksRightInBothLights(must(phones[1]), 'a guest waits');
  await host.getByRole('button', { name: 'Don’t start yet' }).click();
  await host.getByRole('button', { name: 'More about Ines' }).click();
  await expect(host.getByRole('menu')).toBeVisible();
  await looksRightInBothLights(host, 'a person’s menu');
  await host.getByRole('menuitem', { name: 'Switch device' }).click();
  await expect(host.getByRole('img', { name: /One-time code/ })).toBeVisible();
  await looksRightInBothLights(host, 'move my seat');
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: /^Room chat/ }).click();
  await expect(host.getByRole('dialog', { name: 'Room chat' })).toBeVisible();
  await looksRightInBothLights(host, 'room chat');
});

test('pages outside a match show their next action at every size', async ({ server, device }) => {
  for (const game of ['coverblown', 'covertques', 'goodcopbadcop', 'covert']) {
    const { phones } = await inRoom({ server, device }, ['Ines', 'Maximiliane-Luise'], game);
    const host = must(phones[0]);
    await expect(host.getByRole('region', { name: 'Invitation' })).toBeVisible();
    await inReach(host, `room of ${game}`, host.getByRole('button', { name: /^Start / }));
    const ends = ['Add a bot', 'How to play'].map((name) => rightOf(host.getByRole('button', { name })));
    const rows = await rightOf(host.getByRole('list').getByRole('button', { name: 'More about Ines' }));
    expect.soft(await Promise.all(ends), 'buttons that end where the rows end').toEqual([rows, rows]);
    if (game !== 'covert') continue;
    await looksRightAt(SHAPES.tablet[0], must(phones[1]), 'room of a guest, tablet');
    await resize(host, { width: 844, height: 390 });
    await looksRight(host, 'room, phone on its side');
    await insideRim(host, 'room, phone on its side');
    const [upper, lower] = await Promise.all(
      ['Cover Blown!', 'Good Cop Bad Cop'].map((title) =>
        host.getByRole('radio', { name: new RegExp(`^${title}, `) }).boundingBox(),
      ),
    );
    expect(must(upper).y + must(upper).height, 'the posters do not overlap').toBeLessThanOrEqual(must(lower).y);
    await host.getByRole('button', { name: /^House rules/ }).click();
    await expect(host.getByRole('dialog', { name: 'House rules' })).toBeVisible();
    await looksRight(host, 'house rules, phone on its side');
    await resize(host, { width: 1440, height: 900 });
    await host.keyboard.press('Escape');
    await host.getByText('Standard rules').click();
    await looksRight(host, 'room on a desk');
    const door = await device();
    await door.goto(await linkOn(host));
    await expect(door.getByRole('heading', { name: 'Ines’s table: Covert' })).toBeVisible();
    await inReach(door, 'the door', door.getByRole('button', { name: 'Take a seat' }));
    await door.goto('/');
    await expect(tryWithBots(door, 'Covert')).toBeVisible();
    await inReach(door, 'home', door.getByRole('button', { name: 'Start a room' }));
  }
});

test('on a low screen, a late guest sees both buttons for coming in', async ({ server, device }) => {
  const { code } = await atTable({ server, device }, ['Ines', 'Mara', 'Otis'], { devices: 1 });
  const late = await device({ isNew: true });
  await late.goto(`/r/${code}`);
  for (const size of [
    { width: 1366, height: 650 },
    { width: 844, height: 390 },
  ]) {
    await resize(late, size);
    for (const name of ['Come in and watch', 'Just watch'])
      await expect.soft(late.getByRole('button', { name }), name).toBeInViewport({ ratio: 1 });
    await looksRight(late, 'the door during a match');
  }
});

test('the calls and the table look right', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, ['Ines', 'Mara', 'Bartholomew'], { isAnswered: false });
  const page = must(phones[0]);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  await expect(dialog(/incoming call/)).toBeVisible();
  await looksRight(page, 'incoming call');
  await answer(page);
  await looksRight(page, 'in a call');
  await page.getByRole('button', { name: 'Press and hold to look' }).focus();
  await page.keyboard.down('Enter');
  await looksRight(page, 'in a call, held');
  await page.keyboard.up('Enter');
  await hangUp(page);
  await looksRight(page, 'table');
  await insideRim(page, 'table');
  await through(page, [
    ['investigate', ofDock(page, /^Call(?!s)/), dialog('Call your contact')],
    ['claim', ofDock(page, /^Claim/), dialog('Make a claim')],
    ['examine', ofDock(page, /^Examine/), dialog('Who and what?')],
    ['shoot', ofDock(page, /^Shoot/), dialog('Shoot who?')],
    ['a suspect', ofDock(page, /^Marisol Vane/), dialog(/Marisol Vane/)],
    ['a weapon', ofDock(page, /^Katana/), dialog(/Katana/)],
    ['a person', ofDock(page, /^Mara/), dialog(/Mara/)],
    ['oneself', ofDock(page, /^Ines/), dialog(/Ines/)],
    ['rules', ofDock(page, /^Rules/), dialog('Rules')],
    ['menu', ofDock(page, /^Menu/), dialog('At the table')],
  ]);
  await page.getByRole('tab', { name: 'My calls' }).click();
  await looksRight(page, 'my calls');
  await page.getByRole('tab', { name: 'Log' }).click();
  await looksRight(page, 'log');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await looksRight(page, 'chat');
});

test('verdicts, shots and the end look right', async ({ server, device }) => {
  const patient = async () => {
    const page = await device();
    await page.context().addInitScript(stayLonger);
    return page;
  };
  const { code, phones } = await atTable({ server, device: patient }, ['Ines', 'Mara', 'Otis']);
  const [page, other] = [must(phones[0]), must(phones[1])];
  const { secret, ...rest } = await truthOf(server, code);
  const [suspect, weapon] = wrongPair({ secret, ...rest });
  await fillIn(page, suspect, weapon);
  await expect(page.getByRole('dialog', { name: 'Examine this pair?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell the table first' })).toBeInViewport({ ratio: 1 });
  await looksRight(page, 'confirm an examination');
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.keyboard.press('Escape');
  await examine(other, suspect, weapon);
  await expect(verdict(page)).toHaveText('Wrong');
  await looksRight(page, 'wrong');
  for (const phone of [page, other]) await goOn(phone, 'Tuesday begins');
  await server.pass(VERDICT_MS);
  await moves(server, code, '1', 'examine', secret.murderer, weapon);
  await expect(verdict(page)).toHaveText('Fishy');
  await looksRight(page, 'fishy');
  for (const phone of [page, other]) await goOn(phone, 'Wednesday begins');
  await server.pass(VERDICT_MS);
  await looksRight(page, 'table with verdicts');
  await isWhole(page, [
    { width: 390, height: 844 },
    { width: 360, height: 780 },
  ]);
  await moves(server, code, '2', 'shoot', '1');
  await expect(page.getByRole('dialog', { name: 'Bang' })).toBeVisible();
  await looksRight(page, 'a shot');
  for (const phone of [page, other]) await phone.getByRole('button', { name: 'Go on' }).click();
  await moves(server, code, '1', 'examine', secret.murderer, secret.weapon);
  await expect(verdict(page)).toHaveText('Correct');
  await looksRight(page, 'correct');
  for (const phone of [page, other]) await goOn(phone, 'Open the case file');
  await expect(page.getByRole('heading', { name: 'Honest cops win' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
  await looksRight(page, 'end of the host');
  await expect(other.getByRole('slider', { name: 'Replay' })).toBeVisible();
  await looksRight(other, 'end of a guest');
  const points = await other.getByText(/^\d points? tonight$/).all();
  expect(points).toHaveLength(3);
  for (const each of points)
    expect(await each.evaluate((words) => words.getClientRects()[0]?.height), 'one line').toBeLessThan(30);
  // The button that the guest cannot press is as tall as the others.
  const [again, share] = [
    other.getByRole('button', { name: 'Play again' }),
    other.getByRole('button', { name: 'Share' }),
  ];
  expect((await again.boundingBox())?.height).toBe((await share.boundingBox())?.height);
});

test.describe('a call with two clues', () => {
  test.use({ seed: 's3' });

  test('is entirely on its card', async ({ server, device }) => {
    const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 3), { devices: 1 });
    const page = must(phones[0]);
    await investigate(page, 'A weapon');
    await answer(page);
    const { players } = await truthOf(server, code);
    expect(callWords(must(players['0']?.calls.at(-1)), must(FIVE[0])).length).toBeGreaterThan(220);
    await onTheLine(page).getByRole('button', { name: 'Press and hold to look' }).focus();
    await page.keyboard.down('Enter');
    const words = onTheLine(page).getByText(/^“/);
    for (const [width, height] of [...SIZES, [390, 844]] as const) {
      await resize(page, { width, height });
      const hidden = await words.evaluate((text) => text.scrollHeight - text.clientHeight);
      expect.soft(hidden, `px out of view at ${width}x${height}`).toBeLessThanOrEqual(1);
    }
  });
});

test('claims and cleared tokens cover no face or name', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE, { devices: 1 });
  const page = must(phones[0]);
  const truth = await truthOf(server, code);
  const [suspect, weapon] = wrongPair(truth);
  const [one = '', two = ''] = ['pike', 'frost', 'delaney', 'lindqvist'].filter(
    (id) => id !== suspect && id !== truth.secret.murderer,
  );
  for (const [seat, kind, token] of [
    ['0', 'clean', one],
    ['1', 'clean', one],
    ['2', 'contact', one],
    ['2', 'contact', two],
    ['3', 'contact', two],
    ['3', 'clean', 'tenderiser'],
    ['4', 'clean', 'tenderiser'],
  ] as const)
    await moves(server, code, seat, 'claim', kind, token);
  for (const [examined, tomorrow] of [
    [suspect, 'Tuesday'],
    [two, 'Wednesday'],
  ] as const) {
    await moves(server, code, '1', 'examine', examined, weapon);
    await goOn(page, `${tomorrow} begins`);
    await server.pass(VERDICT_MS);
  }
  await expect(page.locator('[data-token] [class*="stamp"]')).toHaveCount(3);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1366, height: 650 },
  ]) {
    await resize(page, size);
    const faults = await page.getByRole('region', { name: 'Evidence board' }).evaluate(coverings);
    expect.soft(faults, `the board at ${size.width}x${size.height}`).toEqual([]);
  }
});

test('the claims about a suspect are in view however much was said', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  for (const seat of ['1', '2', '3']) await moves(server, code, seat, 'claim', 'clean', 'frost');
  await resize(page, { width: 360, height: 640 });
  await ofDock(page, /^Imogen Frost/).click();
  const form = page.getByRole('dialog', { name: 'Imogen Frost' });
  for (const [width, height] of SIZES) {
    await resize(page, { width, height });
    for (const name of ['Say she is clean', 'Say she is your contact', 'Close'])
      await expect
        .soft(form.getByRole('button', { name }), `${name} at ${width}x${height}`)
        .toBeInViewport({ ratio: 1 });
  }
  await form.getByRole('button', { name: 'Say she is your contact' }).click();
  await expect(page.getByRole('dialog', { name: 'Say this?' })).toBeVisible();
  await looksRight(page, 'confirm a claim');
});

test('the labels of fishy pairs cover no name', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  const { murderer, weapon } = (await truthOf(server, code)).secret;
  const [one = '', two = ''] = ['cleaver', 'tenderiser', 'bat'].filter((id) => id !== weapon);
  for (const [other, tomorrow] of [
    [one, 'Tuesday'],
    [two, 'Wednesday'],
  ] as const) {
    await moves(server, code, '1', 'examine', murderer, other);
    await goOn(page, `${tomorrow} begins`);
    await server.pass(VERDICT_MS);
  }
  const board = page.getByRole('region', { name: 'Evidence board' });
  await expect(board.locator('[data-label]')).toHaveCount(2);
  const sizes = [...SIZES, [390, 844], [1920, 1080]] as const;
  const look = async (when: string) => {
    for (const [width, height] of sizes) {
      await resize(page, { width, height });
      expect.soft(await board.evaluate(namesUnderLabels), `${when} at ${width}x${height}`).toEqual([]);
    }
  };
  await look('the board');
  await moves(server, code, '2', 'announce', murderer, weapon);
  await expect(page.locator('[data-plan]')).toBeVisible();
  await look('the board with a proposal');
});

/** Returns the names on the board of which a label covers more than an edge. Uses boxes as they are before rotation. */
function namesUnderLabels(cork: HTMLElement): string[] {
  const labels = [...cork.querySelectorAll<HTMLElement>('[data-label]')];
  const wall = labels[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const range = document.createRange();
  return [...cork.querySelectorAll('[data-token] [class*="name"]')].flatMap((name) => {
    range.selectNodeContents(name);
    const words = range.getBoundingClientRect();
    const isUnder = labels.some((label) => {
      const [x, y] = [wall.left + Number.parseFloat(label.style.left), wall.top + Number.parseFloat(label.style.top)];
      const wide = label.offsetWidth / 2 - Math.max(words.left - x, x - words.right);
      const high = label.offsetHeight / 2 - Math.max(words.top - y, y - words.bottom);
      return wide > 2 && high > 2;
    });
    return isUnder ? [name.textContent ?? ''] : [];
  });
}

test('four players with claims and hits fit on a small phone', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  await resize(page, { width: 360, height: 640 });
  for (const seat of ['1', '2', '3']) await moves(server, code, seat, 'claim', 'clean', 'katana');
  await moves(server, code, '1', 'shoot', '2');
  await page.getByRole('button', { name: 'Go on' }).click();
  // Words for screen readers only are one pixel wide.
  for (const words of ['Today', 'No verdict'])
    expect(must(await page.getByText(words, { exact: true }).boundingBox()).width, words).toBeGreaterThan(20);
  await looksRight(page, 'four players');
  await page.setViewportSize({ width: 360, height: 640 });
  const over = await page.getByRole('button', { name: /lives/ }).evaluateAll((chips) =>
    chips.map((chip, at) => {
      const signs = [...chip.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect().right);
      const end = chips[at + 1]?.getBoundingClientRect().left ?? innerWidth;
      return Math.max(...signs) > end;
    }),
  );
  expect(over, 'signs over the next player').toEqual([false, false, false, false]);
  const hidden = await page.locator('button:has([class*="said"])').evaluateAll((chips) =>
    chips.map((chip) => {
      const [face, count] = [chip.querySelector('[class*="portrait"]'), chip.querySelector('[class*="said"]')];
      return Math.max(0, (count?.getBoundingClientRect().bottom ?? 0) - (face?.getBoundingClientRect().top ?? 0) - 1);
    }),
  );
  expect(hidden, 'px of a face under the number of claims').toEqual([0, 0, 0]);
});

test('after the first call on a laptop, the focus is on the next call', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, FIVE.slice(0, 3), { isAnswered: false, devices: 1 });
  const page = must(phones[0]);
  await resize(page, { width: 1366, height: 650 });
  await answer(page);
  await hangUp(page);
  await expect(ofDock(page, /^Call(?!s)/)).toBeFocused();
});

test('a refusal moves nothing on a small phone', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  await moves(server, code, '0', 'shoot', '1');
  await page.getByRole('button', { name: 'Go on' }).click();
  const board = page.getByRole('region', { name: 'Evidence board' });
  const before = await board.boundingBox();
  await ofDock(page, /^Shoot/).click({ force: true });
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  expect(await board.boundingBox()).toEqual(before);
  await ofDock(page, /^Claim/).click();
  await expect(page.getByRole('dialog', { name: 'Make a claim' })).toBeVisible();
  await expect(page.getByRole('alert'), 'the refusal in a form opened later').toHaveCount(0);
});

test('on a low screen, Claim is as tall as Call before and after the call', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  await resize(page, { width: 844, height: 390 });
  const [call, claim] = [ofDock(page, /^Call(?!s)/), ofDock(page, /^Claim/)];
  for (const isCalled of [false, true]) {
    if (isCalled) {
      await moves(server, code, '0', 'investigate', 'suspects');
      await expect(call).toHaveAttribute('aria-disabled', 'true');
    }
    const { y, height } = must(await call.boundingBox());
    expect(must(await claim.boundingBox())).toMatchObject({ y, height });
  }
});

test('the label of a fishy pair is above a suspect who is proposed again', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  const { secret } = await truthOf(server, code);
  await moves(server, code, '3', 'examine', secret.murderer, secret.weapon === 'bat' ? 'boltgun' : 'bat');
  await goOn(page, 'Tuesday begins');
  await server.pass(VERDICT_MS);
  await moves(server, code, '2', 'announce', secret.murderer, secret.weapon);
  await expect(page.locator('[data-plan]')).toBeVisible();
  const layer = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).zIndex));
  const suspect = page.getByRole('main').locator(`[data-token="${secret.murderer}"]`);
  expect(await layer(page.locator('[data-label]'))).toBeGreaterThan(await layer(suspect));
});

test('all claims are in view on low screens', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, FIVE, { devices: 1 });
  const page = must(phones[0]);
  await resize(page, SHAPES.low[0]);
  await ofDock(page, /^Claim/).click();
  const form = page.getByRole('dialog', { name: 'Make a claim' });
  for (const size of [...SHAPES.low, { width: 812, height: 375 }, { width: 1366, height: 650 }]) {
    await resize(page, size);
    await expect(form.getByRole('button', { name: 'Not yet' })).toBeInViewport({ ratio: 1 });
    const hidden = await form.evaluate((sheet) =>
      [...sheet.querySelectorAll('div')]
        .filter((box) => getComputedStyle(box).overflowY === 'auto')
        .map((box) => box.scrollHeight - box.clientHeight),
    );
    expect.soft(hidden, `px to scroll at ${size.width}x${size.height}`).toEqual([0]);
  }
});

test('the examination form shows the pair beside its consequences', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  await resize(page, { width: 1366, height: 650 });
  await moves(server, code, '2', 'announce', 'crane', 'bat', 'monday');
  // Before the proposal is here, the button opens a form without a pair.
  await expect(page.locator('[data-plan]')).toBeVisible();
  await ofDock(page, /^Examine/).click();
  const form = page.getByRole('dialog', { name: 'Examine this pair?' });
  const tag = must(await form.locator('[data-token="bat"]').boundingBox());
  const consequences = must(await form.getByRole('list').last().boundingBox());
  expect(tag.x + tag.width).toBeLessThan(consequences.x);
  await page.keyboard.press('Escape');
  const [suspect, weapon] = wrongPair(await truthOf(server, code));
  await moves(server, code, '1', 'examine', suspect, weapon);
  await goOn(page, 'Tuesday begins');
  await server.pass(VERDICT_MS);
  await ofDock(page, /^Claim/).click();
  for (const token of [suspect, weapon]) {
    const piece = page.getByRole('dialog', { name: 'Make a claim' }).locator(`[data-token="${token}"]`).first();
    const [stamp, name] = await Promise.all(
      ['stamp', 'name'].map((part) => piece.locator(`[class*="${part}"]`).first().boundingBox()),
    );
    expect(must(stamp).y + must(stamp).height, token).toBeLessThanOrEqual(must(name).y + 1);
  }
});

test('at the end of a match, the buttons fit on a laptop’s screen', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, FIVE.slice(0, 4), { devices: 1 });
  const page = must(phones[0]);
  await resize(page, { width: 1366, height: 650 });
  const { secret } = await truthOf(server, code);
  for (const seat of ['0', '1', '2', '3']) await moves(server, code, seat, 'claim', 'clean', secret.murderer);
  await moves(server, code, '3', 'examine', secret.murderer, secret.weapon === 'bat' ? 'boltgun' : 'bat');
  await goOn(page, 'Tuesday begins');
  // Tuesday and Wednesday end without an examination.
  await server.pass(400_000);
  await moves(server, code, '3', 'examine', secret.murderer, secret.weapon);
  await goOn(page, 'Open the case file');
  await expect(page.getByRole('listitem').filter({ hasText: 'No examination on Tuesday.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
  const stamps = page.getByText('Guilty', { exact: true }).and(page.locator('[class*="stamp"]'));
  const tops = await stamps.evaluateAll((all) =>
    all.map((stamp) => {
      const { offsetTop, offsetParent } = stamp as HTMLElement;
      return offsetTop / ((offsetParent as HTMLElement | null)?.offsetHeight ?? 1);
    }),
  );
  expect(tops.length).toBeGreaterThan(0);
  for (const top of tops) expect(top, 'the stamp begins below the eyes').toBeGreaterThan(0.55);
});

/** Returns the right edge of an element, in whole px. */
const rightOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => Math.round(shown.getBoundingClientRect().right));

/**
 * Finds faults on the corkboard: pictures that are too small, pictures or names that are covered, and claims that are
 * cut off. Uses layout boxes, because the photographs are rotated.
 */
function coverings(cork: HTMLElement): string[] {
  return [...cork.querySelectorAll<HTMLElement>('[data-token]')].flatMap((piece) => {
    const part = (name: string) => piece.querySelector<HTMLElement>(`[class*="${name}"]`);
    const [picture, name, claims, stamp] = [part('picture'), part('name'), part('claims'), part('stamp')];
    if (!picture || !name || !claims) return [`${piece.dataset.token} lacks a part`];
    const foot = picture.offsetTop + picture.offsetHeight;
    const faults = {
      'has a picture too small to recognise': picture.offsetHeight < 24,
      'has a stamp over its upper half': stamp !== null && stamp.offsetTop < picture.offsetHeight / 2 - 4,
      'has a stamp outside its picture': stamp !== null && stamp.offsetParent !== picture,
      'has a name over its picture': name.offsetTop < foot,
      'has claims over its name': claims.offsetTop < name.offsetTop + name.offsetHeight - 1,
      'has claims that are cut': claims.scrollWidth > claims.clientWidth,
    };
    return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${piece.dataset.token} ${fault}`] : []));
  });
}

/**
 * Checks at each size that nothing on the corkboard is cut off at the bottom, and that each picture is tall enough to
 * be recognized.
 */
async function isWhole(page: Page, sizes: readonly ViewportSize[]): Promise<void> {
  const before = must(page.viewportSize());
  for (const size of sizes) {
    await resize(page, size);
    const board = page.getByRole('region', { name: 'Evidence board' });
    const { hidden, lowest } = await board.evaluate((cork) => {
      const pictures = [...cork.querySelectorAll('img')].map((picture) => picture.clientHeight);
      return { hidden: cork.scrollHeight - cork.clientHeight, lowest: Math.min(...pictures) };
    });
    const at = `the board at ${size.width}x${size.height}`;
    expect.soft(hidden, `${at}: cut below`).toBeLessThanOrEqual(0);
    expect.soft(lowest, `${at}: height of a picture`).toBeGreaterThanOrEqual(24);
  }
  await resize(page, before);
}

test('the stamp of a verdict covers neither the names of the pair nor the words below', async ({ server, device }) => {
  const waiting = await device();
  await waiting.context().addInitScript(stayLonger);
  const { code, phones } = await atTable({ server, device: async () => waiting }, FIVE, { devices: 1 });
  const page = must(phones[0]);
  const truth = await truthOf(server, code);
  await moves(server, code, '1', 'examine', ...wrongPair(truth));
  await expect(verdict(page)).toHaveText('Wrong');
  for (const [width, height] of [...SIZES, [390, 844]] as const) {
    await resize(page, { width, height });
    expect.soft(await verdict(page).evaluate(namesUnder), `${width}x${height}`).toEqual([]);
    expect.soft(await verdict(page).evaluate(roomAround), `${width}x${height}`).toBeGreaterThanOrEqual(0);
  }
});

/** Returns the smaller of the distances in px from the pair and its stamp to the words above and below them. */
function roomAround(stamp: HTMLElement): number {
  const [stage, pair] = [stamp.parentElement, stamp.previousElementSibling as HTMLElement | null];
  return Math.min(pair?.offsetTop ?? 0, (stage?.clientHeight ?? 0) - stamp.offsetTop - stamp.offsetHeight);
}

/** Returns the names of suspects and weapons that a stamp covers at their left, middle or right. */
function namesUnder(stamp: Element): string[] {
  const names = [...document.querySelectorAll('dialog [data-token] [class*="name"]')];
  return names.flatMap((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const isUnder = [0.1, 0.5, 0.9].some((part) =>
      document.elementsFromPoint(left + part * (right - left), (top + bottom) / 2).includes(stamp),
    );
    return isUnder ? [name.textContent ?? ''] : [];
  });
}

/** Short and long names, including one of the maximum length. */
const FIVE = ['Ines', 'Bartholomew', 'Mara', 'Maximiliane Wolff', 'Otis'];

for (const shape of ['low', 'tablet'] as const) {
  test.describe(shape, () => {
    test.use({ viewport: SHAPES[shape][0] });

    test('calls, table, forms and cutscenes look right', async ({ server, device }) => {
      const patient = async () => {
        const page = await device();
        await page.context().addInitScript(stayLonger);
        return page;
      };
      const { code, phones } = await atTable({ server, device: patient }, FIVE, { isAnswered: false, devices: 1 });
      const page = must(phones[0]);
      const look = (screen: string) => looksRight(page, `${shape}: ${screen}`);
      const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
      await expect(dialog(/incoming call/)).toBeVisible();
      await look('incoming call');
      await answer(page);
      await page.getByRole('button', { name: 'Press and hold to look' }).focus();
      await page.keyboard.down('Enter');
      await look('in a call, held');
      await page.keyboard.up('Enter');
      await hangUp(page);
      await expect(ofDock(page, /^Call(?!s)/)).toBeFocused();

      for (const seat of ['1', '2', '3', '4']) await moves(server, code, seat, 'ackFirstCall');
      const truth = await truthOf(server, code);
      const [suspect, weapon] = wrongPair(truth);
      await moves(server, code, '2', 'claim', 'clean', suspect);
      await moves(server, code, '3', 'claim', 'contact', suspect);
      await moves(server, code, '1', 'examine', suspect, weapon);
      await expect(verdict(page)).toHaveText('Wrong');
      await look('wrong');
      await goOn(page, 'Tuesday begins');
      await server.pass(VERDICT_MS);
      await moves(server, code, '1', 'examine', truth.secret.murderer, weapon);
      await expect(verdict(page)).toHaveText('Fishy');
      await goOn(page, 'Wednesday begins');
      await server.pass(VERDICT_MS);
      await moves(server, code, '4', 'announce', truth.secret.murderer, truth.secret.weapon);
      await expect(page.getByRole('button', { name: 'Wait' })).toBeVisible();
      await look('table');
      await insideRim(page, 'table');
      const below = must(
        await ofDock(page, /^Examine/)
          .getByText('ends the day')
          .boundingBox(),
      );
      expect(below.height, 'one line').toBeLessThan(20);
      if (shape === 'low') await looksRightAt(SHAPES.desk[0], page, 'desk: table');
      await through(page, [
        ['investigate', ofDock(page, /^Call(?!s)/), dialog('Call your contact')],
        ['claim', ofDock(page, /^Claim/), dialog('Make a claim')],
        ['examine the proposed pair', ofDock(page, /^Examine/), dialog('Examine this pair?')],
        ['shoot', ofDock(page, /^Shoot/), dialog('Shoot who?')],
        ['a suspect', ofDock(page, new RegExp(`^${tokenName(suspect)}`)), dialog(tokenName(suspect))],
        ['oneself', ofDock(page, /^Ines/), dialog('Ines')],
      ]);
      if (shape === 'low') {
        for (const [name, label] of [
          ['Calls', 'My calls'],
          ['Log', 'Log'],
          ['Chat', 'Chat'],
        ] as const) {
          const opener = page.getByRole('button', { name: new RegExp(`^${name}`) });
          await opener.click();
          await expect(page.getByRole('region', { name: label, exact: true })).toBeFocused();
          await look(label);
          await page.keyboard.press('Escape');
          await expect(opener).toBeFocused();
        }
      }

      await moves(server, code, '2', 'shoot', '1');
      await expect(dialog('Bang').getByRole('alert')).toHaveText('Mara shot Bartholomew.');
      await look('a shot');
      await page.getByRole('button', { name: 'Go on' }).click();
      await moves(server, code, '3', 'shoot', '1');
      await page.getByRole('button', { name: 'Go on' }).click();
      await moves(server, code, '4', 'shoot', '1');
      await expect(
        dialog('Bang').getByText(/^Bartholomew was (honest|dirty)\. The (dirty|honest) cops win\.$/),
      ).toBeVisible();
      await look('a death');
      await page.getByRole('button', { name: 'Open the case file' }).click();
      await expect(page.getByRole('heading', { name: /^(Honest|Dirty) cops win/ })).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
      await look('the end');
      const file = page.getByRole('region', { name: 'Everything revealed' });
      if (shape !== 'low') return;
      await looksRightAt(SHAPES.desk[0], page, 'desk: the end');
      await resize(page, SHAPES.desk[0]);
      const points = must(await page.getByRole('region', { name: 'Points' }).boundingBox());
      const { x, y } = must(await file.boundingBox());
      expect(points.x).toBeGreaterThan(x + 400);
      expect(points.y, 'beside the case file').toBeLessThan(y + 40);
    });
  });
}
