import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { answer, hangUp, investigate, ofDock, onTheLine, ringing, takeFirstCall, truthOf } from '../drivers/coverblown';
import { expect, holding, test } from '../drivers/journey';
import { moves } from '../drivers/match';
import { laid } from '../drivers/phone';
import { gather, linkOn, pickGame, readCards, sitDown, startMatch, startRoom } from '../drivers/room';
import { asGuest, atTable, atTableOf, goAway, inRoom, lookOn } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis'];
const players = (page: Page) => page.getByRole('region', { name: 'Players' });
const mine = (page: Page) => page.getByRole('button', { name: /: Your side, your contact, your calls$/ });

async function linkThatMoves(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Switch device' }).click();
  return page.getByRole('textbox', { name: 'One-time link' }).inputValue();
}

test('a seat moves to another device by a link that works once', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES);
  const [ines, mara] = [must(phones[0]), must(phones[1])];
  const link = await linkThatMoves(ines);
  const other = await device();
  await other.goto(link);
  await other.getByRole('button', { name: 'Bring it here' }).click();

  // The new device has the seat and its secrets.
  await expect(players(other).getByRole('button', { name: /^Ines.*You/ })).toBeVisible();
  await other.getByRole('tab', { name: 'My calls' }).click();
  await holding(other, mine(other), () => expect(other.getByText(/Honest cop|Dirty cop/)).toBeVisible());

  // The old device says that the seat was moved, and can only watch.
  await expect(ines.getByRole('heading', { name: 'Your seat is on another device' })).toBeVisible();
  await expect(ines.getByRole('tab', { name: 'My calls' })).toBeHidden();

  // All members see a message that the seat was moved.
  await mara.getByRole('tab', { name: /Chat/ }).click();
  await expect(mara.getByRole('log').getByText('Ines moved to another device.')).toBeVisible();

  // The new device now knows the person, so another room opens without asking for a name.
  await other.goto('/');
  await other.getByRole('button', { name: 'Start a room' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Ines' })).toContainText('You');

  const third = await device();
  await third.goto(link);
  await third.getByRole('button', { name: 'Bring it here' }).click();
  await expect(third.getByRole('alert')).toContainText('This link was used or has expired.');
});

test('Cover Blown!: pencil marks appear on all devices of the seat', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES);
  const ines = must(phones[0]);
  const second = await ines.context().newPage();
  await second.goto(ines.url());
  const suspect = (page: Page) => page.getByRole('region', { name: 'Evidence board' }).getByRole('button').first();
  const isCrossedOff = async (page: Page) => {
    await suspect(page).click();
    const own = page.getByRole('button', { name: /What you were told, and your mark$/ });
    await holding(page, own, () => expect(page.getByText('You crossed this off.')).toBeVisible());
  };
  await suspect(ines).click();
  await ines.getByRole('button', { name: 'Cross off' }).click();
  await isCrossedOff(second);
  const other = await device();
  await other.goto(await linkThatMoves(ines));
  await other.getByRole('button', { name: 'Bring it here' }).click();
  await isCrossedOff(other);
});

test('Covert Ques: a suspicion appears in other tabs of the seat', async ({ server, device }) => {
  const { phones } = await atTableOf({ server, device }, [...NAMES, 'Wren', 'Uma'], { game: 'covertques', devices: 1 });
  const ines = must(phones[0]);
  const second = await ines.context().newPage();
  await second.goto(ines.url());
  await server.pass(60_000, 1_000);
  const raised = (page: Page, level: number) => page.getByText(`Suspicion ${level} of 3. Press to change it.`);
  for (const page of [ines, second]) await page.getByRole('tab', { name: 'Notes' }).click();
  await raised(ines, 0).first().click();
  await expect(raised(second, 1)).toHaveCount(1);
  await second.reload();
  await second.getByRole('tab', { name: 'Notes' }).click();
  await expect(raised(second, 1)).toHaveCount(1);
});

test('two tabs on a device belong to the same person', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, NAMES);
  const ines = must(phones[0]);
  const second = await ines.context().newPage();
  await second.goto(`/r/${code}`);
  await expect(players(second).getByRole('button', { name: /You/ })).toContainText('Ines');
  expect((await server.room(code)).members).toHaveLength(3);
  await investigate(second, 'A weapon');
  await expect(players(ines).getByRole('button', { name: /^Ines.*Called/ })).toBeVisible();
});

