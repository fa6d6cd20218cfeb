import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Message } from './messages';

/**
 * The other processes that serve the same rooms from the same store. Correctness never depends on it: each commit is
 * conditional on the version it was computed from. It delivers news earlier than polling the store would, says who is
 * connected elsewhere, and divides work that need not be done twice.
 */
export interface Cluster {
  /** This process's name. */
  readonly name: string;
  /** Whether there can be no other processes. */
  readonly isAlone: boolean;
  /** Sends a message to the other processes. It may get lost. */
  tell(message: Message): void;
  /** Receives the other processes' messages. */
  listen(hear: (message: Message, from: string) => void): void;
  readonly presence: SharedPresence;
  readonly botTurns: BotTurns;
  readonly recent: SharedRecent;
  readonly limits: SharedLimits;
  readonly places: SharedPlaces;
  /** Reports that this process is alive and checks the others. Called about once a second. */
  update(): Promise<void>;
  /** Releases everything, so that other processes can take over. */
  close(): Promise<void>;
}

/** A room's devices that are connected to one process. */
export interface Here {
  /** The number of devices of each member. */
  members: Record<MemberId, number>;
  /** Hashes of the connected tokens that belong to one of a seat's two screens. */
  tokens: string[];
  stages: number;
}

/** The members of a room connected to other processes. A process that died is forgotten within 15 s. */
export interface SharedPresence {
  /** Loads what other processes have of a room. Until then, it counts as empty. */
  find(code: RoomCode): Promise<void>;
  /** Each other process's part of the room. */
  elsewhere(code: RoomCode): Here[];
  /** Publishes what this process has of the room, or null for nothing. */
  share(code: RoomCode, here: Here | null): void;
  /** Called when another process's part of a room changes. */
  onChange(changed: (code: RoomCode) => void): void;
  /** Drops all rooms except these, which are the ones in memory. */
  retain(codes: ReadonlySet<RoomCode>): void;
}

/** Decides which process runs the bots of a match. If it ends, another takes over. */
export interface BotTurns {
  /** Whether this process runs them. */
  has(match: MatchId): boolean;
  /** Claims them. Returns true if this process runs them now, or if no other process can be asked */
  take(match: MatchId): Promise<boolean>;
  /** This process need not run them any more. */
  release(match: MatchId): void;
  /** Matches whose bots were run by a process that ended. */
  abandoned(): Promise<MatchId[]>;
}

/** Maps short-lived hashes, valid for minutes, to the room that issued them. */
export interface SharedRecent {
  /** `life` is in ms from now. */
  add(hash: string, code: RoomCode, life: number): void;
  room(hash: string): Promise<RoomCode | null>;
  /** Agrees on a code with other processes handling the same hash. The first code counts, for `life` ms. */
  agree(hash: string, code: RoomCode, life: number): Promise<RoomCode>;
}

/** Usage of rate limits over all processes. */
export interface SharedLimits {
  /** A limiter that allows each key `points` per `seconds`, counted centrally. */
  window(name: string, points: number, seconds: number): RateLimiterAbstract;
  /** Adds usage, or (negative) refunds it. The others are told ten times a second. */
  spend(key: string, times: number): void;
  /** Called with the usage in other processes. */
  onSpent(spent: (key: string, times: number) => void): void;
}

/** Counts of limited resources that are open in all processes. A process that died is forgotten within 15 s. */
export interface SharedPlaces {
  /** Sets how many this process has open under that key. The others are told ten times a second. */
  open(key: string, many: number): void;
  /** The number that the other processes have open under that key. */
  elsewhere(key: string): number;
}

/** A single process that shares nothing. */
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
