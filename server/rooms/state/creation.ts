import type { GameId, RoomCode } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { asJson } from '#shared/json.ts';
import { EMPTY_FLOOR } from '#shared/room/floor.ts';
import type { Membership } from '#shared/room/room.ts';
import type { Clock } from '../../clock/clock';
import { type Entropy, hashOf, newCode } from '../../crypto';
import type { EventLog } from '../../log';
import type { Store } from '../../store/store';
import { type Catalogue, gameOf, readOptions } from '../games';
import { join, KEY_LIFE, type NewPerson } from '../members/members';
import { RequestProblem } from '../problem';
import type { RecentHashes } from './recent';
import type { Room } from './room';
import type { RoomCache } from './roomCache';
import type { RoomState } from './state';

export interface NewGame {
  game?: GameId | undefined;
  options?: Record<string, unknown> | undefined;
  /** The first options of games that differ from their defaults. */
  usual?: Readonly<Record<GameId, Json>>;
}

interface Made {
  code: RoomCode;
  member: Membership;
}

interface CreationDeps {
  store: Store;
  rooms: RoomCache;
  recent: RecentHashes;
  catalogue: Catalogue;
  clock: Clock;
  entropy: Entropy;
  log: EventLog;
  /** Called with the code of a new room. */
  made(code: RoomCode): void;
}

const TRIES = 20;

/** Creates rooms, and lets people join them. A repeated request with the same key gets the same answer. */
export class Creation {
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: CreationDeps) {}

  /**
   * Creates a room. `key` combines the requester's address and Idempotency-Key. If the key was used before, returns the
   * same member.
   */
  make(person: NewPerson, game: NewGame, key: string | null): Promise<Made> {
    // Rooms are created one after the other, so that a key never creates two rooms.
    const made = this.#last.then(() => this.#make(person, game, key === null ? null : hashOf(`rooms:${key}`)));
    this.#last = made.catch(() => undefined);
    return made;
  }

  /** Adds a person to the room. `token` is the token with which a person who left comes back, or null. */
  join(room: Room, person: NewPerson, key: string | null, token: string | null): Promise<Membership> {
    return this.#join(room, person, key === null ? null : hashOf(`${room.code}:${key}`), token);
  }

  async #make(person: NewPerson, { game, options, usual = {} }: NewGame, hash: string | null): Promise<Made> {
    const { store, rooms, recent, catalogue, clock, entropy, log } = this.deps;
    const before = await this.#madeWith(hash, hash === null ? null : await recent.room(hash));
    if (before) return { code: before.code, member: await this.#join(before, person, hash) };
    const now = clock.now();
    const module = gameOf(catalogue, game ?? catalogue[0]?.id ?? '');
    const chosen = { ...usual, [module.id]: readOptions(module, usual[module.id], options ?? {}) };
    for (let tries = 0; tries < TRIES; tries++) {
      // If two processes handle the same key, they agree on one code, and the store decides which process was first.
      const code = hash === null ? newCode(entropy) : await recent.agree(`${hash}:${tries}`, newCode(entropy));
      const state = emptyRoom(code, module.id, chosen);
      if (game === undefined) state.unpicked = true;
      const member = join(state, module, { person, key: hash, token: null, now, entropy });
      const change = { code, from: null, state: asJson(state), at: clock.now() };
      const stored = await store.commit({ room: change }).catch(() => {
        throw new RequestProblem('try-again');
      });
      if (stored === 'conflict') {
        const made = await this.#madeWith(hash, code);
        if (made) return { code, member: await this.#join(made, person, hash) };
        continue;
      }
      rooms.add(state);
      this.deps.made(code);
      if (hash !== null) recent.add(hash, code, now + KEY_LIFE, now);
      log.info({ game: module.id }, 'room-made');
      return { code, member };
    }
    throw new RequestProblem('try-again');
  }

  #join(room: Room, person: NewPerson, key: string | null, token: string | null = null): Promise<Membership> {
    const { catalogue, clock, entropy } = this.deps;
    const coming = { person, key, token, now: clock.now(), entropy };
    return room.change((draft) => join(draft, gameOf(catalogue, draft.game), coming));
  }

  /** Returns the room that was created with this key, if its creator is still in it. */
  async #madeWith(key: string | null, code: RoomCode | null): Promise<Room | null> {
    const room = key === null || code === null ? null : await this.deps.rooms.find(code);
    if (!room) return null;
    const { keys, members } = room.state();
    const known = keys.find(({ hash, until }) => hash === key && until > this.deps.clock.now());
    return members.some(({ id }) => id === known?.member) ? room : null;
  }
}

function emptyRoom(code: RoomCode, game: GameId, options: Record<GameId, Json>): RoomState {
  return {
    code,
    game,
    options,
    host: '',
    members: [],
    former: [],
    match: null,
    totals: {},
    carryOver: {},
    callLink: null,
    chat: true,
    locked: false,
    dealing: false,
    sharedSeed: null,
    botSpeed: 'normal',
    stage: { cardsUp: true, delay: null, announced: 0 },
    floor: { ...EMPTY_FLOOR, hands: [] },
    delayed: [],
    handoffs: [],
    questions: [],
    screenCodes: [],
    keys: [],
  };
}
