import type { Locator, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { ribbon as question } from '../drivers/covert';
import { arrange, atTheMap } from '../drivers/covert/match';
import {
  atPrecinct,
  autoPass,
  equipment,
  isIn,
  officer,
  passButton,
  playButton,
  ribbon,
  theShot,
  timeOut,
  truthOf,
  windowCloses,
} from '../drivers/goodcopbadcop';
import { expect, test } from '../drivers/journey';
import { movesNow } from '../drivers/match';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];

/** Finds the button that opens a sheet or a full screen, and finds what it has opened. */
type Opened = [open: (page: Page) => Locator, shown: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** Returns true if no other element covers the centre of this one, so that it can be pressed. */
const isOnTop = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });

/** Checks that a window which has just opened above another layer is visible and focused. Then presses P to pass. */
async function answeredByKey(window: Locator): Promise<void> {
  const heading = window.getByRole('heading');
  await expect(heading).toBeFocused();
  const pass = window.getByRole('button', { name: /^Pass/ });
  await expect.poll(() => isOnTop(pass)).toBe(true);
  expect(await isOnTop(heading)).toBe(true);
  await expect(window.getByRole('timer')).toBeVisible();
  await window.page().keyboard.press('p');
}

for (const [screen, viewport] of [['a phone', { width: 390, height: 844 }]] as const) {
  test(`Good Cop Bad Cop on ${screen}: a reaction window covers any open sheet`, async ({ server, device }) => {
    const { code, phones } = await atPrecinct(
      { server, device: () => device({ viewport, reducedMotion: 'reduce' }) },
      NAMES,
      { hands: { '3': 'wiretap' }, cards: { '0': 'HHC', '1': 'KHC', '2': 'ACC', '3': 'HHC' } },
    );
    const page = must(phones[3]);
    for (const other of phones.slice(0, 3)) await other.close();
    const looks = async (by: string, at: string) => {
      await movesNow(server, code, by, 'investigate', at, 0);
    };
    const closes = () => windowCloses(server, code);
    const walk: [Opened, comes: () => Promise<void>][] = [
      [[button(/^Your equipment/), equipment], () => looks('0', '1')],
      [[button('Field notes'), dialog('Field notes')], closes],
      [
        [button('Chat'), dialog('Chat')],
        async () => {
          await closes();
          await looks('1', '2');
        },
      ],
      [[button(/^Rules/), dialog('Rules')], closes],
      [
        [button(/^Menu/), dialog('At the table')],
        async () => {
          await closes();
          await looks('2', '1');
        },
      ],
      [[(phone) => officer(phone, 'Otis'), dialog('Otis’s file')], closes],
    ];
    for (const [[open, shown], comes] of walk) {
      await open(page).first().click();
      await expect(shown(page)).toBeVisible();
      await comes();
      await answeredByKey(ribbon(page));
      await expect(ribbon(page).getByRole('button', { name: 'Passed' })).toHaveAttribute('aria-pressed', 'true');
      await expect(shown(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shown(page)).toBeHidden();
      await expect(ribbon(page).locator(':focus'), 'the window keeps the focus when the layer closes').toHaveCount(1);
    }
    const log = dialog('Duty log')(page);
    await button('Log')(page).first().click();
    await expect(log).toBeVisible();
    await closes();
    await expect(ribbon(page)).toHaveCount(0);
    await expect(log.locator(':focus')).toHaveCount(1);

    // The sheet with the seat's equipment is open for an answer, and keeps the focus. The time and the Pass button of
    // the window are still visible below.
    await page.keyboard.press('Escape');
    await looks('3', '0');
    await closes();
    await playButton(page).click();
    await expect(equipment(page).getByRole('button', { name: 'Keep it in hand' })).toBeVisible();
    const pass = ribbon(page).getByRole('button', { name: /^Pass/ });
    await expect.poll(() => isOnTop(pass)).toBe(true);
    await page.keyboard.press('Escape');
    await autoPass(page).click();
    await expect(passButton(page)).toHaveCount(0);
    await expect(autoPass(page)).toBeChecked();
  });
}

test('Good Cop Bad Cop on a phone: equipment that was open before the window can be used in it', async ({
  server,
  device,
}) => {
  const { code, phones } = await atPrecinct({ server, device }, NAMES, {
    hands: { '0': 'wiretap' },
    active: '1',
    devices: 1,
  });
  const page = must(phones[0]);
  const waits = equipment(page).getByText('on hold');
  await button(/^Your equipment/)(page).click();
  await movesNow(server, code, '1', 'investigate', '2', 0);
  await expect(waits).toBeVisible();
  await playButton(page).click();
  await expect(waits).toBeHidden();
  await expect.poll(() => isOnTop(equipment(page).getByRole('button', { name: 'Keep it in hand' }))).toBe(true);
  await expect(passButton(page)).toBeVisible();
});

for (const [screen, viewport, isLow] of [
  ['a phone', { width: 390, height: 844 }, false],
  ['a very low phone', { width: 360, height: 540 }, true],
] as const)
  test(`Good Cop Bad Cop on ${screen}: an open log stays open under a window`, async ({ server, device }) => {
    const { code, phones } = await atPrecinct(
      { server, device: () => device({ viewport, reducedMotion: 'reduce' }) },
      NAMES,
      { hands: { '0': 'wiretap' }, guns: { '1': '0' }, active: '1', devices: 1 },
    );
    const page = must(phones[0]);
    const log = dialog('Duty log')(page);
    const note = log.getByText('on hold');
    await button('Log')(page).click();
    await expect(log).toBeVisible();
    await expect(note).toBeHidden();
    await movesNow(server, code, '1', 'shoot');
    await expect(ribbon(page)).toBeVisible();
    for (const seen of [note, log.getByRole('list').getByText(/^Mara wants to shoot you/)])
      await expect.poll(() => isOnTop(seen)).toBe(true);
    const under = async () => {
      const row = must(await officer(page, 'Mara').boundingBox());
      return row.y + row.height - must(await log.boundingBox()).y;
    };
    await expect.poll(under, 'the shooter is above the log').toBeLessThanOrEqual(1);
    if (isLow) {
      const longer = ribbon(page).getByRole('button', { name: 'Keep passing' });
      await expect(autoPass(page)).toBeHidden();
      await longer.click();
      await expect(longer).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(autoPass(page)).toBeInViewport({ ratio: 1 });
  });

test('a reaction window opens only after a full-screen shot has ended', async ({ server, device }) => {
  const { code, phones } = await atPrecinct({ server, device: () => device({ reducedMotion: 'reduce' }) }, NAMES, {
    hands: { '3': 'wiretap' },
    cards: { '0': 'HHC', '1': 'K*H^C^', '2': 'ACC', '3': 'HHC' },
    guns: { '0': '2' },
  });
  const page = must(phones[3]);
  await movesNow(server, code, '0', 'shoot');
  await expect(ribbon(page)).toBeVisible();
  await timeOut(server, code);
  await expect(theShot(page)).toBeVisible();
  await expect(ribbon(page)).toHaveCount(0);
  await isIn(server, code, 'endTurn');
  const { deadline } = await truthOf(server, code);
  expect(must(deadline) - server.clock.now()).toBe(31_000);
  await theShot(page).getByRole('button', { name: 'Got it' }).click();
  await expect(theShot(page)).toBeHidden();
  await answeredByKey(ribbon(page));
});

test('Covert: a reaction window covers any open sheet', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES.slice(0, 3), {
    phase: 'resolve',
    agency: { '0': ['AG01'], '1': ['AG06'], '2': ['AG07'] },
  });
  const { code } = room;
  const page = must(room.phones[2]);
  for (const other of room.phones.slice(0, 2)) await other.close();
  let number = 0;
  const opens = (kind: 'first' | 'espionage' | null) =>
    arrange(server, code, (state) => {
      for (const seat of state.seats) must(state.players[seat]).answer = null;
      if (kind) number++;
      state.window = kind && { number, kind, asked: ['0', '1', '2'] };
      state.pool = kind === 'espionage' ? { user: '0', cards: [{ card: 'AG15', spentBy: null }], taken: [] } : null;
      state.deadline = server.clock.now() + 1000 * state.options.windowSeconds;
    });
  const walk: Opened[] = [
    [button(/^Talk|^Log/), dialog(/Talk|Log/)],
    [button(/^Rules/), dialog('Rules')],
    [button(/^Menu/), dialog('At the table')],
    [button('Where can a die go?'), dialog('Where can a die go?')],
  ];
  for (const [at, [open, shown]] of walk.entries()) {
    await open(page).first().click();
    await expect(shown(page)).toBeVisible();
    await opens(at % 2 === 0 ? 'first' : 'espionage');
    await answeredByKey(question(page));
    await expect(question(page).getByText('Your answer is in.').first()).toBeAttached();
    await expect(shown(page)).toBeVisible();
    await opens(null);
    await expect(question(page)).toHaveCount(0);
    await expect(shown(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeHidden();
  }
});
