import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { ringing } from '../drivers/coverblown';
import { expect, test } from '../drivers/journey';
import { pressOn } from '../drivers/keyboard';
import { moves } from '../drivers/match';
import { cards, pickGame, readCards, sitDown, startMatch, startRoom } from '../drivers/room';
import { asGuest, inRoom } from '../drivers/table';

test('the join page says whose room it is', async ({ server, device }) => {
  const host = await server.makeRoom('Mara', { game: 'covertques' });
  for (const name of ['Tobias', 'Otis']) await server.join(host.code, name);
  const page = await device();
  await page.goto(`/r/${host.code}`);
  await expect(page.getByRole('heading', { name: 'Mara’s table: Covert Ques' })).toBeVisible();
  await expect(page.getByText('Only insiders know the code word.')).toBeVisible();
  const inside = page.getByRole('list', { name: 'Already here' }).getByRole('listitem');
  await expect(inside).toHaveText(['Mara', 'Tobias', 'Otis']);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Wren');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wren' })).toContainText('You');
});

/** Expects the line `line` above the button that starts the match. */
const says = (page: Page | undefined, line: string) =>
  expect(must(page).getByRole('status').filter({ hasText: line })).toHaveText(line);

test('the ready switch updates the list of unready people', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, ['Ines', 'Mara', 'Tobias', 'Otis', 'Wren']);
  const [ines, mara, tobias, otis] = phones.map((phone) => must(phone));
  await says(mara, 'Everyone’s ready. Ines can start.');
  // Guests have the switch, but no separate button for being ready.
  await expect(must(mara).getByRole('button', { name: /^(I need a minute|I’m ready)$/ })).toHaveCount(0);
  for (const page of [mara, tobias, otis]) await must(page).getByRole('switch', { name: 'I need a minute' }).click();
  await says(mara, 'You’re holding up the start.');
  await says(ines, 'Mara, Tobias and Otis need a minute.');
  await must(otis).getByRole('switch', { name: 'I need a minute' }).click();
  await says(ines, 'Mara and Tobias need a minute.');
  await startMatch(must(ines));
  await must(ines).getByRole('button', { name: 'Start anyway' }).click();
  for (const page of phones) await expect(ringing(must(page))).toBeVisible();
});

test('the level of the bot added last is suggested for the next bot', async ({ server, device }) => {
  const { code, phones } = await inRoom({ server, device }, ['Ines'], 'covert');
  const page = must(phones[0]);
  const bots = async () => (await server.room(code)).members.flatMap(({ bot }) => bot ?? []);
  const [game] = (await server.ask<GameFacts[]>('GET', '/api/games')).body.filter(({ id }) => id === 'covert');
  const { levels, usualBot } = must(game);
  const sheet = page.getByRole('dialog', { name: 'Add a bot' });
  const chance = sheet.getByRole('button', { name: /^Chance/ });

  await pressOn(page, page.getByRole('button', { name: 'Add a bot' }));
  await expect(sheet.getByRole('button', { name: must(levels.find(({ id }) => id === usualBot)).title })).toBeFocused();
  await expect(sheet.getByRole('listitem')).toHaveCount(levels.length);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await bots()).toEqual([]);

  await page.keyboard.press('Enter');
  await pressOn(page, chance);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bot' }).first()).toContainText('Level: Chance');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(chance).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(bots).toEqual(['random', 'random']);

  const name = must((await server.room(code)).members[1]).name;
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Change level' }).click();
  const first = must(levels[0]);
  await page
    .getByRole('dialog', { name: `How ${name} plays` })
    .getByRole('button', { name: first.title })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`Level: ${first.title}`);
  expect(await bots()).toEqual([first.id, 'random']);
});

