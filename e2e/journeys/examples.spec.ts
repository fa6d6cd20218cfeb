import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PSEUDO } from '#scripts/languages/pseudo.ts';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { truthOf as caseOf, VERDICT_MS, wrongPair } from '../drivers/coverblown';
import { PROPER_NAMES } from '../drivers/covert';
import { atMapRoom, atTheMap, truthOf as boardOf } from '../drivers/covert/match';
import { atOffice, hintAll, readyAll, timeOut, truthOf, voteAll, wordsOf } from '../drivers/covertques';
import { atPrecinct, timeOut as windowEnds } from '../drivers/goodcopbadcop';
import { expect, holding } from '../drivers/journey';
import { pressOn } from '../drivers/keyboard';
import { movesNow } from '../drivers/match';
import { gather, linkOn, pickGame, sitDown, startMatch, startRoom, tryWithBots } from '../drivers/room';
import { asGuest, atTable, atTableOf } from '../drivers/table';
import { deviceIn, test as shipped, withExamples as test, textsOn } from '../drivers/testBuild';
import { looksRight } from '../looks/looksRight';

const dist = new URL('../../dist/', import.meta.url);

const moves = (page: Page) => page.getByRole('region', { name: 'Moves' });
const move = (page: Page, name: string) => moves(page).getByRole('button', { name, exact: true });
const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await move(page, name).click();
}

test('two people play tic-tac-toe on the plain board', async ({ device }) => {
  const [ana, ben] = [await device(), await device()];
  await gather([ana, ben], ['Ana', 'Ben']);
  await pickGame(ana, 'Tic-tac-toe');
  await startMatch(ana, 'Tic-tac-toe');
  await expect(status(ana, 'It’s your turn.')).toBeVisible();
  await expect(status(ben, 'Waiting for Ana.')).toBeVisible();
  await looksRight(ana, 'a plain board');
  // The row of players has room for twelve people, on several lines.
  const strip = ana.getByRole('region', { name: 'Players' });
  const widths = await strip.evaluate((people) => {
    const [first] = people.children;
    const more = Array.from({ length: 10 }, () => first?.cloneNode(true) as Node);
    people.append(...more);
    const found = [...people.children].map((each) => each.getBoundingClientRect().width);
    const fits = people.scrollWidth <= people.clientWidth;
    for (const each of more) people.removeChild(each);
    return fits ? found : [];
  });
  expect(widths).toHaveLength(12);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  await press(ana, 'clickCell');
  await looksRight(ana, 'the picks of a plain move');
  await press(ana, '0');
  for (const [theirs, mine] of [
    ['3', '1'],
    ['4', '2'],
  ] as const) {
    await expect(status(ben, 'It’s your turn.')).toBeVisible();
    await pressOn(ben, move(ben, 'clickCell'));
    await pressOn(ben, move(ben, theirs));
    await expect(status(ana, 'It’s your turn.')).toBeVisible();
    await press(ana, 'clickCell', mine);
  }
  for (const page of [ana, ben]) await expect(status(page, 'Ana wins.')).toBeVisible();
  await looksRight(ben, 'the end on a plain board');
});

test('a card game on the plain board goes through its phases', async ({ device }) => {
  const pages = [await device(), await device()];
  const [ana, ben] = pages as [Page, Page];
  await gather(pages, ['Ana', 'Ben']);
  await pickGame(ana, 'High Card');
  await startMatch(ana, 'High Card');
  await press(ana, 'keep');
  await expect(status(ben, 'It’s your turn.')).toBeVisible();
  await press(ben, 'exchange', '0');
  await expect(status(ben, 'It’s your turn.')).toBeHidden();
  for (let card = 0; card < 6; card++) {
    const turn = await Promise.race(
      pages.map((page) =>
        status(page, 'It’s your turn.')
          .waitFor()
          .then(() => page),
      ),
    );
    await press(turn, 'play', '0');
    await expect(status(turn, 'It’s your turn.')).toBeHidden();
  }
  for (const page of pages) await expect(status(page, /(Ana|Ben) wins\./)).toBeVisible();
});

