import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Message } from './messages';

/**
 * The other processes that serve the same rooms from the same store. Correctness never depends on the cluster: each
 * commit is conditional on the version it was computed from. The cluster delivers news sooner than polling the store
 * would, knows who is connected to other processes, and divides work that need not be done twice.
 */
export interface Cluster {
  /** This process's name. */
  readonly name: string;
  /** Whether this server runs as a single process, without a cluster. */
  readonly isAlone: boolean;
  /** Sends a message to the other processes. The message may get lost. */
  tell(message: Message): void;
  /** Registers the function that receives the other processes' messages. */
  listen(hear: (message: Message, from: string) => void): void;
  readonly presence: SharedPresence;
  readonly botTurns: BotTurns;
  readonly recent: SharedRecent;
  readonly limits: SharedLimits;
  readonly places: SharedPlaces;
  /** Reports that this process is alive and checks the other processes. Called about once a second. */
  update(): Promise<void>;
  /** Releases everything, so that other processes can take over. */
  close(): Promise<void>;
}

/** The devices of one room that are connected to one process. */
export interface Here {
  /** The number of devices of each member. */
  members: Record<MemberId, number>;
  /** Hashes of the tokens of connected devices that are one of a seat's two screens. */
  tokens: string[];
  stages: number;
}

/**
 * The devices of a room's members that are connected to other processes. A process that died is forgotten within 15 s.
 */
export interface SharedPresence {
  /** Loads a room's presence in other processes. Until this is done, the room counts as empty in them. */
  find(code: RoomCode): Promise<void>;
  /** Returns the room's presence in every other process. */
  elsewhere(code: RoomCode): Here[];
  /** Publishes the room's presence in this process, or null if no device is connected. */
  share(code: RoomCode, here: Here | null): void;
  /** Sets the function called when a room's presence in another process changes. */
  onChange(changed: (code: RoomCode) => void): void;
  /** Drops all rooms except these, which are the rooms in memory. */
  retain(codes: ReadonlySet<RoomCode>): void;
}

/** Decides which process runs the bots of a match. If that process ends, another process takes over. */
export interface BotTurns {
  /** Whether this process runs the match's bots. */
  has(match: MatchId): boolean;
  /**
   * Claims the match's bots. Resolves to true if this process runs them now, or if the other processes cannot be asked.
   */
  take(match: MatchId): Promise<boolean>;
  /** Gives up the match's bots, because this process need not run them any more. */
  release(match: MatchId): void;
  /** Resolves to matches whose bots were run by a process that ended. */
  abandoned(): Promise<MatchId[]>;
}

/** Maps short-lived hashes, valid for minutes, to the code of the room that issued them. */
export interface SharedRecent {
  /** Records which room issued a hash. `life` is in ms from now. */
  add(hash: string, code: RoomCode, life: number): void;
  room(hash: string): Promise<RoomCode | null>;
  /** Agrees on one code with other processes that handle the same hash. The first code wins, for `life` ms. */
  agree(hash: string, code: RoomCode, life: number): Promise<RoomCode>;
}

/** Usage of rate limits, over all processes. */
export interface SharedLimits {
  /**
   * Creates a limiter that allows each key `points` actions in `seconds` seconds. The actions are counted centrally.
   */
  window(name: string, points: number, seconds: number): RateLimiterAbstract;
  /** Adds usage, or refunds it if `times` is negative. Other processes receive it within a tenth of a second. */
  spend(key: string, times: number): void;
  /** Sets the function called with the usage in other processes. */
  onSpent(spent: (key: string, times: number) => void): void;
}

/**
 * Numbers of open sockets and other limited resources in all processes. A process that died is forgotten within 15 s.
 */
export interface SharedPlaces {
  /**
   * Sets the number of resources that this process has open under `key`. Other processes receive the number within a
   * tenth of a second.
   */
  open(key: string, many: number): void;
  /** Returns how many resources all other processes together have open under `key`. */
  elsewhere(key: string): number;
}

/** Returns the cluster of a single process, which shares nothing. */
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
