import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Circle, CityId, Held, Moves, Player, Route, State } from '../games/covert/state';
import type { TestServer } from '../server/testing';
import type { Json } from '../shared/json';
import { must } from '../shared/must';
import type { WireState } from '../shared/wire';
import type { Line } from './covert-script';
import { expect, type Journey } from './journey';
import { stateOf } from './match';
import { atTableOf, type Sitting } from './table';

type Named = readonly { id: string; name: string }[];
const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../games/covert/content/${file}`, import.meta.url), 'utf8')) as T;
const nameIn = (list: Named) => (id: string) => must(list.find((one) => one.id === id)).name;
export const cityName = nameIn(read<Named>('cities.json'));
const regionName = nameIn(read<Named>('regions.json'));
export const missionName = nameIn(read<Named>('missions.json'));
export const agencyCard = (id: string) =>
  must(read<{ id: string; city: CityId; ability: string }[]>('agency.json').find((one) => one.id === id));
const codeOf = (id: string) =>
  must(read<{ id: string; digits: number[] }[]>('codes.json').find((one) => one.id === id));

/** A match of Covert with its devices. */
export interface MapRoom extends Sitting {
  server: TestServer;
  /** Every frame each device has heard, in seat order. */
  heard: string[][];
}

interface Opening {
  options?: object;
  size?: { width: number; height: number };
  /** What is so before the devices come. */
  before?: (code: string) => Promise<void>;
}

/** A match of Covert that has just been dealt. */
export async function atMapRoom(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  names: string[],
  { options = {}, size, before }: Opening = {},
): Promise<MapRoom> {
  const heard: string[][] = [];
  const listening = async () => {
    const page = await device({ reducedMotion: 'reduce', ...(size && { viewport: size }) });
    const frames: string[] = [];
    heard.push(frames);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    return page;
  };
  const opening = { game: 'covert', options, ...(before && { before }) };
  return { ...(await atTableOf({ server, device: listening }, names, opening)), server, heard };
}

export const truthOf = (server: TestServer, code: string): Promise<State> => stateOf<State>(server, code);

/** A position changed by hand; the match goes on from it. Its replay would not. */
export async function arrange(server: TestServer, code: string, change: (state: State) => void): Promise<void> {
  const { match } = await server.room(code);
  const { id, version, snapshot: stored } = must(await server.store.match(must(match).id));
  const snapshot = structuredClone(stored) as unknown as { G: State };
  change(snapshot.G);
  const { deadline } = snapshot.G;
  const changed = { id, from: version, snapshot: snapshot as unknown as Json, deadline, over: false };
  const at = server.clock.now();
  expect(await server.store.commit({ match: { ...changed, at, rows: [], told: [] } })).toBe('done');
  await server.restart();
}

/** What that seat, or (null) somebody who watches, is shown now. */
export async function viewOf<View = unknown>(server: TestServer, code: string, viewer: string | null): Promise<View> {
  const { match } = await server.room(code);
  const hosted = must(await server.served.host.find(must(match).id));
  let view: unknown;
  const nothing = () => undefined;
  const { detach } = await hosted.attach(viewer, {
    sync: ({ state }) => {
      view = state.G;
    },
    update: nothing,
    matchData: nothing,
    revoked: nothing,
  });
  detach();
  return view as View;
}

/** Waits until every device has heard and drawn where the match stands. */
export async function inStep({ server, code, phones, heard }: MapRoom): Promise<void> {
  await server.served.settled();
  for (const [seat, page] of phones.entries()) {
    const now = JSON.stringify(await viewOf(server, code, String(seat)));
    await expect.poll(() => JSON.stringify(lastOf(must(heard[seat]))), { message: `seat ${seat} hears it` }).toBe(now);
    await page.evaluate(drawn);
  }
}

/** The view of the last frame that had one. */
function lastOf(frames: readonly string[]): unknown {
  const frame = frames.findLast((each) => /^42\/covert,\["(sync|update)"/.test(each));
  if (frame === undefined) return null;
  const [, , said] = JSON.parse(frame.slice(frame.indexOf('['))) as [string, string, WireState | { state: WireState }];
  return ('state' in said ? said.state : said).G;
}

/** Runs in the page: what it was told is on the screen. */
function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

const versionOf = async ({ server, code }: MapRoom): Promise<number> => {
  const { match } = await server.room(code);
  return must(await server.store.match(must(match).id)).version;
};

/** One line of a script through its player's screen; it is over when every device shows what came of it. */
export async function plays(room: MapRoom, [seat, move, ...args]: Line): Promise<void> {
  const page = must(room.phones[Number(seat)]);
  const state = await truthOf(room.server, room.code);
  const version = await versionOf(room);
  const how = must(HOW[move], `a way to ${move}`) as (at: Hand, ...args: Json[]) => Promise<void>;
  await how({ page, state, own: must(state.players[seat]) }, ...args);
  await expect
    .poll(() => versionOf(room), { message: `${seat} ${move} ${JSON.stringify(args)} is made` })
    .toBeGreaterThan(version);
  await inStep(room);
}

/** Whose screen it is, and what only the server knows. */
interface Hand {
  page: Page;
  state: State;
  own: Player;
}

/** Where a card lies in a hand; screens name it by its place alone. */
const placeOf = (held: readonly Held[], card: string) => {
  const at = held.findIndex((one) => one.card === card);
  expect(at, `${card} is held`).toBeGreaterThanOrEqual(0);
  return at;
};

const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
export const ribbon = (page: Page): Locator => page.getByRole('region', { name: 'A question to several' });
export const choice = (page: Page): Locator => page.getByRole('region', { name: 'A choice' });
export const engine = (page: Page): Locator => page.getByRole('region', { name: 'Cipher engine' });
export const ownDie = (page: Page, die: number): Locator => page.locator(`[data-die="${die}"]`);
export const clock = (page: Page, circle: Circle): Locator => page.locator(`[data-circle="${circle}"]`);
export const mini = (page: Page, target: 'decoder' | 'folder'): Locator => page.locator(`[data-target="${target}"]`);
export const tile = (page: Page, position: number): Locator =>
  button(engine(page), new RegExp(`^${position < 6 ? 'Top' : 'Bottom'} row, tile ${(position % 6) + 1}:`));
export const city = (page: Page, id: CityId): Locator => page.locator(`[data-city="${id}"]`);
/** The same city in the list of the map. */
export const cityRow = (page: Page, id: CityId): Locator =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${cityName(id)}, `) });
export const undo = (page: Page): Locator => button(page, /^Undo/);