test('the match is dealt once a new member has read the intro', async ({ server, device }) => {
  const { code, phones } = await inRoom({ server, device }, ['Ines', 'Otis']);
  const ines = must(phones[0]);
  const mara = await device({ isNew: true });
  await sitDown(mara, `/r/${code}`, 'Mara');
  await expect(cards(mara, 'Cover Blown!')).toBeVisible();
  await expect(ines.getByRole('listitem').filter({ hasText: 'Mara' })).toContainText('Reading the intro');
  await says(ines, 'Mara hasn’t read the intro yet.');

  const start = ines.getByRole('button', { name: 'Start Cover Blown!' });
  await pressOn(ines, start);
  await expect(ines.getByRole('button', { name: 'Deal when they’re done' })).toBeFocused();
  await expect(ines.getByRole('button', { name: 'Don’t wait' })).toBeVisible();
  await ines.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await ines.keyboard.press('Enter');
  await ines.keyboard.press('Enter');
  await says(ines, 'We deal as soon as Mara has read the intro.');
  await says(phones[1], 'We deal as soon as Mara has read the intro.');

  // After a reload, the intro is shown again.
  await mara.reload();
  await expect(cards(mara, 'Cover Blown!')).toBeVisible();
  expect((await server.room(code)).match).toBeNull();
  await readCards(mara, 'Cover Blown!');
  for (const page of [mara, ...phones]) await expect(ringing(page)).toBeVisible();
});

test('an intro opened in the room shows four cards on one page', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, ['Ines']);
  const ines = must(phones[0]);
  // As on a very slow machine: every animation stops at its first frame, and the cards can be read nevertheless.
  const session = await ines.context().newCDPSession(ines);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await ines.getByRole('button', { name: 'How to play' }).click();
  const sheet = cards(ines, 'Cover Blown!');
  for (const card of await sheet.getByRole('listitem').all()) await expect(card).toHaveCSS('opacity', '1');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText([
    /Goal$/,
    /How you win$/,
    /What you do$/,
    /others do$/,
  ]);
  await expect(sheet.getByRole('heading', { name: 'What the others do' })).toBeInViewport({ ratio: 1 });
});

test('the four intro cards are in the middle of any screen', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, ['Ines']);
  const ines = must(phones[0]);
  await ines.getByRole('button', { name: 'How to play' }).click();
  const list = cards(ines, 'Cover Blown!').getByRole('list');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await ines.setViewportSize({ width, height });
    // Offsets leave out the cards' tilt and the animation that deals them.
    const [above, below] = await list.evaluate((frame: HTMLElement) => {
      const parts = [...frame.children] as HTMLElement[];
      const top = Math.min(...parts.map(({ offsetTop }) => offsetTop));
      const bottom = Math.max(...parts.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight));
      return [top - frame.offsetTop, frame.offsetTop + frame.offsetHeight - bottom];
    });
    // The padding differs by a few pixels.
    expect(Math.abs(above - below), `at ${width}x${height}`).toBeLessThan(8);
  }
});

test('the match is dealt if readers finish before the host decides', async ({ server, device }) => {
  const { code, phones } = await inRoom({ server, device }, ['Ines', 'Otis']);
  const ines = must(phones[0]);
  const mara = await device({ isNew: true });
  await sitDown(mara, `/r/${code}`, 'Mara');
  await expect(cards(mara, 'Cover Blown!')).toBeVisible();
  await says(ines, 'Mara hasn’t read the intro yet.');
  await ines.getByRole('button', { name: 'Start Cover Blown!' }).click();
  await expect(ines.getByRole('button', { name: 'Don’t wait' })).toBeVisible();
  await readCards(mara, 'Cover Blown!');
  for (const page of [mara, ...phones]) await expect(ringing(page)).toBeVisible();
});

