import type { CityId, Die, Moves, RegionId, State, View } from '#games/covert/state.ts';
import type { TestServer } from '#server/testing/index.ts';
import type { LegalMoves } from '#shared/contract/module.ts';
import type { Json } from '#shared/json.ts';
import { type LegalityOf, legalityOf } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';
import { follow } from '#shared/wire/shown.ts';
import type { MatchServerEvents, SyncInfo, WireState } from '#shared/wire/wire.ts';
import { expect, type Journey, SOON } from '../journey';
import { movesNow, stateOf } from '../match';
import { atTableOf, type Sitting } from '../table';
import { missionName } from '.';

export interface MapRoom extends Sitting {
  server: TestServer;
  /** All frames that the devices have received, as one list for each device, in seat order. */
  heard: string[][];
}

interface Opening {
  options?: object;
  /** The number of players with devices, starting with seat 0. Default: all. */
  devices?: number;
  /** The devices' viewport sizes, in seat order. */
  sizes?: readonly { width: number; height: number }[];
  before?: (code: string) => Promise<void>;
}

export async function atMapRoom(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  names: string[],
  { options = {}, devices = names.length, sizes = [], before }: Opening = {},
): Promise<MapRoom> {
  const heard: string[][] = [];
  const listening = async () => {
    const viewport = sizes[heard.length % sizes.length];
    const page = await device({ reducedMotion: 'reduce', ...(viewport && { viewport }) });
    const frames: string[] = [];
    heard.push(frames);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    return page;
  };
  const opening = { game: 'covert', options, devices, ...(before && { before }) };
  const room = { ...(await atTableOf({ server, device: listening }, names, opening)), server, heard };
  for (const page of room.phones)
    await expect(page.getByRole('heading', { name: 'Covert', exact: true })).toBeAttached();
  await inStep(room);
  return room;
}

export const truthOf = (server: TestServer, code: string): Promise<State> => stateOf<State>(server, code);

/** Changes the state of a running match directly, without a move. The change is not contained in the replay. */
export async function arrange(server: TestServer, code: string, change: (state: State) => void): Promise<void> {
  const { match } = await server.room(code);
  const { id, version } = must(await server.store.match(must(match).id));
  const snapshot = structuredClone(await server.snapshot<State>(id));
  change(snapshot.G);
  const { deadline } = snapshot.G;
  const changed = { id, from: version, snapshot: snapshot as unknown as Json, deadline, over: false };
  const at = server.clock.now();
  expect(await server.store.commit({ match: { ...changed, at, rows: [], facts: [] } })).toBe('done');
  await server.restart();
}

async function viewOf<View = unknown>(server: TestServer, code: string, viewer: string | null): Promise<View> {
  const { match } = await server.room(code);
  const hosted = must(await server.served.matches.find(must(match).id));
  let view: unknown;
  const nothing = () => undefined;
  const { detach } = await hosted.attach(viewer, {
    sync: ({ state }) => {
      view = state.G;
    },
    takesDifferences: false,
    update: nothing,
    change: nothing,
    matchData: nothing,
    noted: nothing,
    revoked: nothing,
  });
  detach();
  return view as View;
}

/** Waits until every device has received the current state and drawn it. */
export async function inStep({ server, code, phones, heard }: MapRoom): Promise<void> {
  await server.served.settled();
  for (const [seat, page] of phones.entries()) {
    const now = JSON.parse(JSON.stringify(await viewOf(server, code, String(seat)))) as View;
    await expect
      .poll(() => lastOf(must(heard[seat])), { message: `seat ${seat} hears it`, intervals: SOON })
      .toEqual(now);
    await page.evaluate(drawn);
  }
}

