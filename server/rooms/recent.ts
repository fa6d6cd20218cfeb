import type { RoomCode } from '#shared/ids.ts';
import type { SharedRecent } from '../cluster/cluster';
import type { StoredRoom } from '../store/store';
import { HANDOFF_LIFE } from './handoffs';
import { KEY_LIFE } from './members';
import type { RoomState } from './state';

/** Hashes issued by a room change that is older than this (in ms) are no longer valid. */
export const RECENT = Math.max(KEY_LIFE, HANDOFF_LIFE);

/** Time in ms for which processes remember a room code they agreed on. It covers a request and its retries. */
const AGREED = 60_000;

type Hashed = RoomState['keys'][number];

/**
 * Maps short-lived hashes to the room that issued them: idempotency keys, hand-over links and screen codes. The room
 * itself decides whether a hash is still valid.
 */
export class RecentHashes {
  constructor(private readonly elsewhere: SharedRecent) {}

  readonly #rooms = new Map<string, { code: RoomCode; until: number }>();

  /** `until` is the server time in ms after which the hash need not be found. */
  add(hash: string, code: RoomCode, until: number, now: number): void {
    this.#note(hash, code, until, now);
    this.elsewhere.add(hash, code, until - now);
  }

  #note(hash: string, code: RoomCode, until: number, now: number): void {
    this.#rooms.set(hash, { code, until });
    for (const [oldest, known] of this.#rooms) {
      if (known.until > now) break;
      this.#rooms.delete(oldest);
    }
  }

  /** Adds the hashes of a stored room after a restart. An unreadable room adds none. */
  addAll({ code, state }: StoredRoom, now: number): void {
    const { keys, handoffs, screenCodes } = (state ?? {}) as Partial<RoomState>;
    for (const each of [keys, handoffs, screenCodes].flatMap((list) =>
      Array.isArray(list) ? list : [],
    ) as Partial<Hashed>[]) {
      const { hash, until } = each ?? {};
      if (typeof hash === 'string' && typeof until === 'number' && until > now) this.#note(hash, code, until, now);
    }
  }

  /** Agrees on one room code with other processes that handle the same hash. */
  agree(hash: string, code: RoomCode): Promise<RoomCode> {
    return this.elsewhere.agree(hash, code, AGREED);
  }

  async room(hash: string): Promise<RoomCode | null> {
    return this.#rooms.get(hash)?.code ?? this.elsewhere.room(hash);
  }
}
