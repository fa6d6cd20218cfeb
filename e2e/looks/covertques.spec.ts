import type { Page } from '@playwright/test';
import type { Options } from '#games/covertques/state.ts';
import { must } from '#shared/must.ts';
import {
  atOffice,
  envelope,
  faces,
  feed,
  giveHint,
  hintAll,
  hintField,
  lockButton,
  memo,
  ownCard,
  ownSide,
  plate,
  readyAll,
  readyButton,
  refusal,
  theCount,
  timeOut,
  truthOf,
  voteAll,
} from '../drivers/covertques';
import { expect, test } from '../drivers/journey';
import { movesNow } from '../drivers/match';
import { insideRim, looksRight, looksRightAt, stayLonger } from './looksRight';
import { SIZES } from './shapes';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Short and long names, including one of the maximum length. */
const TWELVE = [
  'Bartholomew',
  'Ines',
  'Mara',
  'Otis',
  'Wren',
  'Juno',
  'Wilhelmina',
  'Silas',
  'Tess',
  'Hugo',
  'Maximiliane Wolff',
  'Vera',
];

/** Shows every screen of a match on one phone. The other players do not have devices. */
async function everyScreen(
  { server, device }: Parameters<typeof atOffice>[0],
  names: string[],
  options: Partial<Options>,
): Promise<void> {
  const onlyOne = async () => {
    const page = await device();
    await page.context().addInitScript(stayLonger);
    return page;
  };
  const { code, phones } = await atOffice({ server, device: onlyOne }, names, { step: 'night', options, devices: 1 });
  const page = must(phones[0]);
  const size = names.length;
  const look = async (screen: string) => {
    await looksRight(page, `${size}: ${screen}`);
    await insideRim(page, `${size}: ${screen}`);
  };
  const tab = (name: RegExp) => page.getByRole('tab', { name }).click();

  await expect(envelope(page)).toBeVisible();
  await look('night');
  await envelope(page).focus();
  await page.keyboard.down('Enter');
  await look('night, held');
  await page.keyboard.up('Enter');
  await timeOut(server, code);

  await expect(hintField(page)).toBeVisible();
  await look('opening');
  await giveHint(page, '...');
  await expect(refusal(page)).toBeVisible();
  await look('a refused hint');
  await giveHint(page, 'thirty letters of a hint, truly');
  await giveHint(page, 'something quite else entirely');
  await hintAll(server, code);
  await expect(readyButton(page)).toBeVisible();
  await expect(feed(page).getByRole('listitem')).toHaveCount(1 + size);
  await look('discussion');
  await tab(/^Players/);
  await look('desks');
  await tab(/^Notes/);
  await look('notes');
  await ownCard(page).focus();
  await page.keyboard.down('Enter');
  await look('notes, own card held');
  await page.keyboard.up('Enter');
  await tab(/^Log and chat/);
  await look('log and chat');
  await readyAll(server, code);

  await expect(lockButton(page)).toBeVisible();
  await look('vote');
  const truth = await truthOf(server, code);
  const user = must(truth.all('user').find((seat) => seat !== '0'));
  await plate(page, must(names[Number(user)])).click();
  await look('vote, picked');
  await lockButton(page).click();
  await expect(page.getByRole('button', { name: /^Sealed/ })).toBeVisible();
  await look('vote, sealed');
  await voteAll(
    server,
    code,
    names.map((_, seat) => (seat === 0 ? undefined : String(seat) === user ? '0' : user)),
  );
  await expect(theCount(page)).toBeVisible();
  await look('the count');
  await server.pass(3_000);
  await expect(page.getByRole('region', { name: 'All votes' })).toBeVisible();
  await look('votes shown');
  await timeOut(server, code);

  await expect(faces(page)).toBeVisible();
  const how = page.getByText(/press and hold until the ring closes/);
  expect(await how.evaluate(isBesideItsIcon), 'the fingerprint is beside the words about it').toBe(true);
  await look('discovery');
  await timeOut(server, code);
  await expect(feed(page).getByText(/^Round 2:/)).toBeVisible();
  await look('round 2');
  await hintAll(server, code);
  await readyAll(server, code);
  const hacker = truth.the('hacker');
  await voteAll(
    server,
    code,
    names.map((_, seat) => (String(seat) === hacker ? null : hacker)),
  );
  await server.pass(3_000);
  await expect(page.getByRole('button', { name: 'See the results' })).toBeVisible();
  await look('the vote that ends it');
  await page.getByRole('button', { name: 'See the results' }).click();
  await expect(memo(page)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
  await look('memo');
}

/** Runs in the page: returns true if the icon of a paragraph is in the line in which its text begins. */
function isBesideItsIcon(paragraph: Element): boolean {
  const icon = paragraph.querySelector('svg')?.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(paragraph);
  const lines = [...text.getClientRects()].filter(({ width }) => width > (icon?.width ?? 0));
  return icon !== undefined && lines[0] !== undefined && lines[0].top < icon.bottom && lines[0].left < icon.right + 20;
}

test('every screen looks right with five players', async ({ server, device }) => {
  await everyScreen({ server, device }, TWELVE.slice(0, 5), { hintMode: 'spoken' });
});

test('every screen looks right with twelve players and the Inquisition', async ({ server, device }) => {
  await everyScreen({ server, device }, TWELVE, { debugger: true, accomplice: true });
});

for (const [shape, viewport] of [
  ['a phone on its side', SIZES.low[0]],
  ['an upright tablet', SIZES.tablet[0]],
] as const) {
  test(`every step of twelve players looks right on ${shape}`, async ({ server, device }) => {
    const { code, phones } = await atOffice({ server, device: () => device({ viewport }) }, TWELVE, {
      options: { debugger: true, accomplice: true },
      devices: 1,
    });
    const page = must(phones[0]);
    const look = async (screen: string) => {
      await looksRight(page, `${shape}: ${screen}`);
      await insideRim(page, `${shape}: ${screen}`);
    };
    const lookAtDesk = async (screen: string) => {
      if (viewport === SIZES.low[0]) await looksRightAt(SIZES.desk[0], page, `a desk: ${screen}`);
    };
    await expect(hintField(page)).toBeVisible();
    await look('hints');
    await lookAtDesk('hints');
    const own = ownSide(page).or(ownCard(page));
    await own.focus();
    await page.keyboard.down('Enter');
    await expect(page.getByText(/^You’re with the/)).toBeVisible();
    await look('own card held');
    await page.keyboard.up('Enter');
    await hintAll(server, code);
    await expect(readyButton(page)).toBeVisible();
    for (const panel of ['Notes', 'Log', 'Chat']) {
      const name = new RegExp(`^${panel}`);
      await page.getByRole('tab', { name }).or(page.getByRole('button', { name })).click();
      await look(`talk, ${panel}`);
      await page.keyboard.press('Escape');
    }
    await readyAll(server, code);
    await expect(lockButton(page)).toBeVisible();
    await look('vote');
    await lookAtDesk('vote');
    await timeOut(server, code);
    await server.pass(3_000);
    await expect(page.getByRole('region', { name: 'All votes' })).toBeVisible();
    await look('votes shown');
    await lookAtDesk('votes shown');
    await timeOut(server, code);
    await expect(faces(page)).toBeVisible();
    await look('discovery');
    await lookAtDesk('discovery');
  });
}

/** Matches words that imply that there is a partner. With three players, there may be none. */
const PARTNER = /\b(partner|insiders? (is|are|read)|the admin (may|reads|knows))\b|each other|shares the (code )?word/i;

test('with three players, no screen says that there is a partner', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, TWELVE.slice(0, 3), { step: 'night' });
  const says = async (screen: string) => {
    for (const [seat, phone] of phones.entries())
      expect.soft(await phone.getByRole('main').innerText(), `${screen}, seat ${seat}`).not.toMatch(PARTNER);
  };
  for (const [seat, phone] of phones.entries()) {
    await envelope(phone).focus();
    await phone.keyboard.down('Enter');
    expect.soft(await phone.getByRole('main').innerText(), `envelope, seat ${seat}`).not.toMatch(PARTNER);
    await phone.keyboard.up('Enter');
  }
  await timeOut(server, code);
  for (const phone of phones) await expect(hintField(phone)).toBeVisible();
  await says('hints');
  await hintAll(server, code);
  await readyAll(server, code);
  for (const phone of phones) await expect(lockButton(phone)).toBeVisible();
  await says('vote');
  await timeOut(server, code);
  await timeOut(server, code);
  await timeOut(server, code);
  for (const phone of phones) await expect(faces(phone)).toBeVisible();
  await says('discovery');
});