/** Applies all `frames` and returns the resulting view. Returns null if they do not contain a state. */
function lastOf(frames: readonly string[]): unknown {
  let shown: WireState | null = null;
  for (const frame of frames) {
    const event = /^42\/covert,\["(sync|update|diff)"/.exec(frame)?.[1];
    if (event === undefined) continue;
    const [, ...args] = JSON.parse(frame.slice(frame.indexOf('['))) as [string, ...unknown[]];
    if (event === 'sync') shown = (args[1] as SyncInfo).state;
    else if (event === 'update') shown = args[1] as WireState;
    else {
      const [stateID, difference, , others] = args as Parameters<MatchServerEvents['diff']>;
      shown = follow(must(shown), stateID, difference, others);
    }
  }
  return shown?.G ?? null;
}

/** Runs in the page: resolves when the state received last is on the screen. */
function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

export const versionOf = async ({ server, code }: MapRoom): Promise<number> => {
  const { match } = await server.room(code);
  return must(await server.store.match(must(match).id)).version;
};

/**
 * Returns the ids of cards in other players' hands, in decks and in the bag. The player at `seat` must not learn of
 * these cards unless they are public.
 */
function hiddenFrom({ seats, players, agencyDeck, missionDeck, codeDecks, bag }: State, seat: string): string[] {
  const others = seats.filter((each) => each !== seat).map((each) => must(players[each]));
  const hands = others.flatMap(({ agency, missions, codes, tokens }) => [agency, missions, codes, tokens].flat());
  return [...hands.map(({ card }) => card), ...agencyDeck, ...missionDeck, ...codeDecks.flat(), ...bag];
}

/**
 * Asserts that no page contains a card that is hidden from its player, and that no frame received after position
 * `since` does either.
 */
export async function tellNothing({ server, code, phones, heard }: MapRoom, since: number[]): Promise<void> {
  const state = await truthOf(server, code);
  if (state.outcome) return;
  const { match } = await server.room(code);
  const facts = JSON.stringify(await server.store.publicLog(must(match).id));
  for (const [seat, page] of phones.entries()) {
    const hidden = hiddenFrom(state, String(seat)).filter((id) => !facts.includes(`"${id}"`));
    const all = [...must(heard[seat]).slice(since[seat]), await page.content()].join('\n');
    // The id of a card has four characters. Frames and pages only contain it as a whole string, attribute or text.
    const ids = new Set(all.match(/(?<=")\w{4}(?=")|(?<=>)\w{4}(?=<)/g));
    const named = hidden.filter((id) => ids.has(id));
    expect(named, `what seat ${seat} was told`).toEqual([]);
    const missions = [
      ...hidden.filter((id) => id.startsWith('MI')),
      ...must(state.players[seat]).missions.map(({ card }) => card),
    ];
    const shown = missions.map(missionName).filter((name) => all.includes(`>${name}<`));
    expect(shown, `missions in the page of seat ${seat}`).toEqual([]);
  }
}

/**
 * A position in which a test begins. It is seat 0's turn. Everything that is omitted stays as dealt, except that there
 * are no cubes on the map. Cards are given by their ids.
 */
export interface Prepared {
  phase?: 'place' | 'breakCodes' | 'resolve';
  /** The dice of each seat, with their faces and places. A die without a place is in the player's hand. */
  dice?: Record<string, [face: number, at?: Die['at']][]>;
  agents?: Record<string, CityId[]>;
  /** The Agency cards of each seat. They replace the first cards in the hand that was dealt. */
  agency?: Record<string, string[]>;
  /** The face-up Agency card of each region. */
  faceUp?: Record<string, string>;
  missions?: Record<string, string[]>;
  codes?: Record<string, string[]>;
  finished?: Record<string, string[]>;
  tiles?: number[];
  cubes?: Partial<Record<CityId, string[]>>;
  /** Seat 0's character. Without it, the characters' powers enable no control. */
  character?: State['players'][string]['character'];
  /** True if a player has finished six missions, so that this round is the last. */
  isLast?: boolean;
  /** The colours of the cubes of other players that each seat has already picked up. */
  held?: Record<string, string[]>;
}

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
    character,
    faceUp = {},
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
  for (const [region, card] of Object.entries(faceUp)) trade(state, must(state.faceUp[region as RegionId]), card);
  for (const [seat, cities] of Object.entries(agents)) must(state.players[seat]).agents = cities;
  for (const [seat, cards] of Object.entries(finished)) {
    must(state.players[seat]).finishedMissions = cards;
    state.missionDeck = state.missionDeck.filter((card) => !cards.includes(card));
  }
  for (const here of Object.values(state.cubes)) here.length = 0;
  Object.assign(state.cubes, cubes);
  for (const [seat, colours] of Object.entries(held)) must(state.players[seat]).held = colours;
  // The characters whose powers do not add any controls.
  const characters = ['analyst', 'fixer', 'courier', 'cryptographer'] as const;
  for (const [at, seat] of state.seats.entries()) must(state.players[seat]).character = must(characters[at]);
  if (character) must(state.players['0']).character = character;
  if (tiles) state.tiles = tiles;
  state.phase = phase;
  state.order = phase === 'place' ? [] : [...state.seats];
  state.starter = '0';
  state.isLastRound = isLast;
  state.turn = { ...must(state.turn), seat: '0' };
}

function trade(state: State, one: string, other: string): void {
  const swapped = JSON.stringify(state).replace(/"(\w{4})"/g, (all, id: string) =>
    id === one ? `"${other}"` : id === other ? `"${one}"` : all,
  );
  Object.assign(state, JSON.parse(swapped));
}

/** Returns the legal moves of seat 0, computed from its view as on its board. */
export async function legalIn({ server, code }: MapRoom): Promise<LegalityOf<Moves>> {
  const legal = server.legal('covert') as LegalMoves<View, Moves>;
  return legalityOf(legal, await viewOf<View>(server, code, '0'), '0');
}