test('people can play in a browser that saves nothing', async ({ device }) => {
  const host = await device();
  const code = await startRoom(host, 'Ines');
  const link = await linkOn(host);
  const blocked = await device({ isNew: true });
  await blocked.context().addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  });
  await sitDown(blocked, link, 'Mara');
  await expect(blocked.getByText('This browser saves nothing.')).toBeVisible();
  await pickGame(host, 'Cover Blown!');
  await readCards(blocked, 'Cover Blown!');
  await sitDown(await device(), link, 'Otis');
  await startMatch(host);
  await expect(blocked).toHaveURL(new RegExp(`/r/${code}$`));
  await takeFirstCall(blocked);
  await investigate(blocked, 'A suspect');
  await answer(blocked);
  await hangUp(blocked);
});

test('people who enter a taken name are asked who they are', async ({ server, device }) => {
  const { phones } = await inRoom({ server, device }, NAMES);
  const ines = must(phones[0]);
  const link = await linkOn(ines);
  const newcomer = await device();
  await newcomer.goto(link);
  await newcomer.getByRole('textbox', { name: 'Your name' }).fill('mara');
  await newcomer.getByRole('button', { name: 'Take a seat' }).click();
  await expect(newcomer.getByRole('heading', { name: /Is it you\?$/ })).toBeVisible();
  await expect(newcomer.getByText('Hand over the seat', { exact: false })).toBeVisible();

  await ines.getByRole('button', { name: 'More about Mara' }).click();
  await ines.getByRole('menuitem', { name: 'Hand over the seat' }).click();
  const handed = await ines.getByRole('textbox', { name: 'One-time link' }).inputValue();
  await newcomer.goto(handed);
  await newcomer.getByRole('button', { name: 'Bring it here' }).click();
  await expect(newcomer.getByRole('listitem').filter({ hasText: 'Mara' })).toContainText('You');
  await expect(must(phones[1]).getByRole('heading', { name: 'Your seat is on another device' })).toBeVisible();

  // In the next room, the new device suggests the name.
  await expect.poll(() => newcomer.evaluate(() => localStorage.getItem('hush.person'))).toContain('Mara');

  const stranger = await device();
  await stranger.goto(link);
  await stranger.getByRole('textbox', { name: 'Your name' }).fill('Otis');
  await stranger.getByRole('button', { name: 'Take a seat' }).click();
  await stranger.getByRole('button', { name: 'No, I’ll use another name' }).click();
  await stranger.getByRole('textbox', { name: 'Your name' }).fill('Wren');
  await stranger.getByRole('button', { name: 'Take a seat' }).click();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'Wren' })).toContainText('You');
});

for (const [game, names] of Object.entries({ coverblown: NAMES, goodcopbadcop: [...NAMES, 'Wren'] })) {
  test(`${game}: the host lets in a person who claims a seat`, async ({ server, device }) => {
    const { code, phones } = await atTableOf({ server, device }, names, { game, devices: 2 });
    const [ines, mara] = [must(phones[0]), must(phones[1])];
    const asks = await device();
    const isIt = ines.getByRole('dialog', { name: 'Is it Mara?' });
    const askAsMara = async () => {
      await asks.getByRole('textbox', { name: 'Your name' }).fill('Mara');
      await asks.getByRole('button', { name: 'Come in and watch' }).click();
      await asks.getByRole('button', { name: 'Yes, it’s me' }).click();
      await expect(asks.getByText('We asked on Mara’s own device. We also asked Ines.')).toBeVisible();
    };
    await asks.goto(`/r/${code}`);
    await askAsMara();
    await expect(isIt).toContainText('Never');
    await expect(isIt).toContainText('Asked 1 of 3 times');
    await ines.keyboard.press('Escape');
    await expect(isIt).toBeVisible();
    await mara.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'No, not me' }).click();
    await expect(isIt).toBeHidden();
    await expect(asks.getByRole('alert')).toContainText('They said it isn’t you.');

    await asks.getByRole('button', { name: 'Ask again' }).click();
    await expect(asks.getByText('We asked on Mara’s own device. We also asked Ines.')).toBeVisible();
    await asks.reload();
    await expect(asks.getByText('We asked on Mara’s own device. We also asked Ines.')).toBeVisible();
    await isIt.getByRole('button', { name: 'Yes, it’s them' }).click();
    await expect(asks.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(mara.getByRole('heading', { name: 'Your seat is on another device' })).toBeVisible();
  });
}