test('the host can cancel the start', async ({ server, device }) => {
  const { code, phones, guests } = await inRoom({ server, device }, ['Ines', 'Otis']);
  const ines = must(phones[0]);
  const mara = await device({ isNew: true });
  await sitDown(mara, `/r/${code}`, 'Mara');
  const press = (name: string) => ines.getByRole('button', { name, exact: true }).click();
  await press('Start Cover Blown!');
  await press('Deal when they’re done');
  await press('Don’t start yet');
  await says(ines, 'Mara hasn’t read the intro yet.');
  await expect(cards(mara, 'Cover Blown!')).toBeVisible();
  await press('Start Cover Blown!');
  await press('Don’t wait');
  await expect(ringing(mara)).toBeVisible();
  await expect(cards(mara, 'Cover Blown!')).toHaveCount(0);

  // Mara has now played this game, so the room no longer shows her the intro.
  await server.as(must(guests[0]), 'POST', '/stop');
  await mara.getByRole('button', { name: 'Switch games' }).click();
  await expect(mara.getByRole('switch', { name: 'I need a minute' })).toBeVisible();
  await expect(cards(mara, 'Cover Blown!')).toHaveCount(0);
  expect((await server.room(code)).members.filter(({ reading }) => reading)).toEqual([]);
});

test('guests see the intro of the first game that is picked', async ({ device }) => {
  const ines = await device({ isNew: true });
  const code = await startRoom(ines, 'Ines');
  const mara = await device({ isNew: true });
  await sitDown(mara, `/r/${code}`, 'Mara');
  await says(ines, 'Cover Blown! needs one more player. Bots count. Mara hasn’t read the intro yet.');
  await expect(mara.getByRole('dialog')).toHaveCount(0);
  await pickGame(ines, 'Covert Ques');
  await expect(cards(mara, 'Covert Ques')).toBeVisible();
  await pickGame(ines, 'Covert');
  await expect(mara.getByRole('dialog')).toHaveCount(0);
  await expect(mara.getByText('Covert is next. New to it? Press How to play.')).toBeVisible();
  await mara.getByRole('button', { name: 'How to play' }).click();
  await readCards(mara, 'Covert');
  await startMatch(ines, 'Covert');
  for (const page of [ines, mara]) {
    await expect(page.getByRole('heading', { name: 'Keep two of three missions.' })).toBeVisible();
  }
});

test('the host can set the pace with one tap', async ({ server, device }) => {
  const { code, phones } = await inRoom({ server, device }, ['Ines', 'Mara'], 'covertques');
  const [ines, mara] = phones.map((phone) => must(phone));
  const rules = must(ines).getByRole('region', { name: 'House rules' });
  const options = async () => (await server.room(code)).options;
  const pace = (name: string) => rules.getByRole('radio', { name, exact: true });
  await expect(pace('Normal')).toBeChecked();
  await expect(pace('Quick')).toHaveCount(0);
  await expect(rules).toContainText('Once everyone here has played a match, you can also pick Quick.');
  await rules.getByText('Relaxed', { exact: true }).click();
  await expect(pace('Relaxed')).toBeChecked();
  await expect(rules).toContainText('About 18 min a round with six players.');
  await expect(must(mara).getByRole('region', { name: 'House rules' })).toContainText(
    'About 18 min a round with six players.',
  );
  expect(await options()).toMatchObject({ hintSeconds: 120, discussSeconds: 300, voteSeconds: 60, hintMode: 'typed' });

  await rules.getByText('Standard rules').click();
  const vote = rules.getByRole('group', { name: 'Vote', exact: true });
  for (const _ of 'abc') await vote.getByRole('button', { name: 'Vote: more' }).click();
  await expect(pace('Custom times')).toBeChecked();
  await expect(rules).toContainText('Changed: Hint, Discussion, Vote');
  const less = vote.getByRole('button', { name: 'Vote: less' });
  while ((await less.getAttribute('aria-disabled')) !== 'true') await less.click();
  await expect(vote.getByRole('status')).toHaveText(/^\d+ s$/);
  await vote.getByRole('button', { name: 'Vote: No limit' }).click();
  await expect(vote.getByRole('status')).toHaveText('No limit');
  await expect.poll(options).toMatchObject({ hintSeconds: 120, voteSeconds: 0 });
  await rules.getByText('Normal', { exact: true }).click();
  await expect(rules).toContainText('Standard rules');
  await expect(pace('Custom times')).toHaveCount(0);
});

