import type { Page } from '@playwright/test';
import type { Guest, TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect, type Journey, SOON } from './journey';
import { moves } from './match';

export interface Sitting {
  code: string;
  guests: Guest[];
  phones: Page[];
}

/** Opens a room with these people. Their devices already know their names, so that they need not enter them. */
export async function inRoom(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  names: string[],
  game = 'coverblown',
): Promise<Sitting> {
  const guests = [await server.makeRoom(must(names[0]), { game })];
  const { code } = must(guests[0]);
  for (const name of names.slice(1)) guests.push(await server.join(code, name));
  const phones: Page[] = [];
  for (const guest of guests) phones.push(await asGuest(await device(), guest));
  await tellPresence(server, code, names);
  return { code, guests, phones };
}

interface Opening {
  game?: string;
  options?: object;
  /** The number of people who have devices, starting with the host. Default: all. */
  devices?: number;
  before?: (code: string) => Promise<void>;
}

/** Like `inRoom`, but a match of this game is already running. */
export async function atTableOf(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  names: string[],
  { game = 'coverblown', options = {}, devices = names.length, before }: Opening = {},
): Promise<Sitting> {
  const guests = [await server.makeRoom(must(names[0]), { game, options })];
  const { code } = must(guests[0]);
  for (const name of names.slice(1)) guests.push(await server.join(code, name));
  await server.as(must(guests[0]), 'POST', '/start');
  await before?.(code);
  const phones: Page[] = [];
  for (const guest of guests.slice(0, devices)) phones.push(await asGuest(await device(), guest));
  await tellPresence(server, code, names.slice(0, devices));
  return { code, guests, phones };
}

/** Opens a match of Cover Blown! If `isAnswered` is true, all players have already answered their first call. */
export async function atTable(
  journey: Pick<Journey, 'server' | 'device'>,
  names: string[],
  {
    isAnswered = true,
    before = async (_code: string): Promise<void> => undefined,
    options = {},
    devices = names.length,
  } = {},
): Promise<Sitting> {
  return atTableOf(journey, names, {
    options,
    devices,
    async before(code) {
      const seats = isAnswered ? names.keys() : [];
      for (const seat of seats) await moves(journey.server, code, String(seat), 'ackFirstCall');
      await before(code);
    },
  });
}

export async function asGuest(page: Page, { code, id, token }: Guest): Promise<Page> {
  await page.context().addInitScript(rememberSeat, { key: `hush.room.${code}`, seat: JSON.stringify({ id, token }) });
  await page.goto(`/r/${code}`);
  return page;
}

/** Runs in the device's pages before their scripts: stores the credentials for a seat. */
function rememberSeat({ key, seat }: { key: string; seat: string }): void {
  if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, seat);
}

/** Opens a room on this page while a match is running, as a new member without a seat. */
export async function lookOn(server: TestServer, page: Page, code: string, name: string): Promise<void> {
  await asGuest(page, await server.join(code, name));
}

/**
 * Waits until exactly these people are online. Then advances the server's clock until all members have been told, which
 * the server does within a quarter of a second.
 */
async function tellPresence(server: TestServer, code: string, names: readonly string[]): Promise<void> {
  const here = async () =>
    (await server.room(code)).members.filter(({ bot, online }) => bot === null && online).map(({ name }) => name);
  await expect.poll(here, { intervals: SOON }).toEqual(expect.arrayContaining([...names]));
  await expect.poll(here, { intervals: SOON }).toHaveLength(names.length);
  await server.pass(250, 250);
}

/** Closes the device of a person, and waits until all other members know that this person is offline. */
export async function goAway(server: TestServer, code: string, name: string, page: Page): Promise<void> {
  const { members } = await server.room(code);
  const others = members.filter((member) => member.bot === null && member.online && member.name !== name);
  await page.context().close();
  await tellPresence(
    server,
    code,
    others.map((member) => member.name),
  );
}

/** Returns the texts on a table, without those that change by themselves. First waits until the room is connected. */
export async function drawn(page: Page): Promise<string[]> {
  // The button for raising a hand and the line about the speaker are loaded separately. There is no such line on a low
  // screen.
  for (const part of ['button[data-hand]', '[data-floor-line], [data-shape="low"]'])
    await expect(page.locator(part).first()).toBeAttached();
  return page.getByRole('main').evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const clock of copy.querySelectorAll('[role=timer], [role=status], [data-slips]')) clock.remove();
    const parts = [...copy.querySelectorAll<HTMLElement>('*:not(svg *)')];
    return parts.map((part) => {
      const words = [...part.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue);
      return [part.localName, part.className, part.getAttribute('aria-label'), ...words].join(' ').slice(0, 200);
    });
  });
}

/**
 * Runs in the page: keeps each slip on the screen until it is tapped, so that even on a slow machine every slip can be
 * seen.
 */
export function keepSlips(): void {
  const soon = window.setTimeout;
  const later = (run: () => void, ms = 0, ...args: []) => soon(run, ms >= 1_000 && ms <= 3_300 ? 60_000 : ms, ...args);
  window.setTimeout = later as typeof window.setTimeout;
}