/** A part of the table; on wide screens all lie open. */
export async function openTab(page: Page, name: 'Map' | 'Dice' | 'Cards' | 'Players'): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Parts of the table' });
  if (await tabs.isVisible()) await tabs.getByRole('tab', { name }).click();
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1080;

/** A city is touched on the sheet where all of it is in sight, in the list on phones. */
export async function touchCity(page: Page, id: CityId): Promise<void> {
  if (!isPhone(page)) return city(page, id).click();
  const list = button(page, 'List').and(page.locator('[aria-pressed]'));
  if ((await list.getAttribute('aria-pressed')) === 'false') await list.click();
  await cityRow(page, id).click();
}

/** A die from the tray to its place. */
async function place({ page }: Hand, die: number, target: Locator): Promise<void> {
  await openTab(page, 'Dice');
  const picked = ownDie(page, die);
  if ((await picked.getAttribute('aria-pressed')) === 'false') await picked.click();
  await target.click();
  await button(page, /^Place the/).click();
}

async function toClock({ page }: Hand, circle: Circle): Promise<void> {
  await openTab(page, 'Dice');
  await clock(page, circle).click();
}

/** From what lies behind the own screen. */
export async function pickFromHand(page: Page, group: 'agency' | 'token', place: string): Promise<void> {
  await openTab(page, 'Cards');
  await page
    .getByRole('region', { name: 'Behind your screen' })
    .getByRole('button', { name: new RegExp(`\\d\\s*${group}`) })
    .click();
  await button(dialog(page), place).click();
}

/** Whose Agent moves: by number, on phones as chips and on wide screens as rows. */
export function agentChip(page: Page, agent: number): Locator {
  return isPhone(page)
    ? page.getByRole('group', { name: 'Your Agents' }).getByRole('button').nth(agent)
    : page.getByRole('list', { name: 'Your Agents' }).getByRole('listitem').nth(agent).getByRole('button');
}

/** Taking something that lies on the table: its sheet, and the way to take it. */
async function takeIt(page: Page, what: Locator, dice = 1): Promise<void> {
  await what.click();
  await button(dialog(page), new RegExp(`^Take it.*${dice} d`)).click();
}

async function answer({ page, own }: Hand, kind: 'First' | 'Espionage', card: string): Promise<void> {
  const isToken = card.startsWith('SO');
  const at = placeOf(isToken ? own.tokens : own.agency, card);
  await button(dialog(page), `${isToken ? 'Token' : 'Card'} ${at + 1}`).click();
  await button(dialog(page), `Use ${kind}`).click();
}

async function pickInChoice({ page }: Hand, held: readonly Held[], card: string): Promise<void> {
  await button(choice(page), new RegExp(`^\\w+ ${placeOf(held, card) + 1}$`)).click();
  await button(choice(page), /^(Keep|Take|Give up) /).click();
}

type Ways = { [M in keyof Moves]?: (at: Hand, ...args: Moves[M]) => Promise<void> };

