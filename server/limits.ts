import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf, SITE_TIMES } from './addresses';
import type { Clock } from './clock/clock';
import type { SharedLimits, SharedPlaces } from './cluster/cluster';
import { createGuesses, FREE_GUESSES, type Guesses } from './guessing';

/** Limits a burst of actions and then the number per second. */
interface Flow {
  burst: number;
  perSecond: number;
}

/** Limits the number of actions per minute. */
interface Pace {
  inAMinute: number;
}

/** Limits the number of actions per ten minutes. */
interface Allowance {
  inTenMinutes: number;
}

export interface Limits {
  /** Moves per seat. */
  moves: Flow;
  /** Chat lines and reactions per member. */
  chat: Flow;
  /** Opened and closed forms per seat. */
  composing: Flow;
  /** Notebook pages written and notebooks read per seat. */
  notes: Flow;
  /** Packets per connection. */
  packets: Flow;
  /** HTTP requests per member. */
  requests: Flow;
  /** Changes to a room and its members, per room. Each change is sent to all members. */
  changes: Flow;
  /** Per room: matches started or stopped and, counted separately, changes of the clock by the host. */
  deals: Pace;
  /** Replays sent at the same time: per member, and also per room in each process. */
  replays: number;
  /** Packets per connection, including refused and unknown packets. A connection that sends more packets is closed. */
  frames: Flow;
  /** Whole states sent per connection: the room's state on entering the room, and a match's state on `sync`. */
  snapshots: Flow;
  /** Sockets opened per address. */
  handshakes: Flow;
  /** Rooms created and joined per address. */
  roomsMade: Allowance;
  joins: Allowance;
  /** Wrong room codes and tokens per address. Beyond this number, every code lookup waits (`guessing.ts`). */
  wrong: Allowance;
  /** Open sockets per address. Without a proxy, also connections of any kind per address. */
  sockets: number;
  connections: number;
  /** Open sockets and connections of a process in total. */
  socketsInAll: number;
  connectionsInAll: number;
  /** Bytes that may be queued for a connection, in addition to the largest queued packet. */
  unsent: number;
  /** A connection is closed after this many ms in which the client accepts no data. */
  stalled: number;
}

/** The limits promised in `docs/protocol.md`. */
export const LIMITS: Limits = {
  moves: { burst: 30, perSecond: 10 },
  chat: { burst: 5, perSecond: 1 },
  composing: { burst: 10, perSecond: 2 },
  notes: { burst: 30, perSecond: 5 },
  packets: { burst: 60, perSecond: 20 },
  requests: { burst: 30, perSecond: 5 },
  changes: { burst: 120, perSecond: 20 },
  deals: { inAMinute: 6 },
  replays: 2,
  frames: { burst: 300, perSecond: 100 },
  snapshots: { burst: 20, perSecond: 1 },
  handshakes: { burst: 600, perSecond: 60 },
  roomsMade: { inTenMinutes: 60 },
  joins: { inTenMinutes: 120 },
  wrong: { inTenMinutes: 30 },
  sockets: 200,
  connections: 400,
  socketsInAll: 5_000,
  connectionsInAll: 10_000,
  unsent: 256 * 1024,
  stalled: 30_000,
};

type FlowName =
  | 'moves'
  | 'chat'
  | 'composing'
  | 'notes'
  | 'packets'
  | 'frames'
  | 'snapshots'
  | 'handshakes'
  | 'requests'
  | 'changes';
type PaceName = 'deals';
type AllowanceName = 'roomsMade' | 'joins';
/**
 * Resources that are limited while they are open. Replays are limited per member, and the other resources per address.
 */
type PlaceName = 'sockets' | 'connections' | 'replays';

/** The rate limits of a server. Methods that count an action return how long to wait in ms, or 0. */
export interface RateLimits {
  readonly values: Limits;
  flow(name: FlowName, key: string): number;
  /** Counts a start or stop of a match, or a change of its clock. Call `giveBack` if the request was refused. */
  take(name: PaceName, key: string): number;
  giveBack(name: PaceName, key: string): void;
  /** Counts a room that an address creates or joins. */
  count(name: AllowanceName, address: string): Promise<number>;
  readonly guesses: Guesses;
  isFull(name: PlaceName, key: string): boolean;
  /** Counts an opened resource, to be ended with `leave`. Returns false if the limit is reached. */
  enter(name: PlaceName, key: string): boolean;
  leave(name: PlaceName, key: string): void;
}

interface Places {
  all: number;
  of: Map<string, number>;
}

const MINUTE = 60_000;
const TEN_MINUTES = 600;
/** Above this number, flows that allow a whole burst again are dropped, and so are counts older than a minute. */
const FLOWS_KEPT = 10_000;

/**
 * Flows that all processes count together, because they belong to a person, a room or an address. Other flows belong to
 * a single connection.
 */
const SHARED: readonly FlowName[] = ['moves', 'chat', 'composing', 'notes', 'handshakes', 'requests', 'changes'];

