import type { Page } from '@playwright/test';
import type { Guest, TestServer } from '../server/testing';
import { must } from '../shared/must';
import { moves } from './coverblown';
import type { Journey } from './journey';

export interface Sitting {
  code: string;
  guests: Guest[];
  /** In seat order. */
  phones: Page[];
}

/** People who have been here before open their room: no form has to be filled in. */
export async function inRoom(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  names: string[],
): Promise<Sitting> {
  const guests = [await server.makeRoom(must(names[0]))];
  const { code } = must(guests[0]);
  for (const name of names.slice(1)) guests.push(await server.join(code, name));
  const phones: Page[] = [];
  for (const guest of guests) phones.push(await asGuest(await device(), guest));
  return { code, guests, phones };
}

/** The same with a running match. `isAnswered`: the first calls lie behind them. */
export async function atTable(
  journey: Pick<Journey, 'server' | 'device'>,
  names: string[],
  { isAnswered = true, before = async (_code: string): Promise<void> => undefined, options = {} } = {},
): Promise<Sitting> {
  const { server } = journey;
  const guests = [await server.makeRoom(must(names[0]), { game: 'coverblown', options })];
  const { code } = must(guests[0]);
  for (const name of names.slice(1)) guests.push(await server.join(code, name));
  await server.as(must(guests[0]), 'POST', '/start');
  if (isAnswered) for (const seat of guests.keys()) await moves(server, code, String(seat), 'ackFirstCall');
  await before(code);
  const phones: Page[] = [];
  for (const guest of guests) phones.push(await asGuest(await journey.device(), guest));
  return { code, guests, phones };
}

/** Opens the room as somebody this device remembers. */
export async function asGuest(page: Page, { code, id, token }: Guest): Promise<Page> {
  await page.context().addInitScript(rememberSeat, { key: `hush.room.${code}`, seat: JSON.stringify({ id, token }) });
  await page.goto(`/r/${code}`);
  return page;
}

/** Runs in the page, in every one of the device. */
function rememberSeat({ key, seat }: { key: string; seat: string }): void {
  if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, seat);
}

/** Somebody without a seat who comes while a match runs. */
export async function lookOn(server: TestServer, page: Page, code: string, name: string): Promise<void> {
  await asGuest(page, await server.join(code, name));
}