test('the smallest hidden-role game can be played on its board', async ({ device, server }) => {
  const pages = [await device(), await device(), await device()];
  // Picks the game before the others join. The first game in the lobby has only two seats, so a third person would
  // become a spectator.
  await startRoom(must(pages[0]), 'Ana');
  await pickGame(must(pages[0]), 'Moles');
  const link = await linkOn(must(pages[0]));
  await sitDown(must(pages[1]), link, 'Ben');
  await sitDown(must(pages[2]), link, 'Cleo');
  await startMatch(must(pages[0]), 'Moles');
  for (const page of pages) {
    await expect(status(page, /Who’s a mole\?/)).toBeVisible();
    await holding(page, page.getByRole('button', { name: /Your role/ }), async () => {
      await expect(page.getByText(/^(Mole|Cop)$/)).toBeVisible();
    });
    await expect(page.getByText(/^(Mole|Cop)$/)).toBeHidden();
  }
  await looksRight(must(pages[0]), 'the board of an example');
  await must(pages[0]).getByRole('button', { name: 'Accuse Cleo' }).click();
  await must(pages[1]).getByRole('button', { name: 'Accuse Cleo' }).click();
  await expect(must(pages[1]).getByRole('button', { name: 'Accuse Cleo' })).toHaveAttribute('aria-pressed', 'true');
  await server.pass(100_000, 10_000);
  for (const page of pages) await expect(status(page, /mole was caught\./)).toBeVisible();
});

test('a person plays tic-tac-toe against a bot', async ({ device, server }) => {
  const page = await device();
  await page.goto('/');
  await tryWithBots(page, 'Tic-tac-toe').click();
  const end = status(page, /(wins|draw)\.$/);
  await expect(moves(page)).toBeVisible();
  for (let turn = 0; turn < 5 && !(await end.isVisible()); turn++) {
    await server.pass(10_000);
    await expect(status(page, /your turn|wins|draw/)).toBeVisible();
    if (await end.isVisible()) break;
    await press(page, 'clickCell');
    await moves(page).getByRole('button', { name: /^\d$/ }).first().click();
    await expect(status(page, 'It’s your turn.')).toBeHidden();
  }
  await server.pass(10_000);
  await expect(end).toBeVisible();
});

test('the plain board covers what only one seat knows', async ({ device }) => {
  const page = await device();
  await page.goto('/');
  await tryWithBots(page, 'Liar’s Dice').click();
  const seen = page.getByRole('region', { name: 'What you see' });
  const hold = seen.getByRole('button', { name: /^Hold to look/ });
  await expect(hold).toBeVisible();
  await expect(seen.getByText('me', { exact: true })).toHaveCount(0);
  await holding(page, hold, async () => {
    await expect(seen.getByText('me', { exact: true })).toBeVisible();
  });
  await expect(seen.getByText('me', { exact: true })).toHaveCount(0);
});

/**
 * Returns the texts with English words on a page in a pseudo-language, which has more than `least` texts. The words in
 * `others` come from people and rules. The titles of games are names.
 */
async function englishOn(page: Page, least: number, ...others: readonly string[]): Promise<string[]> {
  const all = await textsOn(page);
  expect(all.length).toBeGreaterThan(least);
  const answer = await page.request.get(new URL('/api/games', page.url()).href);
  const games: GameFacts[] = await answer.json();
  const known = [...others, 'Hush', ...games.map(({ title }) => title)];
  const own = all.map((each) => known.reduce((left, other) => left.replaceAll(other, ''), each));
  return own.filter((each) => /[a-z]{2}/i.test(each) && each !== 'us');
}

