import { z } from 'zod';
import type { RoomCode } from '#shared/ids.ts';
import { hashOf } from '../crypto';
import { faultSite, type Log, storeFault } from '../log';
import type { Store, StoredRoom } from '../store/store';
import { WeakCache } from '../weakCache';
import type { Catalogue } from './games';
import { readRoom } from './loading';
import { memberWithToken } from './members';
import { isNotStored, RequestProblem } from './problem';
import type { Room } from './room';
import type { Member, RoomState } from './state';

/**
 * The rooms of a process. A room is loaded when needed. It stays in memory while a socket is in it, while one of its
 * timers runs or while a caller holds it.
 */
export interface RoomCache {
  /** Throws `room-unavailable` if the room exists but cannot be read, and `try-again` if the store fails. */
  find(code: RoomCode): Promise<Room | null>;
  /**
   * Returns the room and the member with this token, or null. A wrong token costs at most one read from the store and
   * loads nothing into memory. So response times hardly reveal whether the room exists, and guessing cannot fill the
   * memory.
   */
  withToken(code: RoomCode, token: string): Promise<{ room: Room; member: Member } | null>;
  add(state: RoomState): Room;
  /** Forgets a deleted room. Returns the room if it was in memory. */
  forget(code: RoomCode): Room | null;
  /** Returns the room if it is in memory, or null. */
  loaded(code: RoomCode): Room | null;
  all(): Room[];
  count(): number;
}

interface RoomCacheDeps {
  store: Store;
  catalogue: Catalogue;
  log: Log;
  open(state: RoomState, version: number): Room;
  /** Updates a room that was just loaded, before any caller gets it. */
  begin(room: Room): Promise<void>;
}

const tokensShape = z.looseObject({ members: z.array(z.looseObject({ tokens: z.array(z.string()) })) });

export function createRoomCache({ store, catalogue, log, open, begin }: RoomCacheDeps): RoomCache {
  const rooms = new WeakCache<RoomCode, Room>();
  /** Reads in progress. Members who join simultaneously share one read. */
  const rows = new Map<RoomCode, Promise<StoredRoom | null>>();
  /** Codes of stored rooms that could not be read. They stay in the store, so their codes are not used again. */
  const unavailable = new Set<RoomCode>();

  function row(code: RoomCode): Promise<StoredRoom | null> {
    const underWay = rows.get(code);
    if (underWay) return underWay;
    const reading = store
      .room(code)
      .catch((error: unknown) => {
        log.error(storeFault(error), 'room-not-read');
        throw new RequestProblem('try-again');
      })
      .finally(() => rows.delete(code));
    rows.set(code, reading);
    return reading;
  }

  async function load(code: RoomCode, known: StoredRoom | null): Promise<Room | null> {
    if (unavailable.has(code)) throw new RequestProblem('room-unavailable');
    const stored = known ?? (await row(code));
    if (!stored) return null;
    let room: Room | null = null;
    try {
      room = open(readRoom(stored, catalogue), stored.version);
      await begin(room);
    } catch (error) {
      room?.close();
      if (isNotStored(error)) throw error;
      unavailable.add(code);
      log.error({ room: code, ...faultSite(error) }, 'room-unreadable');
      throw new RequestProblem('room-unavailable');
    }
    const begun = room;
    return rooms.adopt(code, () => begun);
  }

  async function find(code: RoomCode, known: StoredRoom | null = null): Promise<Room | null> {
    const isRead = rooms.get(code) === null;
    const room = await rooms.find(code, () => load(code, known));
    // Another process may have stored a newer version than the one in memory.
    if (room && !isRead) await room.catchUp().catch(unlessGone);
    return room;
  }

  return {
    find: (code) => find(code),
    async withToken(code, token) {
      const stored = rooms.get(code) ? null : await row(code);
      if (stored && !hasToken(stored, token)) return null;
      const room = await find(code, stored);
      const member = room && memberWithToken(room.state(), token);
      return room && member ? { room, member } : null;
    },
    add: (state) => rooms.adopt(state.code, () => open(state, 1)),
    forget(code) {
      const room = rooms.get(code);
      rooms.delete(code);
      unavailable.delete(code);
      return room;
    },
    loaded: (code) => rooms.get(code),
    all: () => rooms.values(),
    count: () => rooms.size,
  };
}

/**
 * Ignores an error that says the room is gone or unreadable. The copy in memory is used until the deletion is
 * announced.
 */
function unlessGone(error: unknown): void {
  if (!(error instanceof RequestProblem) || error.code === 'try-again') throw error;
}

function hasToken({ state }: StoredRoom, token: string): boolean {
  const known = tokensShape.safeParse(state);
  const hash = hashOf(token);
  return known.success && known.data.members.some(({ tokens }) => tokens.includes(hash));
}
