import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Message } from './messages';

/**
 * The other processes that serve the same rooms from the same store.
 * Correctness never depends on the cluster, because each commit is conditional on the version it was computed from. The
 * cluster spreads news faster than polling the store, knows which members are connected to other processes, and keeps
 * processes from doing the same work twice.
 */
export interface Cluster {
  readonly name: string;
  /** True if this process is the only one. */
  readonly isAlone: boolean;
  /** Sends a message to the other processes. The message may get lost. */
  tell(message: Message): void;
  listen(hear: (message: Message, from: string) => void): void;
  readonly presence: SharedPresence;
  readonly botTurns: BotTurns;
  readonly recent: SharedRecent;
  readonly limits: SharedLimits;
  readonly places: SharedPlaces;
  /** Tells Redis that this process is alive, and checks whether the other processes are. Called about once a second. */
  update(): Promise<void>;
  /** Releases everything, so that other processes can take over. */
  close(): Promise<void>;
}

/** The devices of one room that are connected to one process. */
export interface Here {
  /** The number of each member's connected devices. */
  members: Record<MemberId, number>;
  /** Hashes of the tokens of connected screens, for seats that have two screens. */
  tokens: string[];
  stages: number;
}

/**
 * Knows which devices of a room's members are connected to other processes. Forgets a process within 15 s after it
 * died.
 */
export interface SharedPresence {
  /** Loads which devices are connected to the room in other processes. Before that, `elsewhere` returns none. */
  find(code: RoomCode): Promise<void>;
  /** Returns the room's devices in each of the other processes. */
  elsewhere(code: RoomCode): Here[];
  /** Publishes this process's devices in the room, or null if there are none. */
  share(code: RoomCode, here: Here | null): void;
  onChange(changed: (code: RoomCode) => void): void;
  /** Forgets all rooms except `codes`, which are the rooms in memory. */
  retain(codes: ReadonlySet<RoomCode>): void;
}

/** Decides which process runs the bots of a match. If that process ends, another process takes over. */
export interface BotTurns {
  /** Whether this process runs the match's bots. */
  has(match: MatchId): boolean;
  /** Claims the match's bots. Resolves to true if this process now runs them, or if Redis cannot be reached. */
  take(match: MatchId): Promise<boolean>;
  /** Lets another process run the match's bots. */
  release(match: MatchId): void;
  /** Resolves to the matches whose bots are no longer run by any process, because their process ended. */
  abandoned(): Promise<MatchId[]>;
}

/** Remembers for some minutes which room issued a hash. */
export interface SharedRecent {
  /** Records for `life` ms that the room issued the hash. */
  add(hash: string, code: RoomCode, life: number): void;
  /** Resolves to null if the hash is unknown or too old. Rejects if Redis cannot be reached. */
  room(hash: string): Promise<RoomCode | null>;
  /** Agrees on a room code with other processes that handle the same hash. The first code wins, for `life` ms. */
  agree(hash: string, code: RoomCode, life: number): Promise<RoomCode>;
}

/** Rate limits that count the actions in all processes together. */
export interface SharedLimits {
  /** Creates a limiter that allows each key `points` actions in `seconds` seconds. Redis counts the actions. */
  window(name: string, points: number, seconds: number): RateLimiterAbstract;
  /**
   * Adds `times` actions to a key's usage, or refunds them if negative. Other processes learn of the change within a
   * tenth of a second.
   */
  spend(key: string, times: number): void;
  onSpent(spent: (key: string, times: number) => void): void;
}

/** Counts open sockets and other limited resources in all processes. Forgets a process within 15 s after it died. */
export interface SharedPlaces {
  /**
   * Sets the number of resources that this process has open under `key`. Other processes learn the number within a
   * tenth of a second.
   */
  open(key: string, many: number): void;
  /** Returns how many resources the other processes together have open under `key`. */
  elsewhere(key: string): number;
}

/** Returns a cluster for a single process, which has nothing to share. */
export function alone(name: string): Cluster {
  return {
    name,
    isAlone: true,
    tell: () => undefined,
    listen: () => undefined,
    presence: {
      find: async () => undefined,
      elsewhere: () => [],
      share: () => undefined,
      onChange: () => undefined,
      retain: () => undefined,
    },
    botTurns: { has: () => true, take: async () => true, release: () => undefined, abandoned: async () => [] },
    recent: { add: () => undefined, room: async () => null, agree: async (_hash, code) => code },
    limits: {
      window: (_name, points, duration) => new RateLimiterMemory({ points, duration }),
      spend: () => undefined,
      onSpent: () => undefined,
    },
    places: { open: () => undefined, elsewhere: () => 0 },
    update: async () => undefined,
    close: async () => undefined,
  };
}