shipped('in a pseudo-language, no English word is on the start page or in the settings', async ({ device }) => {
  const page = await deviceIn('en-XA', device);
  await expect(page.getByRole('button', { name: 'Šŧářŧ á řööɱ' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Řööɱ çöđé' }).fill('K7RM');
  await page.getByRole('button', { name: 'Ĵöîñ' }).click();
  await expect(page.getByText('Å řööɱ çöđé ĥáš šîẋ')).toBeVisible();
  expect(await englishOn(page, 12)).toEqual([]);
  await page.getByRole('button', { name: 'Šéŧŧîñğš' }).click();
  await expect(page.getByRole('group', { name: 'Łáñğûáğé' })).toBeVisible();
  expect(await englishOn(page, 30)).toEqual([]);
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start a room' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the page about Hush is translated, and a right-to-left language sets `dir`', async ({ device }) => {
  const page = await deviceIn('en-XA', device);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Åƀöûŧ Ĥûšĥ' })).toBeVisible();
  expect(await englishOn(page, 15)).toEqual([]);
  const other = await deviceIn('ar-XB', device);
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('in a pseudo-language, no English word is at the door, in the room or on the plain board', async ({ device }) => {
  const ana = await device();
  await startRoom(ana, 'Ana');
  await pickGame(ana, 'Tic-tac-toe');
  const link = await linkOn(ana);
  const page = await deviceIn('en-XA', device);
  await page.goto(link);
  const code = must(/[A-Z\d]{6}$/.exec(link))[0];
  // The tagline of an example is in no language but English.
  const others = ['Ana', 'Ben', code, 'Three in a row.'];
  const name = page.getByRole('textbox', { name: 'Ýöûř ñáɱé' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('group', { name: 'Łáñğûáğé' })).toBeVisible();
  expect(await englishOn(page, 8, ...others)).toEqual([]);
  await name.fill('Ben');
  await page.getByRole('button', { name: 'Ŧáķé á šéáŧ' }).click();
  await expect(page.getByRole('region', { name: 'Îñṽîŧáŧîöñ' })).toBeVisible();
  expect(await englishOn(page, 20, ...others)).toEqual([]);
  await startMatch(ana, 'Tic-tac-toe');
  await expect(page.getByRole('region', { name: 'Ḿöṽéš' })).toBeVisible();
  // The names of moves and of the parts of the state are those of the rules.
  expect(await englishOn(page, 10, ...others, 'clickCell', 'cells')).toEqual([]);
  await expect(page.getByText('Îŧ’š ñöŧ ýöûř ŧûřñ.')).toBeAttached();
});

test('in a pseudo-language, the page without a connection is translated', async ({ device }) => {
  const page = await deviceIn('en-XA', device);
  await expect.poll(() => page.evaluate(() => localStorage['hush.offline'])).toContain('Ŧřý áğáîñ');
  await page.route('**/healthz', (route) => route.abort());
  await page.goto('/offline.html');
  await expect(page.getByRole('heading', { name: 'Çáñ’ŧ řéáçĥ ŧĥé ŧáƀłé' })).toBeVisible();
  expect(await englishOn(page, 3)).toEqual([]);
});

test('in a pseudo-language, refusals and notices of the server are translated', async ({ device }) => {
  const ana = await device();
  await startRoom(ana, 'Ana');
  await pickGame(ana, 'Moles');
  const link = await linkOn(ana);
  const page = await deviceIn('en-XA', device);
  await page.goto(link);
  const name = page.getByRole('textbox', { name: 'Ýöûř ñáɱé' });
  // A name of invisible characters is refused by the server, with a code and a phrase.
  await name.fill('\u2800\u2800');
  await page.getByRole('button', { name: 'Ŧáķé á šéáŧ' }).click();
  await expect(page.getByText('Å ñáɱé ĥáš 1 ŧö 20')).toBeVisible();
  await name.fill('Ben');
  await page.getByRole('button', { name: 'Ŧáķé á šéáŧ' }).click();
  // The reason against a start contains a name and a number.
  await expect(page.getByText('Moles ñééđš öñé ɱöřé þłáýéř')).toBeVisible();
  await ana.getByRole('button', { name: 'More about Ben' }).click();
  await ana.getByRole('menuitem', { name: 'Make host' }).click();
  await page.getByRole('button', { name: 'Řööɱ çĥáŧ' }).click();
  await expect(page.getByText('Ben îš ŧĥé ĥöšŧ ñöŵ.')).toBeVisible();
});

/** Returns what a button or line in a pseudo-language begins with. */
const accented = (english: string) => must(PSEUDO['en-XA'])(english);

/** Waits for a line in a pseudo-language, and expects that no English words are on the page. */
async function isTranslated(page: Page, line: string, ...others: readonly string[]): Promise<void> {
  await expect(page.getByText(accented(line)).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => englishOn(page, 8, ...others)).toEqual([]);
}

/** The beginnings of a game's tagline, of what it says about the usual pace, and of the title of a bots' level. */
const LOBBIES = [
  ['coverblown', 'Your phone rings.', 'Days last 2½ minutes', 'Detective'],
  ['covertques', 'Only insiders know', '1 min for each hint', 'Analyst'],
  ['goodcopbadcop', 'Three cards say', 'Turn 1½ min', 'Inspector'],
  ['covert', 'Agents, dice and codes', 'Up to 1½ min for a turn', 'Field agent'],
] as const;

shipped('in a pseudo-language, no English word is at the door or in the room of a game', async ({ server, device }) => {
  const page = await deviceIn('en-XA', device);
  for (const [game, tagline, pace, level] of LOBBIES) {
    const guest = await server.makeRoom('Ana', { game });
    await page.goto(`/r/${guest.code}`);
    await isTranslated(page, tagline, 'Ana', guest.code);
    await asGuest(page, guest);
    await isTranslated(page, pace, 'Ana', guest.code);
    await page.getByRole('button', { name: accented('Add a bot') }).click();
    await isTranslated(page, level, 'Ana', guest.code);
  }
});

shipped('in a pseudo-language, no English word is on a table of Covert Ques', async ({ server, device }) => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const journey = { server, device: () => deviceIn('en-XA', device) };
  const { code, phones } = await atOffice(journey, names, { step: 'night', devices: 1 });
  const page = must(phones[0]);
  const card = await truthOf(server, code);
  const given: string[] = [];
  const says = async (line: string) => {
    for (const { text } of (await truthOf(server, code)).hints) given.push(text ?? '');
    await isTranslated(page, line, ...names, ...given, card.code, ...card.confidential, ...wordsOf(card));
  };
  await says('Everyone, check your envelope.');
  await page.getByRole('button', { name: accented('Rules') }).click();
  await says('The night takes the same time for everyone.');
  await page.keyboard.press('Escape');
  await timeOut(server, code);
  await says('Anyone can go first');
  await hintAll(server, code, '1');
  await says('Talk it over.');
  await movesNow(server, code, '1', 'suspect', '0', 1);
  await movesNow(server, code, '2', 'claim', 'loyal', null, 1);
  await readyAll(server, code);
  await says('Who knows the code word?');
  await voteAll(server, code, [null, null, null, null, '0']);
  await timeOut(server, code);
  await says('Nobody was voted out.');
  await timeOut(server, code);
  await says('Hush.');
  const { the } = await truthOf(server, code);
  await movesNow(server, code, the('hacker'), 'reveal', the('admin'), 1);
  await says('The insiders got away.');
});

shipped('in a pseudo-language, no English word is on a table of Cover Blown!', async ({ server, device }) => {
  const names = ['Ana', 'Ben', 'Cleo'];
  const journey = { server, device: () => deviceIn('en-XA', device) };
  const { code, phones } = await atTable(journey, names, { devices: 1 });
  const page = must(phones[0]);
  const state = await caseOf(server, code);
  const says = (line: string) => isTranslated(page, line, ...names);
  const [suspect, weapon] = wrongPair(state);
  await says('Examine');
  await movesNow(server, code, '1', 'claim', 'clean', 'gloves');
  await movesNow(server, code, '2', 'claim', 'suspicion', '0');
  await movesNow(server, code, '1', 'announce', suspect, weapon);
  await says('wants to examine');
  await movesNow(server, code, '2', 'object');
  await movesNow(server, code, '1', 'examine', suspect, weapon);
  await says('Neither of them.');
  await server.pass(VERDICT_MS, 500);
  await page
    .getByRole('button', { name: accented('Tuesday') })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await says('Examine');
  await movesNow(server, code, '1', 'shoot', '2');
  await says('fires');
  await movesNow(server, code, '0', 'shoot', '2');
  await says('shot');
});

shipped('in a pseudo-language, no English word is on a table of Good Cop Bad Cop', async ({ server, device }) => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dora'];
  const journey = { server, device: () => deviceIn('en-XA', device) };
  const filing = await atTableOf(journey, names, { game: 'goodcopbadcop', devices: 1 });
  await isTranslated(must(filing.phones[0]), 'Put your three cards in order.', ...names);
  const { code, phones } = await atPrecinct(journey, names, {
    devices: 1,
    hands: { 0: 'k9_unit', 1: 'coffee' },
    actives: { 2: ['disguise'] },
    guns: { 3: '1' },
    cards: { 0: 'AHC', 1: 'K*CH', 2: 'HHC', 3: 'CCH' },
  });
  const page = must(phones[0]);
  const says = (line: string) => isTranslated(page, line, ...names);
  const press = (line: string) =>
    page
      .getByRole('button', { name: accented(line) })
      .first()
      .click();
  const goesOn = () => windowEnds(server, code);
  await says('Your turn.');
  await movesNow(server, code, '0', 'investigate', '1', 1);
  await says('You’re about to look at');
  await goesOn();
  await says('You looked at');
  await goesOn();
  await movesNow(server, code, '0', 'claim', 'crooked', '1:1', 2);
  await movesNow(server, code, '2', 'claim', 'suspicion', '0', 2);
  await movesNow(server, code, '3', 'claim', 'side', 'honest', 2);
  await says('What is card');
  await page.getByRole('button', { name: /^Ben\. / }).click();
  await says('Who looked at what');
  await page.keyboard.press('Escape');
  await press('Field notes');
  await says('Everything you’ve learned so far.');
  await press('Back to the table');
  await movesNow(server, code, '1', 'arm', 1, '0');
  await says('wants to take a gun and aim at you.');
  await press('Use equipment');
  await says('Whose gun goes back?');
  await page.keyboard.press('Escape');
  await goesOn();
  await says('aims at you');
  await goesOn();
  await movesNow(server, code, '2', 'equip');
  await goesOn();
  await says('is choosing which card to turn up.');
  await goesOn();
  await goesOn();
  await movesNow(server, code, '3', 'shoot');
  await says('wants to shoot');
  await goesOn();
  await says('was already wounded. It’s over.');
  await press('Got it');
  await says('The honest officers win.');
});

shipped('in a pseudo-language, no English word is on a table of Covert', async ({ server, device }) => {
  // `Intl` joins lists with English words in a pseudo-language.
  const others = ['Ana', 'Ben', ...PROPER_NAMES, ' and ', ' or '];
  const journey = { server, device: () => deviceIn('en-XA', device) };
  const setUp = await atMapRoom(journey, ['Ana', 'Ben'], { devices: 1 });
  await isTranslated(must(setUp.phones[0]), 'Keep two of three missions.', ...others);
  const { code, phones } = await atTheMap(
    journey,
    ['Ana', 'Ben'],
    {
      dice: { '1': [[2, 'movement']] },
      agents: { '0': ['berlin', 'rome', 'oslo'], '1': ['madrid', 'madrid', 'athens'] },
      codes: { '0': ['CO07', 'CO20'] },
      cubes: { prague: ['1'] },
      tiles: [1, 6, 4, 2, 3, 1, 2, 5, 5, 4, 3, 6],
      isLast: true,
    },
    { devices: 1 },
  );
  const page = must(phones[0]);
  const says = (line: string) => isTranslated(page, line, ...others);
  const plays = (seat: string, move: string, ...args: unknown[]) => movesNow(server, code, seat, move, ...args);
  const passAll = async () => {
    const { window, windows } = await boardOf(server, code);
    for (const seat of window?.asked ?? []) await plays(seat, 'pass', windows);
  };
  await says('Place a die, or take an order token.');
  for (const tab of ['Map', 'Cards', 'Players']) {
    await page.getByRole('tab', { name: accented(tab) }).click();
    await says(tab);
  }
  await page
    .getByRole('button', { name: accented('Everything on the table') })
    .first()
    .click();
  await says('Missions completed');
  await page.keyboard.press('Escape');
  await plays('0', 'placeDecoder', 0, []);
  await says('is placing a die.');
  await plays('1', 'takeOrder');
  await plays('0', 'takeOrder');
  await says('Use a First card to go early?');
  await passAll();
  await says('is working on the codes.');
  await plays('1', 'done');
  await says('Swap two tiles, cover tiles, or break a code.');
  const [held] = must((await boardOf(server, code)).players['0']).codes;
  await plays('0', 'claim', must(held).handle, 0, 0);
  await says('You broke a code.');
  await page.getByRole('button', { name: accented('Draw a new code') }).click();
  await plays('0', 'drawCode', 0);
  await plays('0', 'done');
  await passAll();
  await says('is choosing an Action.');
  await plays('1', 'move', 1, [[2, ['istanbul']]], null);
  await plays('1', 'endTurn');
  await says('may complete one last mission.');
  await plays('1', 'pass');
  await says('Complete one last mission, or pass.');
  await plays('0', 'pass');
  await says('You win');
});

test('the shipped build contains nothing from the examples', () => {
  const client = fileURLToPath(new URL('client', dist));
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const text = readFileSync(join(client, name), 'utf8');
    for (const words of ['Who is a mole?', 'They are looking for moles', 'data-theme=moles', 'Šŧářŧ', 'en-XA'])
      expect(text).not.toContain(words);
  }
});
