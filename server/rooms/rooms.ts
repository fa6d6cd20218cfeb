import { type GameId, type MatchId, type MemberId, parseRoomCode, type RoomCode, type Seat } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { Outcome } from '../../shared/module';
import type { Membership } from '../../shared/room';
import type { Clock } from '../clock/clock';
import { type Entropy, hashOf, newCode } from '../crypto';
import type { Log } from '../log';
import { faultSite } from '../log';
import type { MatchRegistry } from '../matches/types';
import type { Store, StoredRoom } from '../store/store';
import { type Catalogue, gameOf, readOptions } from './games';
import { offerHandoff, takeHandoff } from './handoffs';
import { readRoom } from './loading';
import { createRoomMatches, LOST, type RoomMatches } from './matches';
import { join, memberWithToken, type NewPerson } from './members';
import { found, RequestProblem } from './problem';
import { takeBackDeal } from './reading';
import { openRoom, type Room, type RoomListener, runningMatch } from './room';
import type { Member, RoomState } from './state';
import { createSweeper, type Swept } from './sweeper';
import { type Watch, watchRoom } from './watch';

/** All rooms of this process. */
export interface Rooms {
  readonly matches: RoomMatches;
  /** `key`: the asker's address and Idempotency-Key; the same one again is the same member. */
  make(person: NewPerson, game: NewGame, key: string | null): Promise<{ code: RoomCode; member: Membership }>;
  /** The room and the member that a code and a token name; null: they name none. */
  memberWith(typed: string, token: string): { room: Room; member: Member } | null;
  /** By a code as people type it. Throws `room-unavailable` where the room is there and cannot be read. */
  find(typed: string): Room | null;
  join(room: Room, person: NewPerson, key: string | null): Promise<Membership>;
  /** The member itself, or the host, takes somebody out. */
  leave(room: Room, id: MemberId): Promise<void>;
  offerHandoff(room: Room, by: MemberId, member: MemberId): Promise<{ secret: string; until: number }>;
  takeHandoff(secret: string): Promise<{ code: RoomCode; member: Membership }>;
  count(): number;
  listen(listener: RoomListener): void;
  /** Brings back every room that was stored; those that cannot be read are set aside and logged. */
  resume(): Promise<void>;
  /** A match of that room is over: it counts, once. */
  over(match: MatchId, room: RoomCode, outcome: Outcome, carryOver: Json): void;
  /** A member said something, or (null) reacted: bots at the table may answer or think again. */
  heard(room: Room, member: MemberId, text: string | null): void;
  /** A bot at a seat of that match says something to its room. */
  said(match: MatchId, room: RoomCode, seat: Seat, text: string): void;
  settled(): Promise<void>;
  /** Stops timers and finishes what is under way. */
  close(): Promise<void>;
}

interface NewGame {
  game?: GameId | undefined;
  options?: Record<string, unknown> | undefined;
}

interface RoomsDeps {
  store: Store;
  registry: MatchRegistry;
  catalogue: Catalogue;
  clock: Clock;
  entropy: Entropy;
  log: Log;
}

/** How long to wait before what the store refused is tried again, in ms. */
const RETRY = 1_000;
const TRIES = 20;

