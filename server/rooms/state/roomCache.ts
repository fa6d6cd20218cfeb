import { z } from 'zod';
import type { RoomCode } from '#shared/ids.ts';
import { hashOf } from '../../crypto';
import { faultSite, type Log, storeFault } from '../../log';
import type { Store, StoredRoom } from '../../store/store';
import { WeakCache } from '../../weakCache';
import type { Catalogue } from '../games';
import { memberWithToken } from '../members/members';
import { isNotStored, RequestProblem } from '../problem';
import { readRoom } from './loading';
import type { Room } from './room';
import type { Member, RoomState } from './state';

interface RoomCacheDeps {
  store: Store;
  catalogue: Catalogue;
  log: Log;
  open(state: RoomState, version: number): Room;
  /** Updates a room that was just loaded, before any caller gets it. */
  begin(room: Room): Promise<void>;
}

const tokensShape = z.looseObject({ members: z.array(z.looseObject({ tokens: z.array(z.string()) })) });

/**
 * The rooms of a process. A room is loaded when needed. It stays in memory while a socket is in it, while one of its
 * timers runs or while a caller holds it.
 */
export class RoomCache {
  readonly #rooms = new WeakCache<RoomCode, Room>();
  /** Reads in progress. Members who join simultaneously share one read. */
  readonly #rows = new Map<RoomCode, Promise<StoredRoom | null>>();
  /** Codes of stored rooms that could not be read. They stay in the store, so their codes are not used again. */
  readonly #unavailable = new Set<RoomCode>();

  constructor(private readonly deps: RoomCacheDeps) {}

  /** Throws `room-unavailable` if the room exists but cannot be read, and `try-again` if the store fails. */
  find(code: RoomCode): Promise<Room | null> {
    return this.#find(code, null);
  }

  /**
   * Returns the room and the member with this token, or null. A wrong token costs at most one read from the store and
   * loads nothing into memory. So response times hardly reveal whether the room exists, and guessing cannot fill the
   * memory.
   */
  async withToken(code: RoomCode, token: string): Promise<{ room: Room; member: Member } | null> {
    const stored = this.#rooms.get(code) ? null : await this.#row(code);
    if (stored && !hasToken(stored, token)) return null;
    const room = await this.#find(code, stored);
    const member = room && memberWithToken(room.state(), token);
    return room && member ? { room, member } : null;
  }

  add(state: RoomState): Room {
    return this.#rooms.adopt(state.code, () => this.deps.open(state, 1));
  }

  /** Forgets a deleted room. Returns the room if it was in memory. */
  forget(code: RoomCode): Room | null {
    const room = this.#rooms.get(code);
    this.#rooms.delete(code);
    this.#unavailable.delete(code);
    return room;
  }

  /** Returns the room if it is in memory, or null. */
  loaded(code: RoomCode): Room | null {
    return this.#rooms.get(code);
  }

  all(): Room[] {
    return this.#rooms.values();
  }

  count(): number {
    return this.#rooms.size;
  }

  async #find(code: RoomCode, known: StoredRoom | null): Promise<Room | null> {
    const isRead = this.#rooms.get(code) === null;
    const room = await this.#rooms.find(code, () => this.#load(code, known));
    // Another process may have stored a newer version than the one in memory.
    if (room && !isRead) await room.catchUp().catch(unlessGone);
    return room;
  }

  #row(code: RoomCode): Promise<StoredRoom | null> {
    const underWay = this.#rows.get(code);
    if (underWay) return underWay;
    const reading = this.deps.store
      .room(code)
      .catch((error: unknown) => {
        this.deps.log.error(storeFault(error), 'room-not-read');
        throw new RequestProblem('try-again');
      })
      .finally(() => this.#rows.delete(code));
    this.#rows.set(code, reading);
    return reading;
  }

  async #load(code: RoomCode, known: StoredRoom | null): Promise<Room | null> {
    if (this.#unavailable.has(code)) throw new RequestProblem('room-unavailable');
    const stored = known ?? (await this.#row(code));
    if (!stored) return null;
    let room: Room | null = null;
    try {
      room = this.deps.open(readRoom(stored, this.deps.catalogue), stored.version);
      await this.deps.begin(room);
    } catch (error) {
      room?.close();
      if (isNotStored(error)) throw error;
      this.#unavailable.add(code);
      this.deps.log.error({ room: code, ...faultSite(error) }, 'room-unreadable');
      throw new RequestProblem('room-unavailable');
    }
    const begun = room;
    return this.#rooms.adopt(code, () => begun);
  }
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