test('a change made while another is being sent is kept', async ({ server, device }) => {
  const { code, phones } = await inRoom({ server, device }, ['Ines'], 'covertques');
  const page = must(phones[0]);
  const rules = page.getByRole('region', { name: 'House rules' });
  await rules.getByText('Standard rules').click();
  const vote = rules.getByRole('group', { name: 'Vote', exact: true });
  const step = (name: string) => vote.getByRole('button', { name: `Vote: ${name}` }).click();
  const before = must(await vote.textContent());
  const [first, second] = [holdUp(), holdUp()];
  const changes = [first, second];
  await page.route(`**/api/rooms/${code}`, async (route) => {
    if (route.request().method() === 'PATCH') await changes.shift()?.wait();
    await route.continue();
  });
  await step('more');
  await first.reached;
  await step('less');
  await expect(vote).toHaveText(before);
  first.release();
  // The first step has been stored, and the second one is still being sent. The page shows the second one.
  await expect(rules).toContainText('Changed: Vote');
  await expect(vote).toHaveText(before);
  second.release();
  await expect(rules).toContainText('Standard rules');
  await expect(vote).toHaveText(before);
});

/** Makes a gate that holds back requests until it is opened. */
function holdUp() {
  const gate = new EventTarget();
  const heard = (event: string) => new Promise<void>((resolve) => gate.addEventListener(event, () => resolve()));
  const [reached, released] = [heard('reached'), heard('released')];
  const wait = () => {
    gate.dispatchEvent(new Event('reached'));
    return released;
  };
  return { reached, wait, release: () => gate.dispatchEvent(new Event('released')) };
}