export function createRateLimits(
  limits: Limits,
  clock: Clock,
  on: boolean,
  { limits: shared, places }: { limits: SharedLimits; places: SharedPlaces },
): RateLimits {
  const flows = new Map<string, { level: number; at: number; flow: Flow }>();
  const paces = new Map<string, number[]>();
  const open: Record<PlaceName, Places> = {
    sockets: { all: 0, of: new Map() },
    connections: { all: 0, of: new Map() },
    replays: { all: 0, of: new Map() },
  };
  const inAll = { sockets: limits.socketsInAll, connections: limits.connectionsInAll, replays: Infinity };
  const windows = {
    roomsMade: allowance('rooms', limits.roomsMade, shared),
    joins: allowance('joins', limits.joins, shared),
  };
  const taken = (name: PlaceName, network: string) =>
    (open[name].of.get(network) ?? 0) + places.elsewhere(`${name} ${network}`);
  const isFull = (name: PlaceName, key: string) =>
    on &&
    (open[name].all >= inAll[name] ||
      networksOf(key).some(({ network, times }) => taken(name, network) >= limits[name] * times));
  function setOpen(name: PlaceName, network: string, many: number): void {
    if (many > 0) open[name].of.set(network, many);
    else open[name].of.delete(network);
    places.open(`${name} ${network}`, many);
  }
  /** Returns how many actions the flow still allows now. */
  function levelNow(name: FlowName, key: string): number {
    const flow = limits[name];
    const now = clock.now();
    if (flows.size > FLOWS_KEPT) forgetFull(now);
    const before = flows.get(`${name}:${key}`) ?? { level: flow.burst, at: now };
    return Math.min(flow.burst, before.level + (Math.max(0, now - before.at) * flow.perSecond) / 1000);
  }
  shared.onSpent((what, times) => {
    const [kind, name = '', key = ''] = what.split(' ', 3);
    const now = clock.now();
    if (kind === 'flow' && isFlow(name)) {
      flows.set(`${name}:${key}`, { level: levelNow(name, key) - times, at: now, flow: limits[name] });
    } else if (kind === 'pace') {
      const before = paces.get(`${name}:${key}`) ?? [];
      paces.set(`${name}:${key}`, times > 0 ? [...before, ...Array<number>(times).fill(now)] : before.slice(0, times));
    } else if (kind === 'guess') {
      guesses.countElsewhere(name, times);
    }
  });
  const guesses = on
    ? createGuesses(limits.wrong.inTenMinutes, clock, (network, times) => shared.spend(`guess ${network}`, times))
    : FREE_GUESSES;
  const forgetFull = (now: number) => {
    for (const [key, { level, at, flow }] of flows)
      if (level + ((now - at) * flow.perSecond) / 1000 >= flow.burst) flows.delete(key);
  };
  const forgetOld = (now: number) => {
    for (const [key, times] of paces) if (times.every((at) => at <= now - MINUTE)) paces.delete(key);
  };
  return {
    values: limits,
    flow(name, key) {
      if (!on) return 0;
      const flow = limits[name];
      const level = levelNow(name, key);
      const passes = level >= 1;
      flows.set(`${name}:${key}`, { level: passes ? level - 1 : level, at: clock.now(), flow });
      if (passes && SHARED.includes(name)) shared.spend(`flow ${name} ${key}`, 1);
      return passes ? 0 : Math.ceil(((1 - level) / flow.perSecond) * 1000);
    },
    take(name, key) {
      if (!on) return 0;
      const now = clock.now();
      if (paces.size > FLOWS_KEPT) forgetOld(now);
      const recent = (paces.get(`${name}:${key}`) ?? []).filter((at) => at > now - MINUTE);
      const [oldest = now] = recent;
      if (recent.length >= limits[name].inAMinute) return oldest + MINUTE - now;
      paces.set(`${name}:${key}`, [...recent, now]);
      shared.spend(`pace ${name} ${key}`, 1);
      return 0;
    },
    giveBack(name, key) {
      paces.get(`${name}:${key}`)?.pop();
      shared.spend(`pace ${name} ${key}`, -1);
    },
    async count(name, address) {
      if (!on) return 0;
      try {
        for (const { network, times } of networksOf(address)) await windows[name][times].consume(network);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
        throw refusal;
      }
    },
    guesses,
    isFull,
    enter(name, key) {
      if (isFull(name, key)) return false;
      const { of } = open[name];
      open[name].all += 1;
      for (const { network } of networksOf(key)) setOpen(name, network, (of.get(network) ?? 0) + 1);
      return true;
    },
    leave(name, key) {
      const { of } = open[name];
      open[name].all -= 1;
      for (const { network } of networksOf(key)) setOpen(name, network, (of.get(network) ?? 1) - 1);
    },
  };
}

const isFlow = (name: string): name is FlowName => (SHARED as readonly string[]).includes(name);

function allowance(
  name: string,
  { inTenMinutes }: Allowance,
  shared: SharedLimits,
): Record<1 | typeof SITE_TIMES, RateLimiterAbstract> {
  const window = (times: number) => shared.window(`${name}:${times}`, inTenMinutes * times, TEN_MINUTES);
  return { 1: window(1), [SITE_TIMES]: window(SITE_TIMES) };
}