test('a spectator stays at the table when the match ends', async ({ server, device }) => {
  const [host] = await server.startMatch(3, 'coverblown');
  const { code } = must(host);
  const page = await device();
  await page.goto(`/r/${code}`);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await laid(page);
  await server.as(must(host), 'POST', '/stop');
  // Someone who has not joined requests the room at intervals, and so learns that its match is over.
  await page.waitForResponse(async (response) => {
    if (!response.url().endsWith(`/api/rooms/${code}`)) return false;
    return ((await response.json()) as RoomView).match?.over === true;
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch games' }).click();
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible();
});

test('a page that is opened after a player left has all seats and their names', async ({ server, device }) => {
  const { code, guests } = await atTable({ server, device }, NAMES);
  const mara = must(guests[1]);
  await server.as(mara, 'DELETE', `/members/${mara.id}`);
  const watcher = await device();
  await watcher.goto(`/r/${code}`);
  await watcher.getByRole('button', { name: 'Just watch' }).click();
  for (const name of NAMES)
    await expect(players(watcher).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('a spectator sees nothing private', async ({ server, device }) => {
  const { code } = await atTable({ server, device }, NAMES);
  const watcher = await device();
  const heard: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await lookOn(server, watcher, code, 'Wren');
  await expect(watcher.getByRole('region', { name: 'Evidence board' })).toBeVisible();
  await moves(server, code, '1', 'investigate', 'weapons');
  await expect(players(watcher).getByRole('button', { name: /^Mara.*Called/ })).toBeVisible();
  await expect(watcher.getByRole('tab', { name: 'My calls' })).toBeHidden();
  await expect(ofDock(watcher, /^(Call|Examine|Shoot)/)).toHaveCount(0);
  const frames = heard.join('\n');
  expect(frames).toContain('"me":null');
  const { players: all } = await truthOf(server, code);
  for (const { calls } of Object.values(all))
    for (const { clues } of calls) for (const { alibi } of clues) expect(frames).not.toContain(alibi.place);
  expect(frames).not.toMatch(/"role":|"murderer":|"contact":/);
});

test('an online member becomes host if the host disconnects', async ({ server, device }) => {
  const { code, phones } = await inRoom({ server, device }, NAMES);
  const [ines, mara] = [must(phones[0]), must(phones[1])];
  await expect(mara.getByRole('button', { name: 'Start Cover Blown!' })).toBeHidden();
  await goAway(server, code, 'Ines', ines);
  await expect(mara.getByRole('listitem').filter({ hasText: 'Ines' })).toContainText('Away');
  await server.pass(65_000);
  await expect(mara.getByRole('listitem').filter({ hasText: 'Mara' })).toContainText('Host');
  await expect(mara.getByRole('button', { name: 'Start Cover Blown!' })).toBeVisible();
});

test('a person can take their seat back from a bot', async ({ server, device }) => {
  const { code, phones, guests } = await atTable({ server, device }, NAMES);
  const [ines, otis] = [must(phones[0]), must(phones[2])];
  await goAway(server, code, 'Otis', otis);
  await expect(players(ines).getByRole('button', { name: /^Otis.*Away/ })).toBeVisible();
  await ines.getByRole('button', { name: 'Menu' }).click();
  await ines.getByRole('button', { name: 'Who’s here' }).click();
  await ines.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(ines.getByRole('listitem').filter({ hasText: 'Otis' })).toContainText('Bot playing');
  await ines.getByRole('button', { name: 'Close' }).click();
  await server.pass(100_000, 5_000);
  await expect(players(ines).getByRole('button', { name: /^Otis.*Called/ })).toBeVisible();

  // After a bot has examined a pair, the next day begins. The clock begins to tick when twenty seconds are left.
  const left = async () => {
    const { deadline, isVerdictShown } = await truthOf(server, code);
    return isVerdictShown ? Number.POSITIVE_INFINITY : must(deadline) - server.clock.now();
  };
  for (let ms = await left(); ms > 20_000; ms = await left()) await server.pass(Math.min(ms - 20_000, 5000));
  const returned = await device();
  await returned.context().addInitScript(keepCaptions);
  const back = await asGuest(returned, must(guests[2]));
  await expect(back.getByRole('dialog', { name: 'A bot is playing your seat' })).toBeVisible();
  // While the bot is playing, the page behind the dialog makes no sounds, and the phone does not ring.
  await expect(back.getByRole('timer', { name: /^0:(20|[01]\d) left$/ })).toBeVisible();
  await expect(back.getByRole('dialog')).toHaveCount(1);
  expect(await back.evaluate('captions')).toEqual([]);
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back.getByRole('dialog', { name: 'A bot is playing your seat' })).toBeHidden();
  expect((await server.room(code)).members.find(({ name }) => name === 'Otis')?.standIn).toBe(false);
  await expect(ringing(back).or(onTheLine(back)).or(players(back)).first()).toBeVisible();
  await moves(server, code, '1', 'shoot', '0');
  await expect.poll(() => back.evaluate('captions')).toContain('[A shot]');
});

/** Runs in the page: turns on captions, which name all sounds that are played, and records them. */
function keepCaptions(): void {
  localStorage.setItem('hush.settings', JSON.stringify({ captions: true }));
  const captions: string[] = [];
  Object.assign(window, { captions });
  new MutationObserver(() => {
    const said = document.querySelector('[data-shown] > *')?.textContent;
    if (said && said !== captions.at(-1)) captions.push(said);
  }).observe(document, { childList: true, subtree: true });
}

test('a person who left the match can take their seat back', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES);
  const [ines, otis] = [must(phones[0]), must(phones[2])];
  const room = otis.url();
  await otis.getByRole('button', { name: 'Menu' }).click();
  await otis.getByRole('button', { name: 'Leave', exact: true }).click();
  const leaving = otis.getByRole('dialog', { name: 'Leave the room?' });
  await expect(leaving).toContainText('you can come back on this device and take it again');
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(otis.getByRole('button', { name: 'Start a room' })).toBeVisible();
  await ines.getByRole('button', { name: 'Menu' }).click();
  await ines.getByRole('button', { name: 'Who’s here' }).click();
  await expect(ines.getByRole('listitem').filter({ hasText: 'Otis' })).toContainText('Bot playing');
  await otis.goto(room);
  await otis.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(players(otis).getByRole('button', { name: /^Otis.*You/ })).toBeVisible();
});

test('the host gives a removed person the seat back by a link', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES, { devices: 2 });
  const [ines, mara] = [must(phones[0]), must(phones[1])];
  // The menu leaves an entry in the history. It must not keep a link from opening in this tab.
  await mara.getByRole('button', { name: 'Menu' }).click();
  await ines.getByRole('button', { name: 'Menu' }).click();
  await ines.getByRole('button', { name: 'Who’s here' }).click();
  await ines.getByRole('button', { name: 'More about Mara' }).click();
  await ines.getByRole('menuitem', { name: 'Remove from the room' }).click();
  const removing = ines.getByRole('dialog', { name: 'Remove Mara?' });
  await expect(removing).toContainText('A bot plays Mara’s seat until you hand it over.');
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(mara.getByRole('heading', { name: 'The host removed you' })).toBeVisible();
  const row = ines.getByRole('listitem').filter({ hasText: 'Mara' });
  await expect(row).toContainText('Bot playing');
  await row.getByRole('button', { name: 'More about Mara' }).click();
  await ines.getByRole('menuitem', { name: 'Hand over the seat' }).click();
  const link = await ines.getByRole('textbox', { name: 'One-time link' }).inputValue();
  await mara.evaluate((url) => location.assign(url), link);
  await mara.getByRole('button', { name: 'Bring it here' }).click();
  await mara.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(players(mara).getByRole('button', { name: /^Mara.*You/ })).toBeVisible();
});

test('a person who joins during a match watches it', async ({ server, device }) => {
  const phones = [await device(), await device(), await device()];
  await gather(phones, NAMES);
  const ines = must(phones[0]);
  const link = await linkOn(ines);
  await startMatch(ines);
  for (const phone of phones) await expect(ringing(phone)).toBeVisible();
  const late = await device();
  await sitDown(late, link, 'Wren');
  await expect(late.getByText('You’re watching. You see what everyone can see.')).toBeVisible();
  const code = link.slice(-6);
  await moves(server, code, '0', 'ackFirstCall');
  const { secret } = await truthOf(server, code);
  await moves(server, code, '0', 'examine', secret.murderer, secret.weapon);
  const next = late.getByRole('button', { name: 'Switch games' });
  await next.click();
  await late.getByRole('button', { name: 'Take a seat' }).last().click();
  await expect(late.getByRole('listitem').filter({ hasText: 'Wren' })).not.toContainText('Watching');
});
