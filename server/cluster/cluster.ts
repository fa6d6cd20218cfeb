import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Message } from './messages';

/**
 * The other processes that serve the same rooms from the same store. Nothing is right or wrong by what it says: each
 * commit is conditional on the version it was computed from. It says sooner what the store would say later, who is
 * connected elsewhere, and which process does what need not be done twice.
 */
export interface Cluster {
  /** This process. */
  readonly name: string;
  /** There can be no others. */
  readonly isAlone: boolean;
  /** Tells the others. It may get lost. */
  tell(message: Message): void;
  /** Hears what others tell. */
  listen(hear: (message: Message, from: string) => void): void;
  readonly presence: SharedPresence;
  readonly botTurns: BotTurns;
  readonly recent: SharedRecent;
  readonly limits: SharedLimits;
  readonly places: SharedPlaces;
  /** Says that this process lives, and sees which others do; to be called about once a second. */
  update(): Promise<void>;
  /** Lets go of everything, for others to take. */
  close(): Promise<void>;
}

/** Which devices of a room are connected to one process. */
export interface Here {
  /** How many devices of each member. */
  members: Record<MemberId, number>;
  /** Hashes of the tokens they came into the room with, where a token is one of a seat's two screens. */
  tokens: string[];
  stages: number;
}

/** Who of a room is connected to other processes. One that ended without a word is forgotten within 15 s. */
export interface SharedPresence {
  /** Reads what others have of a room; before that it is nobody. */
  find(code: RoomCode): Promise<void>;
  /** What other processes have of the room, one each. */
  elsewhere(code: RoomCode): Here[];
  /** What this process has of the room now; null: nothing any more. */
  share(code: RoomCode, here: Here | null): void;
  /** Called when others have something else of a room. */
  onChange(changed: (code: RoomCode) => void): void;
  /** These rooms alone are in memory still. */
  retain(codes: ReadonlySet<RoomCode>): void;
}

/** In which process the bots of a match think. When it ends another takes over. */
export interface BotTurns {
  /** They think here. */
  has(match: MatchId): boolean;
  /** Asks for it; true: they think here from now on, also where nobody can be asked. */
  take(match: MatchId): Promise<boolean>;
  /** They need not think here any longer. */
  release(match: MatchId): void;
  /** Matches whose bots thought in a process that ended. */
  abandoned(): Promise<MatchId[]>;
}

/** In which room something is that comes without the room's code; known by hash, good for minutes. */
export interface SharedRecent {
  /** `life`: for so many ms from now. */
  add(hash: string, code: RoomCode, life: number): void;
  room(hash: string): Promise<RoomCode | null>;
  /** Agrees on a code with whoever has the same hash at this moment: the first one's, for so many ms. */
  agree(hash: string, code: RoomCode, life: number): Promise<RoomCode>;
}

/** What people spend of limits in all processes together. */
export interface SharedLimits {
  /** So many in so many seconds, counted for each key in one place. */
  window(name: string, points: number, seconds: number): RateLimiterAbstract;
  /** Something was spent here, or (negative) given back; the others are told ten times a second. */
  spend(key: string, times: number): void;
  /** Called with what was spent elsewhere. */
  onSpent(spent: (key: string, times: number) => void): void;
}

/** How many of what is limited are open in all processes. Those of one that ended without a word are forgotten within 15 s. */
export interface SharedPlaces {
  /** So many are open here now under that key; the others are told ten times a second. */
  open(key: string, many: number): void;
  /** How many other processes have open under that key. */
  elsewhere(key: string): number;
}

/** One process that nobody shares anything with. */
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
