import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Circle, CityId, Die, Held, Moves, Player, Route, State, View } from '../games/covert/state';
import type { TestServer } from '../server/testing';
import type { Json } from '../shared/json';
import { type LegalityOf, legalityOf } from '../shared/legality';
import type { LegalMoves } from '../shared/module';
import { must } from '../shared/must';
import type { WireState } from '../shared/wire';
import type { Line } from './covert-script';
import { expect, type Journey } from './journey';
import { movesNow, stateOf } from './match';
import { atTableOf, type Sitting } from './table';

type Named = readonly { id: string; name: string }[];
const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../games/covert/content/${file}`, import.meta.url), 'utf8')) as T;
const nameIn = (list: Named) => (id: string) => must(list.find((one) => one.id === id)).name;
export const cityName = nameIn(read<Named>('cities.json'));
const regionName = nameIn(read<Named>('regions.json'));
export const missionName = nameIn(read<Named>('missions.json'));

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
  const room = { ...(await atTableOf({ server, device: listening }, names, opening)), server, heard };
  for (const page of room.phones)
    await expect(page.getByRole('heading', { name: 'Covert', exact: true })).toBeVisible();
  await inStep(room);
  return room;
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
  const before = room.heard.map((frames) => frames.length);
  await how({ page, state, own: must(state.players[seat]) }, ...args);
  await expect
    .poll(() => versionOf(room), { message: `${seat} ${move} ${JSON.stringify(args)} is made` })
    .toBeGreaterThan(version);
  await inStep(room);
  await tellNothing(room, before);
}

/** Ids of cards that seat may not know: in the other hands, the decks and the bag, unless everybody was told. */
function hiddenFrom({ seats, players, agencyDeck, missionDeck, codeDecks, bag }: State, seat: string): string[] {
  const others = seats.filter((each) => each !== seat).map((each) => must(players[each]));
  const hands = others.flatMap(({ agency, missions, codes, tokens }) => [agency, missions, codes, tokens].flat());
  return [...hands.map(({ card }) => card), ...agencyDeck, ...missionDeck, ...codeDecks.flat(), ...bag];
}

/** Nothing a device has heard since, and nothing in its page, names a card its player may not know. */
async function tellNothing({ server, code, phones, heard }: MapRoom, since: number[]): Promise<void> {
  const state = await truthOf(server, code);
  if (state.outcome) return;
  const { match } = await server.room(code);
  const told = JSON.stringify(await server.store.told(must(match).id));
  for (const [seat, page] of phones.entries()) {
    const hidden = hiddenFrom(state, String(seat)).filter((id) => !told.includes(`"${id}"`));
    const all = [...must(heard[seat]).slice(since[seat]), await page.content()].join('\n');
    const named = hidden.filter((id) => all.includes(`"${id}"`) || all.includes(`>${id}<`));
    expect(named, `what seat ${seat} was told`).toEqual([]);
    const missions = [
      ...hidden.filter((id) => id.startsWith('MI')),
      ...must(state.players[seat]).missions.map(({ card }) => card),
    ];
    const shown = missions.map(missionName).filter((name) => all.includes(`>${name}<`));
    expect(shown, `missions in the page of seat ${seat}`).toEqual([]);
  }
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
  await openList(page);
  await cityRow(page, id).click();
}

export async function openList(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'List', exact: true });
  if ((await list.getAttribute('aria-pressed')) === 'false') await list.click();
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
    await button(page, `Give back or keep: Mission ${'ABC'[back]}`).click();
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

/** What a test wants to be so; everything else as it was dealt, without cubes. Cards go by their ids. */
export interface Prepared {
  phase?: 'place' | 'breakCodes' | 'resolve';
  /** By seat `[face, where]`; those not named are in hand. Seat 0 is on turn. */
  dice?: Record<string, [face: number, at?: Die['at']][]>;
  agents?: Record<string, CityId[]>;
  /** The first cards of a hand change places with these. */
  agency?: Record<string, string[]>;
  missions?: Record<string, string[]>;
  codes?: Record<string, string[]>;
  finished?: Record<string, string[]>;
  tiles?: number[];
  cubes?: Partial<Record<CityId, string[]>>;
  /** Six missions are done: after this round the match ends. */
  isLast?: boolean;
  /** Foreign cubes picked up before. */
  held?: Record<string, string[]>;
}

/** A match of Covert in that position. */
export function atTheMap(
  journey: Pick<Journey, 'server' | 'device'>,
  names: string[],
  prepared: Prepared,
  opening: Opening = {},
): Promise<MapRoom> {
  const { server } = journey;
  const before = async (code: string) => {
    await keepAll(server, code);
    await arrange(server, code, (state) => prepare(state, prepared));
  };
  return atMapRoom(journey, names, { ...opening, before });
}

/** Everybody keeps the first two missions. */
async function keepAll(server: TestServer, code: string): Promise<void> {
  const { seats, players } = await truthOf(server, code);
  for (const seat of seats) {
    const [first, second] = must(players[seat]).missions.map(({ handle }) => handle);
    await movesNow(server, code, seat, 'keepMissions', first, second);
  }
}

function prepare(state: State, prepared: Prepared): void {
  const {
    phase = 'place',
    dice = {},
    agents = {},
    tiles,
    cubes,
    held = {},
    finished = {},
    isLast = false,
    ...hands
  } = prepared;
  for (const kind of ['agency', 'missions', 'codes'] as const) {
    for (const [seat, cards] of Object.entries(hands[kind] ?? {})) {
      for (const [at, card] of cards.entries()) trade(state, must(state.players[seat]?.[kind][at]).card, card);
    }
  }
  for (const [seat, faces] of Object.entries(dice)) {
    const own = must(state.players[seat]);
    own.dice = own.dice.map((die, at) => {
      const [face, place = 'hand'] = faces[at] ?? [die.face];
      return { rolled: face, face, at: place };
    });
  }
  for (const [seat, cities] of Object.entries(agents)) must(state.players[seat]).agents = cities;
  for (const [seat, cards] of Object.entries(finished)) {
    must(state.players[seat]).finishedMissions = cards;
    state.missionDeck = state.missionDeck.filter((card) => !cards.includes(card));
  }
  for (const here of Object.values(state.cubes)) here.length = 0;
  Object.assign(state.cubes, cubes);
  for (const [seat, colours] of Object.entries(held)) must(state.players[seat]).held = colours;
  // Nobody's power lights anything up.
  const characters = ['analyst', 'fixer', 'courier', 'cryptographer'] as const;
  for (const [at, seat] of state.seats.entries()) must(state.players[seat]).character = must(characters[at]);
  if (tiles) state.tiles = tiles;
  state.phase = phase;
  state.order = phase === 'place' ? [] : [...state.seats];
  state.starter = '0';
  state.isLastRound = isLast;
  state.turn = { ...must(state.turn), seat: '0' };
}

/** Two cards change places, wherever they lie. */
function trade(state: State, one: string, other: string): void {
  const swapped = JSON.stringify(state).replace(/"(\w{4})"/g, (all, id: string) =>
    id === one ? `"${other}"` : id === other ? `"${one}"` : all,
  );
  Object.assign(state, JSON.parse(swapped));
}

/** What seat 0's board may ask about its moves. */
export async function legalIn({ server, code }: MapRoom): Promise<LegalityOf<Moves>> {
  const legal = server.legal('covert') as LegalMoves<View, Moves>;
  return legalityOf(legal, await viewOf<View>(server, code, '0'), '0');
}

/** Touches what may be refused: what cannot be done now is dashed and says why. */
export const tap = (target: Locator): Promise<void> => target.click({ force: true });

/** A refusal, said to whoever tried. */
export const says = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