/** How each move is made by a hand on the screen. */
const HOW: Ways = {
  async keepMissions({ page, own }, ...kept) {
    const back = own.missions.findIndex(({ card }) => !kept.includes(card));
    await button(page, `Keep: Mission ${'ABC'[back]}`).click();
    await button(page, 'Keep these two').click();
  },
  placeCircle: (at, die, circle) => place(at, die, clock(at.page, circle)),
  placeDecoder: (at, die) => place(at, die, mini(at.page, 'decoder')),
  placeSpecialOps: (at, die) => place(at, die, mini(at.page, 'folder')),
  async takeOrder({ page }) {
    await button(page, /^Take order/).click();
  },
  async endTurn({ page }) {
    await button(page, /^End turn/).click();
  },
  async fly({ page, own }, card, agent) {
    await pickFromHand(page, 'agency', `Card ${placeOf(own.agency, card) + 1}`);
    await button(dialog(page), /^Fly there/).click();
    await touchCity(page, must(own.agents[agent]));
    await button(page, /^Fly to/).click();
  },
  async swap({ page }, lower, higher) {
    await tile(page, lower).click();
    await tile(page, higher).click();
  },
  async coverTile({ page, own }, die, position) {
    await button(page, `Decoder die ${own.dice[die]?.face}`).first().click();
    await tile(page, position).click();
  },
  async claim({ page, own }, code) {
    const letter = must('AB'[placeOf(own.codes, code)]);
    const card = button(page, new RegExp(`^Code ${letter}`));
    if ((await card.getAttribute('aria-pressed')) === 'false') await card.click();
    await button(page, `Claim code ${letter}`).click();
  },
  async drawCode({ page }, deck) {
    await button(page, new RegExp(`${deck === 0 ? 'Left' : 'Right'} deck`)).click();
  },
  async done({ page }) {
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  },
  async complete(at, mission) {
    const { page, own, state } = at;
    if (state.phase === 'resolve') await toClock(at, 'completeMission');
    else await button(page, 'Complete a mission').last().click();
    await button(page, `Mission ${placeOf(own.missions, mission) + 1}`).click();
    await button(page, 'Lay it open and pay').click();
    await button(page, /^Complete for/).click();
  },
  async takeMission(at, from) {
    await toClock(at, 'missionCards');
    const { page, state } = at;
    const name = from === 'deck' ? 'Mission deck' : `^${missionName(must(state.missionRow[from]))}`;
    await takeIt(page, button(page, new RegExp(name)));
  },
  async takeAgency(at, region) {
    await toClock(at, 'agencyCards');
    await takeIt(at.page, button(at.page, new RegExp(`^${regionName(region)}`)).first());
  },
  async takeAgencyAny(at, from) {
    await toClock(at, 'agencyCards');
    const name = from === 'deck' ? 'Agency deck' : `^${regionName(from)}`;
    await takeIt(at.page, button(at.page, new RegExp(name)).first(), 2);
  },
  async move(at, dice, routes) {
    const { page, own } = at;
    await toClock(at, 'movement');
    const lying = own.dice.filter((die) => die.at === 'movement');
    if (dice < lying.length) await button(page, `Use the ${must(lying[dice - 1]).face}`).click();
    for (const route of routes) await walk(page, route);
    await button(page, /^Move:/).click();
  },
  async forfeitDie({ page }, circle) {
    await button(page, /^Give a die back/).click();
    const names = { completeMission: 'Complete', missionCards: 'Take', agencyCards: 'Agency', movement: 'Movement' };
    await button(dialog(page), new RegExp(`^From ${names[circle]}`)).click();
  },
  async first(at, card) {
    await button(ribbon(at.page), 'Use First').click();
    await answer(at, 'First', card);
  },
  async espionage(at, card, wanted) {
    await button(ribbon(at.page), 'Use Espionage').click();
    const pool = must(at.state.pool).cards;
    for (const one of wanted) {
      const place = pool.findIndex((each) => each.card === one);
      await dialog(at.page)
        .getByRole('group', { name: /^Which cards do you want/ })
        .getByRole('button')
        .nth(place)
        .click();
    }
    await answer(at, 'Espionage', card);
  },
  async pass({ page, state }, ..._window) {
    if (state.window) await ribbon(page).getByRole('button', { name: 'Pass', exact: true }).click();
    else await button(page, /^Pass/).click();
  },
  async takeIntelCard({ page }, from) {
    await button(choice(page), from === 'deck' ? /^Take the deck/ : /^Take the .* card$/).click();
  },
  keepSearch: (at, keep) => pickInChoice(at, at.own.seen, keep),
  pickMission: (at, keep) => pickInChoice(at, at.own.seen, keep),
  keepToken: (at, keep) => pickInChoice(at, at.own.seen, keep),
  discardAgency: (at, card) => pickInChoice(at, at.own.agency, card),
  discardMission: (at, mission) => pickInChoice(at, at.own.missions, mission),
};

/** One Agent's way, city by city. */
async function walk(page: Page, [agent, cities]: Route): Promise<void> {
  const chip = agentChip(page, agent);
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  for (const id of cities) await touchCity(page, id);
}

/** Everything that gives away one of these cards: its id and, for codes, its digits as the page shows them. */
export const facesOf = (cards: readonly Held[]): string[] => cards.map(({ card }) => card);
export const digitsOf = (code: string): number[] => codeOf(code).digits;