export function createRooms(deps: RoomsDeps): Rooms {
  const { store, catalogue, clock, entropy, log } = deps;
  const sweeper = createSweeper({ store, clock, log, forget });
  const matches = createRoomMatches({ ...deps, dealt: (room) => aside(sweeper.prune(room.code)) });
  const rooms = new Map<RoomCode, { room: Room; watch: Watch }>();
  /** Stored rooms that could not be read: they stay in the store, and their codes stay theirs. */
  const unavailable = new Set<RoomCode>();
  const listeners: RoomListener[] = [];
  const listener: RoomListener = {
    changed(room) {
      for (const each of listeners) each.changed(room);
    },
    said(room, line) {
      for (const each of listeners) each.said(room, line);
    },
    gone(room, member, code) {
      for (const each of listeners) each.gone(room, member, code);
    },
  };
  const underWay = new Set<Promise<unknown>>();
  /** Called to give up telling rooms of ends that could not be stored so far. */
  const retries = new Set<() => void>();
  let creating: Promise<unknown> = Promise.resolve();

  function aside(work: Promise<unknown>): void {
    const done = work.catch(fault).finally(() => underWay.delete(done));
    underWay.add(done);
  }
  function fault(error: unknown): void {
    log.error(faultSite(error), 'room-fault');
  }

  const read = (stored: StoredRoom) => readRoom(stored, catalogue);
  function setAside(code: RoomCode, error: unknown): void {
    rooms.get(code)?.watch.stop();
    rooms.delete(code);
    unavailable.add(code);
    log.error({ room: code, ...faultSite(error) }, 'room-unreadable');
  }

  function open(state: RoomState, version: number | null): Room {
    const watch = watchRoom({ clock, deal: (room) => aside(matches.dealIfDue(room)), onFault: fault });
    const tellMatch = (room: Room) => {
      if (room.state().match) aside(matches.tellPeople(room));
    };
    const settle = (draft: RoomState) => takeBackDeal(draft, gameOf(catalogue, draft.game));
    const room = openRoom(state.code, state, version, {
      store,
      log,
      clock,
      read,
      listener,
      settle,
      look: watch.look,
      tellMatch,
    });
    rooms.set(state.code, { room, watch });
    return room;
  }

  function forget(gone: Swept): void {
    for (const code of gone.rooms) {
      const entry = rooms.get(code);
      entry?.watch.stop();
      rooms.delete(code);
      unavailable.delete(code);
      if (entry) listener.gone(entry.room, null, 'room-expired');
    }
    // A match nobody moved in went while its people still met: their room must not wait for its end.
    for (const { room } of rooms.values()) {
      const id = runningMatch(room);
      if (id !== null && gone.matches.includes(id)) aside(matches.over(room, id, LOST, null));
    }
  }
  function over(...[match, code, outcome, carryOver]: Parameters<Rooms['over']>): void {
    const room = rooms.get(code)?.room;
    const tellAgain = () => {
      const silence = clock.at(clock.now() + RETRY, () => {
        retries.delete(silence);
        over(match, code, outcome, carryOver);
      });
      retries.add(silence);
    };
    const told = room && matches.over(room, match, outcome, carryOver);
    if (told) aside(told.catch((error: unknown) => (isNotStored(error) ? tellAgain() : Promise.reject(error))));
  }

  /** The room that this key made before, if its maker is still in it. */
  function madeWith(key: string | null): Room | null {
    if (key === null) return null;
    for (const { room } of rooms.values()) {
      const { keys, members } = room.state();
      const known = keys.find(({ hash, until }) => hash === key && until > clock.now());
      if (known && members.some(({ id }) => id === known.member)) return room;
    }
    return null;
  }

  async function make(person: NewPerson, { game, options }: NewGame, key: string | null) {
    const hash = key === null ? null : hashOf(`rooms:${key}`);
    const coming = { person, key: hash, now: clock.now(), entropy };
    const before = madeWith(hash);
    if (before)
      return {
        code: before.code,
        member: await before.change((draft) => join(draft, gameOf(catalogue, draft.game), coming)),
      };
    const module = gameOf(catalogue, game ?? catalogue[0]?.id ?? '');
    const chosen = { [module.id]: readOptions(module, undefined, options ?? {}) };
    for (let tries = 0; tries < TRIES; tries++) {
      const code = newCode(entropy);
      if (rooms.has(code) || unavailable.has(code)) continue;
      const state = emptyRoom(code, module.id, chosen);
      const member = join(state, module, coming);
      const change = { code, from: null, state: state as unknown as Json, at: clock.now() };
      const stored = await store.commit({ room: change }).catch(() => {
        throw new RequestProblem('try-again');
      });
      if (stored === 'conflict') continue;
      open(state, 1);
      log.info({ game: module.id }, 'room-made');
      return { code, member };
    }
    throw new RequestProblem('try-again');
  }

  return {
    matches,
    make(person, game, key) {
      // One after the other, so that one key never makes two rooms.
      const made = creating.then(() => make(person, game, key));
      creating = made.catch(() => undefined);
      return made;
    },
    memberWith(typed, token) {
      const room = rooms.get(parseRoomCode(typed) ?? '')?.room;
      const member = room && memberWithToken(room.state(), token);
      return room && member ? { room, member } : null;
    },
    find(typed) {
      const code = parseRoomCode(typed);
      if (code === null) return null;
      if (unavailable.has(code)) throw new RequestProblem('room-unavailable');
      return rooms.get(code)?.room ?? null;
    },
    join(room, person, key) {
      const hash = key === null ? null : hashOf(`${room.code}:${key}`);
      const coming = { person, key: hash, now: clock.now(), entropy };
      return room.change((draft) => join(draft, gameOf(catalogue, draft.game), coming));
    },
    async leave(room, id) {
      await matches.leave(room, id);
      listener.gone(room, id, 'removed');
    },
    offerHandoff: (room, by, member) =>
      room.change((draft, say) => offerHandoff(draft, { by, member, now: clock.now(), entropy }, say)),
    async takeHandoff(secret) {
      const hash = hashOf(secret);
      const entries = [...rooms.values()].map(({ room }) => room);
      const room = found(
        entries.find((each) => each.state().handoffs.some((handoff) => handoff.hash === hash)),
        'handoff-used',
      );
      const moving: MemberId[] = [];
      const member = await room.change(
        (draft, say) => {
          const taken = takeHandoff(draft, secret, clock.now(), entropy, say);
          moving.push(taken.id);
          return taken;
        },
        (change) => matches.revoke(room, found(moving.at(-1), 'handoff-used'), change),
      );
      listener.gone(room, member.id, 'seat-moved');
      return { code: room.code, member };
    },
    count: () => rooms.size,
    listen(each) {
      listeners.push(each);
    },
    async resume() {
      await sweeper.sweep();
      for (const stored of await store.rooms()) {
        try {
          open(read(stored), stored.version);
        } catch (error) {
          setAside(stored.code, error);
        }
      }
      for (const [code, { room, watch }] of [...rooms]) {
        try {
          watch.look(room);
          await matches.reconcile(room);
        } catch (error) {
          setAside(code, error);
        }
      }
      sweeper.daily(aside);
    },
    over,
    heard(room, member, text) {
      aside(matches.heard(room, member, text));
    },
    said(match, code, seat, text) {
      const room = rooms.get(code)?.room;
      if (room) aside(matches.said(room, match, seat, text));
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
      for (const { room } of rooms.values()) await room.settled();
    },
    async close() {
      sweeper.stop();
      for (const silence of retries) silence();
      for (const { room, watch } of rooms.values()) {
        watch.stop();
        room.close();
      }
      await this.settled();
    },
  };
}

function isNotStored(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'try-again';
}

function emptyRoom(code: RoomCode, game: GameId, options: Record<GameId, Json>): RoomState {
  return {
    code,
    game,
    options,
    host: '',
    members: [],
    match: null,
    totals: {},
    carryOver: {},
    callLink: null,
    chat: true,
    locked: false,
    dealing: false,
    botSpeed: 'normal',
    handoffs: [],
    keys: [],
  };
}