/** Returns those of the `words` that occur in the page, including attributes. */
const holds = async (page: Page, words: readonly string[]): Promise<string[]> => {
  const html = await page.getByRole('main').innerHTML();
  return words.filter((word) => html.includes(word));
};

test('no page contains a covered secret', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, TWELVE.slice(0, 5), { step: 'night' });
  const truth = await truthOf(server, code);
  const page = must(phones[Number(truth.the('hacker'))]);
  const secret = ['Hacker', ...truth.confidential];
  const shown = () => expect(page.getByRole('status').filter({ hasText: truth.code })).toBeVisible();
  await expect(envelope(page)).toBeVisible();
  expect(await holds(page, secret)).toEqual([]);
  for (const [target, event] of [
    ['window', 'blur'],
    ['document', 'visibilitychange'],
    ['window', 'pagehide'],
  ] as const) {
    await envelope(page).focus();
    await page.keyboard.down('Enter');
    await shown();
    await page.evaluate(([at, name]) => (at === 'window' ? window : document).dispatchEvent(new Event(name)), [
      target,
      event,
    ] as const);
    expect(await holds(page, secret)).toEqual([]);
    await page.keyboard.up('Enter');
  }

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: /This screen is shared/ }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('On your phone')).toBeVisible();
  await expect(envelope(page)).toHaveCount(0);
  await page.getByRole('main').focus();
  await page.keyboard.down('Space');
  expect(await holds(page, secret)).toEqual([]);
  await page.keyboard.up('Space');
  await timeOut(server, code);
  await expect(hintField(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText('On your phone')).toBeVisible();
  expect(await holds(page, secret)).toEqual([]);
});

test('a spectator sees an envelope but cannot open it', async ({ server, device }) => {
  const { code, guests } = await atOffice({ server, device }, TWELVE.slice(0, 5), { step: 'night' });
  const truth = await truthOf(server, code);
  const page = await device();
  await page.goto(`/r/${must(guests[0]).code}`);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await expect(page.getByText('You’re watching.').first()).toBeVisible();
  await expect(envelope(page)).toHaveCount(0);
  await page.keyboard.down('Space');
  expect(await holds(page, truth.confidential)).toEqual([]);
  await page.keyboard.up('Space');
  await timeOut(server, code);
  await expect(page.getByText(/^Round 1:/)).toBeVisible();
  await expect(hintField(page)).toHaveCount(0);
  await movesNow(server, code, '0', 'hint', 'a quiet one');
  await expect(feed(page).getByText('a quiet one')).toBeVisible();
  await looksRight(page, 'hints of a spectator');
});