test('the badge of the chat counts the messages since the match began', async ({ server, device }) => {
  const { code, guests, phones } = await inRoom({ server, device }, ['Ines', 'Mara', 'Otis']);
  const [ines, mara] = [must(phones[0]), must(phones[1])];
  const say = async (words: string) => {
    await mara.getByRole('textbox').last().fill(words);
    await mara.keyboard.press('Enter');
    await expect(mara.getByText(words)).toBeVisible();
  };
  await mara.getByRole('button', { name: /^Room chat/ }).click();
  await say('Who has the snacks?');
  await expect(ines.getByRole('button', { name: 'Room chat, 1' })).toBeVisible();
  await mara.keyboard.press('Escape');
  await server.as(must(guests[0]), 'POST', '/start');
  for (const seat of guests.keys()) await moves(server, code, String(seat), 'ackFirstCall');
  await expect(ines.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await mara.getByRole('tab', { name: 'Chat', exact: true }).click();
  await say('It was Otis.');
  await expect(ines.getByRole('tab', { name: /^Chat ?, 1$/ })).toBeVisible();
});

test('the back button closes open layers', async ({ server, device }) => {
  const { code, guests, phones } = await inRoom({ server, device }, ['Ines', 'Mara', 'Otis']);
  const page = must(phones[0]);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('button', { name: /^Room chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Room chat' });
  await expect(chat).toBeVisible();
  await page.goBack();
  await expect(chat).toBeHidden();
  // However often layers are opened and closed by hand, there is only one additional history entry.
  for (const _ of 'abc') {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  }
  expect(await entries()).toBe(before + 1);

  await server.as(must(guests[0]), 'POST', '/start');
  for (const seat of guests.keys()) await moves(server, code, String(seat), 'ackFirstCall');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'At the table' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'At the table' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'false');
  await page.goBack();
  const asked = page.getByRole('dialog', { name: 'Go to the start page?' });
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toBeHidden();
  await page.goBack();
  await asked.getByRole('button', { name: 'Go', exact: true }).click();

  const back = page.getByRole('button', { name: 'Return to your table' });
  await expect(back).toContainText('The match is still on, with Mara and Otis');
  await back.click();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  // The home page forgets rooms that the person has left, and rooms that no longer exist.
  await server.as(must(guests[0]), 'DELETE', `/members/${must(guests[0]).id}`);
  await page.evaluate(() => localStorage.setItem('hush.room.ZZZZZZ', JSON.stringify({ id: 'me', token: 'mine' })));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start a room' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return to your table' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hush.room.ZZZZZZ'))).toBeNull();
});

test('the URL of the WebSocket contains the code of the current room', async ({ server, device }) => {
  const ines = await server.makeRoom('Ines');
  const other = await server.makeRoom('Mara');
  const page = await device();
  const rooms: (string | null)[] = [];
  page.on('websocket', (socket) => rooms.push(new URL(socket.url()).searchParams.get('room')));
  await asGuest(page, ines);
  await expect.poll(() => rooms).toEqual([ines.code]);
  await page.getByRole('link', { name: 'Hush' }).first().click();
  await page.getByRole('textbox', { name: 'Room code' }).fill(other.code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ines');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect.poll(() => rooms).toEqual([ines.code, other.code]);
});

test('pages follow the colour mode of the device', async ({ device }) => {
  const page = await device();
  const mode = (is: 'dark' | 'light') => expect(page.locator('html')).toHaveAttribute('data-mode', is);
  await page.goto('/');
  await mode('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await mode('light');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await mode('dark');
  await page.reload();
  await mode('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await mode('dark');
});

test('people have the same colour on every page', async ({ server, device }) => {
  const { code, guests, phones } = await inRoom({ server, device }, ['Ines', 'Mara', 'Otis'], 'goodcopbadcop');
  const ines = must(phones[0]);
  const coloursOn = (page: Page) =>
    page.evaluate(() => {
      const found: Record<string, string> = {};
      for (const face of document.querySelectorAll<HTMLElement>('[style*="--seat"]')) {
        const name = face.closest('li, button')?.querySelector('bdi')?.textContent;
        if (name && !(name in found)) found[name] = face.style.getPropertyValue('--seat');
      }
      return found;
    });
  await expect(ines.getByRole('listitem').filter({ hasText: 'Otis' })).toBeVisible();
  const inside = await coloursOn(ines);
  expect(new Set(Object.values(inside)).size).toBe(3);
  const door = await device();
  await door.goto(`/r/${code}`);
  await expect(door.getByRole('list', { name: 'Already here' })).toBeVisible();
  expect(await coloursOn(door)).toEqual(inside);

  await ines.getByRole('button', { name: 'Settings' }).click();
  await ines.getByRole('switch', { name: 'Captions for sounds' }).check();
  await ines.keyboard.press('Escape');
  await sitDown(door, `/r/${code}`, 'Wren');
  await expect(ines.getByText('[A chair is pulled up]')).toBeVisible();
  await server.as(must(guests[0]), 'POST', '/start');
  await expect(ines.getByRole('heading', { name: 'Good Cop Bad Cop' })).toBeVisible();
  await expect.poll(() => coloursOn(ines)).toMatchObject({ Mara: inside.Mara, Otis: inside.Otis });
});

test('the focus moves to the next action if its element disappears', async ({ server, device }) => {
  const { code } = await inRoom({ server, device }, ['Ines', 'Mara']);
  const page = await device();
  await page.goto(`/r/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Otis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'I need a minute' })).toBeFocused();
  const host = await device();
  await startRoom(host, 'Wren');
  const copy = host.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeFocused();
  // The first tab stop of the page is a button that skips to the Start button.
  const skip = host.getByRole('button', { name: 'Skip to the Start button' });
  await host.getByRole('link', { name: 'Hush' }).focus();
  await host.keyboard.press('Shift+Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await host.keyboard.press('Enter');
  await expect(copy).toBeFocused();
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await host.getByRole('button', { name: /^Chance/ }).click();
  await expect(host.getByRole('button', { name: 'Add a bot' })).toBeFocused();
});
