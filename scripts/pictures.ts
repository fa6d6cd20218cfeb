import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { VERDICT_MS } from '#games/coverblown/queries.ts';
import { type State, SUSPECTS, WEAPONS } from '#games/coverblown/state.ts';
import type { State as Covert } from '#games/covert/state.ts';
import type { State as GoodCopBadCop } from '#games/goodcopbadcop/state.ts';
import type * as Testing from '#server/testing/index.ts';
import type { GameId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { newGame } from './pictures/newGame';
import { paletted } from './pictures/paletted';
import { playground } from './pictures/playground';

/**
 * Takes the pictures for the readme and the guide: `npm run pictures`. Starts a server, seats players, plays half of a
 * match and takes screenshots. Run this script after changing the screens.
 */
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const built = new URL('../dist/server/testing.js', import.meta.url).href;
const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PEOPLE = ['Ines', 'Mara', 'Otis', 'Juno', 'Silas'];

type Server = Testing.TestServer;
type Size = typeof PHONE;

/** Opens a page on a new device. A guest's device remembers its room. */
async function device(browser: Browser, server: Server, size: Size, guest?: Testing.Guest): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: size,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (kept) => {
      for (const game of ['coverblown', 'covertques', 'goodcopbadcop', 'covert'])
        localStorage.setItem(`hush.intro.${game}`, 'seen');
      if (kept) localStorage.setItem(kept.key, kept.seat);
    },
    guest && { key: `hush.room.${guest.code}`, seat: JSON.stringify({ id: guest.id, token: guest.token }) },
  );
  const page = await context.newPage();
  await page.goto(guest ? `/r/${guest.code}` : '/');
  return page;
}

async function allHere(server: Server, page: Page): Promise<void> {
  const away = page.getByText('Away').first();
  for (let seconds = 0; seconds < 60 && (await away.isVisible()); seconds++) await server.pass(1_000);
  await away.waitFor({ state: 'hidden' });
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  writeFileSync(`${folder}${name}.png`, paletted(await page.screenshot({ animations: 'disabled' })));
}

async function sitDown(server: Server, names: readonly string[]): Promise<Testing.Guest[]> {
  const [first, ...others] = names;
  const host = await server.makeRoom(must(first), { game: 'coverblown' });
  const guests = [host];
  for (const name of others) guests.push(await server.join(host.code, name));
  return guests;
}

async function move(server: Server, code: string, seat: string, name: string, ...args: unknown[]): Promise<void> {
  await server.pass(2_000);
  const { match } = await server.room(code);
  const answer = await server.move(must(match).id, seat, name, ...args);
  if ('refused' in answer) throw new Error(`${name} was refused: ${answer.detail}`);
  await server.served.settled();
}

async function stateOf<G = State>(server: Server, code: string): Promise<G> {
  const { match } = await server.room(code);
  return (await server.snapshot<G>(must(match).id)).G;
}

/**
 * Plays until Wednesday, when some players are in calls while others talk. Monday's examination failed and Tuesday's
 * was fishy.
 */
async function playToWednesday(server: Server, guests: readonly Testing.Guest[]): Promise<void> {
  const { code } = must(guests[0]);
  const seats = guests.map((_, seat) => String(seat));
  await server.as(must(guests[0]), 'POST', '/start');
  const { secret, players } = await stateOf(server, code);
  const contacts = Object.values(players).map(({ contact }) => contact);
  const free = SUSPECTS.filter((suspect) => suspect !== secret.murderer && !contacts.includes(suspect));
  const weapon = must(WEAPONS.filter((each) => each !== secret.weapon)[3]);
  const call = (seat: string, type: 'suspects' | 'weapons') => move(server, code, seat, 'investigate', type);
  for (const seat of seats) await move(server, code, seat, 'ackFirstCall');
  for (const seat of seats) await call(seat, seat === '2' ? 'weapons' : 'suspects');
  const examine = async (seat: string, ...pair: [suspect: string, weapon: string]) => {
    await move(server, code, seat, 'examine', ...pair);
    await server.pass(VERDICT_MS);
  };
  await examine('1', must(free[1]), weapon);
  for (const seat of seats) await call(seat, seat === '0' ? 'weapons' : 'suspects');
  await examine('0', must(free[0]), secret.weapon);
  for (const seat of ['1', '3']) await call(seat, 'weapons');
  const heard = must(must((await stateOf(server, code)).players[1]).calls.at(-1)).clues[0];
  if (heard) await move(server, code, '1', 'claim', 'clean', heard.token);
  await move(server, code, '2', 'claim', 'contact', must(contacts[2]));
  await server.pass(40_000);
}

