import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { games } from '#games/index.ts';
import { hashOf, newCode, newId, newSecret, newSeed } from '#server/crypto.ts';
import { createRuntimes } from '#server/matches/runtimes.ts';
import { deal } from '#server/matches/state/deal.ts';
import type { SeatedPlayer } from '#server/matches/types.ts';
import type { Member, RoomState } from '#server/rooms/state/state.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Change, MatchChange, Store } from '#server/store/store.ts';
import { type GameId, type MatchId, type RoomCode, type Seat, seatsOf, type Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';

/** A room with a match, to be stored. */
export interface NewTable {
  game: GameId;
  seats: number;
  /** Level of the bots in all seats. By default, people play. */
  bots?: string;
  /** Number of spectators. */
  watchers?: number;
  /** Server time in ms at which the match was dealt. */
  dealt: number;
  isOver?: boolean;
  /** Number of earlier matches in the room. */
  earlier?: number;
}

/** Data that a person's device needs at a table. A spectator has neither seat nor credentials. */
export interface Place {
  code: RoomCode;
  token: string;
  game: GameId;
  match: MatchId;
  seat: Viewer;
  credentials: string | null;
}

/**
 * Returns `count` tables, taking the games in turn. Each table has devices for five people, some of them spectators if
 * the game has fewer seats.
 */
export function mixedTables(count: number, dealt: number): NewTable[] {
  return Array.from({ length: count }, (_, n) => {
    const { id: game, players } = must(games[n % games.length]);
    const seats = Math.min(PLACES, players.max);
    return { game, seats, watchers: PLACES - seats, dealt };
  });
}

const PLACES = 5;

const runtimes = createRuntimes(games);
/** Number of rooms stored at the same time. */
const AT_ONCE = 500;

/**
 * Writes rooms with dealt matches into the database of a data folder, as a stopped server leaves them.
 * @returns the places of each table's people
 */
export async function fillTables(data: string, tables: readonly NewTable[]): Promise<Place[][]> {
  const store = await openSqlite(path.join(data, 'hush.db'));
  const filled: Place[][] = [];
  const codes = new Set<RoomCode>();
  // The same code may be drawn more than once.
  while (codes.size < tables.length) codes.add(newCode(randomBytes));
  const rooms = [...codes].map((code, n) => ({ code, table: must(tables[n]) }));
  for (let n = 0; n < rooms.length; n += AT_ONCE)
    filled.push(...(await Promise.all(rooms.slice(n, n + AT_ONCE).map((room) => fill(store, room)))));
  await store.close();
  return filled;
}

async function fill(store: Store, { code, table }: { code: RoomCode; table: NewTable }): Promise<Place[]> {
  const { game, dealt, isOver = false, earlier = 0 } = table;
  const people = membersOf(table);
  const seated = people.flatMap(({ member, token }) => (member.seat === null ? [] : [{ ...member, token }]));
  const dealNew = (id: MatchId, over: boolean) => dealInto({ id, game, code, seated, dealt, over });
  const match = newId(randomBytes, 16);
  const seats = Object.fromEntries(seated.map(({ seat, id, name }) => [seat, { member: id, name }]));
  const members = people.map(({ member }) => member);
  const host = must(members[0]).id;
  const room: RoomState = {
    ...EMPTY,
    code,
    game,
    host,
    members,
    match: { id: match, game, over: isOver, commitment: null, seats },
  };
  const places = people.flatMap(({ member: { bot, seat }, token }): Place[] =>
    bot === null
      ? [{ code, token, game, match, seat, credentials: seat === null ? null : newSecret(randomBytes) }]
      : [],
  );
  const changes: Change[] = [
    { room: { code, from: null, state: room as unknown as Json, at: dealt }, match: dealNew(match, isOver) },
    ...Array.from({ length: earlier }, () => ({ match: dealNew(newId(randomBytes, 16), true) })),
    ...places.flatMap(({ seat, credentials }): Change[] => {
      if (seat === null || credentials === null) return [];
      const { member } = must(seats[seat]);
      return [{ credentials: { match, seat, member, device: null, screen: null, hash: hashOf(credentials) } }];
    }),
  ];
  for (const result of await Promise.all(changes.map(store.commit)))
    if (result !== 'done') throw new Error('a code or an id was drawn twice');
  return places;
}

/** Creates players and spectators, with their tokens. */
function membersOf({ seats, bots, watchers = 0 }: NewTable): { member: Member; token: string }[] {
  return [...seatsOf(seats), ...Array.from({ length: watchers }, () => null)].map((seat, n) => {
    const [id, token] = [newId(randomBytes, 10), newSecret(randomBytes)];
    const bot = seat === null ? null : (bots ?? null);
    const tokens = bot === null ? [hashOf(token)] : [];
    const member = {
      id,
      seat,
      name: `P${n}`,
      face: id,
      bot,
      ready: true,
      reading: false,
      standIn: false,
      tokens,
      devices: [],
      screens: null,
      status: null,
      muted: [],
    };
    return { member, token };
  });
}

interface Dealing {
  id: MatchId;
  game: GameId;
  code: RoomCode;
  seated: readonly Member[];
  dealt: number;
  over: boolean;
}

/** Returns the change that stores a match as dealt or, if `over` is true, as stopped. */
function dealInto({ id, game, code, seated, dealt, over }: Dealing): MatchChange {
  const { setup, state } = over ? stoppedMatch(game, seated.length, dealt) : dealMatch(game, seated.length, dealt);
  const seats: Record<Seat, SeatedPlayer> = Object.fromEntries(
    seated.map(({ seat, id: member, name, bot }) => [must(seat ?? undefined), { member, name, bot }]),
  );
  return {
    id,
    from: null,
    setup: { ...setup, room: code, commitment: null },
    snapshot: state.snapshot(),
    deadline: state.deadline,
    over,
    seats: seats as unknown as Json,
    rows: [],
    facts: [],
    at: dealt,
  };
}

function dealMatch(game: GameId, seats: number, now: number) {
  const runtime = must(runtimes.get(game));
  const options = runtime.module.options.parse({}) as Json;
  return deal(runtime, { seed: newSeed(randomBytes), seats, options, now, carryOver: null, practice: null });
}

/** Finished matches are many and are never read, so they all share a few deals. */
const stopped = new Map<string, ReturnType<typeof dealMatch>[]>();
const DEALS = 20;

function stoppedMatch(game: GameId, seats: number, now: number): ReturnType<typeof dealMatch> {
  const key = `${game} ${seats}`;
  const deals = stopped.get(key) ?? [];
  stopped.set(key, deals);
  if (deals.length < DEALS) {
    const dealt = dealMatch(game, seats, now);
    deals.push({ ...dealt, state: dealt.state.cancelled('cancelled') });
  }
  return must(deals[Math.floor(Math.random() * deals.length)]);
}

const EMPTY: Omit<RoomState, 'code' | 'game' | 'host' | 'members' | 'match'> = {
  options: {},
  former: [],
  totals: {},
  carryOver: {},
  callLink: null,
  chat: true,
  locked: false,
  dealing: false,
  sharedSeed: null,
  botSpeed: 'normal',
  stage: { cardsUp: true, delay: null, announced: 0 },
  floor: { hands: [], speaker: null, seconds: null, spectators: false },
  delayed: [],
  handoffs: [],
  questions: [],
  screenCodes: [],
  keys: [],
};
