import type { RoomCode } from '#shared/ids.ts';
import type { SharedRecent } from '../cluster/cluster';
import type { StoredRoom } from '../store/store';
import { HANDOFF_LIFE } from './handoffs';
import { KEY_LIFE } from './members';
import type { RoomState } from './state';

/** How far back a room was changed that a hash of it may still be good for, in ms. */
export const RECENT = Math.max(KEY_LIFE, HANDOFF_LIFE);

/** How long a code is agreed on, in ms: as long as one request takes, and its repeats. */
const AGREED = 60_000;

type Hashed = RoomState['keys'][number];

/**
 * In which room something is that comes without the room's code and is good for minutes: the Idempotency-Key that made
 * it, a link that moves a seat, a code that adds a screen. Known by hash; the room itself says whether it is still good.
 */
export class RecentHashes {
  constructor(private readonly elsewhere: SharedRecent) {}

  readonly #rooms = new Map<string, { code: RoomCode; until: number }>();

  /** `until`: server time in ms from which on nobody has to find it. */
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

  /** What a room holds that was stored before a restart. One that cannot be read holds nothing. */
  addAll({ code, state }: StoredRoom, now: number): void {
    const { keys, handoffs, screenCodes } = (state ?? {}) as unknown as Partial<RoomState>;
    for (const each of [keys, handoffs, screenCodes].flatMap((list) =>
      Array.isArray(list) ? list : [],
    ) as Partial<Hashed>[]) {
      const { hash, until } = each ?? {};
      if (typeof hash === 'string' && typeof until === 'number' && until > now) this.#note(hash, code, until, now);
    }
  }

  /** The code that whoever has the same hash at this moment goes for too, in other processes. */
  agree(hash: string, code: RoomCode): Promise<RoomCode> {
    return this.elsewhere.agree(hash, code, AGREED);
  }

  async room(hash: string): Promise<RoomCode | null> {
    return this.#rooms.get(hash)?.code ?? this.elsewhere.room(hash);
  }
}