async function homeAndRoom(browser: Browser, server: Server): Promise<void> {
  for (const [name, size] of [['home-desktop', DESKTOP] as const, ['home-phone', PHONE] as const]) {
    const page = await device(browser, server, size);
    await page.getByRole('button', { name: 'Try it with bots' }).first().waitFor();
    await take(page, name);
  }
  const guests = await sitDown(server, PEOPLE.slice(0, 4));
  const phones = [];
  for (const guest of guests) phones.push(await device(browser, server, PHONE, guest));
  const host = must(phones[0]);
  await allHere(server, host);
  await take(host, 'room-phone');
}

async function table(browser: Browser, server: Server): Promise<void> {
  const guests = await sitDown(server, PEOPLE);
  await playToWednesday(server, guests);
  const desktop = await device(browser, server, DESKTOP, must(guests[0]));
  for (const guest of guests.slice(1)) await device(browser, server, PHONE, guest);
  await allHere(server, desktop);
  await holdMarks(desktop, /^My marks/);
  await take(desktop, 'table-desktop');
  await desktop.mouse.up();

  const phone = await device(browser, server, PHONE, must(guests[0]));
  await holdMarks(phone, /^Hold for my marks/);
  await take(phone, 'table-phone');
  await phone.mouse.up();
  await phone.getByRole('button', { name: /^Call(?!s)/ }).click();
  await phone.getByRole('button', { name: /^A suspect/ }).click();
  await phone.getByRole('dialog', { name: /calling back/ }).waitFor();
  await take(phone, 'call-phone');
}

/**
 * Lets bots play for two people until a moment that suits a picture. Returns the host, or null if the match ends first.
 */
async function played<G extends { outcome: unknown }>(
  server: Server,
  game: GameId,
  bots: number,
  isGood: (G: G) => boolean,
): Promise<Testing.Guest | null> {
  const host = await server.makeRoom('Mara', { game });
  const people = [host, await server.join(host.code, 'Otis')];
  await server.as(host, 'POST', '/bots', { count: bots });
  await server.as(host, 'POST', '/start');
  const standIn = async (isOn: boolean) => {
    for (const person of people) await server.as(person, 'PATCH', `/members/${person.id}`, { standIn: isOn });
  };
  await standIn(true);
  for (;;) {
    const G = await stateOf<G>(server, host.code);
    if (G.outcome) return null;
    if (isGood(G)) break;
    await server.pass(1_000, 250);
  }
  await standIn(false);
  return host;
}

/** Starts matches until a match reaches a moment that suits a picture. Then takes pictures of the host's screen. */
async function found<G extends { outcome: unknown }>(
  browser: Browser,
  server: Server,
  game: GameId,
  bots: number,
  isGood: (G: G) => boolean,
): Promise<void> {
  let host = await played(server, game, bots, isGood);
  while (!host) host = await played(server, game, bots, isGood);
  for (const [name, size] of [['desktop', DESKTOP] as const, ['phone', PHONE] as const]) {
    const page = await device(browser, server, size, host);
    await page.getByRole('timer').first().waitFor();
    await take(page, `${game}-${name}`);
    await page.context().close();
  }
}

async function holdMarks(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).hover();
  await page.mouse.down();
}

mkdirSync(folder, { recursive: true });
const { aServer } = (await import(built)) as typeof Testing;
const server = await aServer({
  seed: 'pictures',
  clientDir,
  config: { rateLimits: false, publicUrl: 'http://192.168.0.20:8000' },
});
const executablePath = process.env.HUSH_CHROMIUM || undefined;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--font-render-hinting=none'],
  ...(executablePath && { executablePath }),
});
await homeAndRoom(browser, server);
await table(browser, server);
await found<GoodCopBadCop>(browser, server, 'goodcopbadcop', 4, (G) => {
  return G.phase === 'action' && G.active === '0' && Object.keys(G.guns).length >= 2;
});
await found<Covert>(browser, server, 'covert', 2, (G) => {
  return G.phase === 'place' && G.round >= 4 && G.turn?.seat === '0' && G.window === null && G.choice === null;
});
await playground(browser, take);
await newGame(browser, take);
await browser.close();
await server.end();
