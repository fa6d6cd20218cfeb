import type { RoomCode } from '#shared/ids.ts';
import type { SharedRecent } from '../../cluster/cluster';
import type { StoredRoom } from '../../store/store';
import { HANDOFF_LIFE } from '../devices/handoffs';
import { KEY_LIFE } from '../members/members';
import type { RoomState } from './state';

/** Time in ms after which hashes that a room change issued are no longer valid. */
export const RECENT = Math.max(KEY_LIFE, HANDOFF_LIFE);

/** Time in ms that processes remember the room code they agreed on, which covers a request and its retries. */
const AGREED = 60_000;

type Hashed = RoomState['keys'][number];

/**
 * Finds the room for an idempotency key, a hand-over link or a screen code, by its hash. The room decides whether the
 * hash is still valid.
 */
export class RecentHashes {
  constructor(private readonly elsewhere: SharedRecent) {}

  readonly #rooms = new Map<string, { code: RoomCode; until: number }>();

  /** Remembers a hash until `until` (server time in ms). */
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

  /** Adds the hashes of a stored room after a restart. Skips an unreadable room. */
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
