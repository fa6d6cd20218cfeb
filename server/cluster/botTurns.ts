import type { Redis } from 'ioredis';
import type { MatchId } from '#shared/ids.ts';
import type { BotTurns } from './cluster';

/** How long a process has the bots of a match without saying so again, in ms. */
const LEASE = 8_000;
/** Matches taken over in one go. */
const MOST = 50;
const LEASES = 'hush:bots';

const keyOf = (match: MatchId) => `hush:bots:${match}`;

/** Takes the match, or keeps it, unless another process has it: KEYS its key and all leases, ARGV process, ms, match. */
const TAKE = `
local owner = redis.call('get', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
local time = redis.call('time')
redis.call('zadd', KEYS[2], time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2], ARGV[3])
return 1`;

const RELEASE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
return redis.call('zrem', KEYS[2], ARGV[2])`;

/** Leaves the match for whoever looks next: its lease is over at once. */
const LEAVE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
return redis.call('zadd', KEYS[2], 0, ARGV[2])`;

const ABANDONED = `
local time = redis.call('time')
return redis.call('zrangebyscore', KEYS[1], '-inf', time[1] * 1000 + math.floor(time[2] / 1000), 'limit', 0, ARGV[1])`;

export interface RedisBotTurns extends BotTurns {
  /** Keeps what this process has. */
  renew(): Promise<void>;
  /** Leaves all of it to others. */
  close(): Promise<void>;
}

/** A lease for each match with bots, and all leases by when they end. */
export function redisBotTurns(
  client: Redis,
  { name, fault }: { name: string; fault(error: unknown): void },
): RedisBotTurns {
  const own = new Set<MatchId>();

  async function take(match: MatchId): Promise<boolean> {
    try {
      if ((await client.eval(TAKE, 2, keyOf(match), LEASES, name, LEASE, match)) === 1) own.add(match);
      else own.delete(match);
    } catch (error) {
      // Better twice than not at all: of two moves for one seat the second does not count.
      own.add(match);
      fault(error);
    }
    return own.has(match);
  }

  return {
    has: (match) => own.has(match),
    take,
    release(match) {
      if (!own.delete(match)) return;
      client.eval(RELEASE, 2, keyOf(match), LEASES, name, match).catch(fault);
    },
    async abandoned() {
      try {
        return (await client.eval(ABANDONED, 1, LEASES, MOST)) as MatchId[];
      } catch (error) {
        fault(error);
        return [];
      }
    },
    async renew() {
      await Promise.all([...own].map(take));
    },
    async close() {
      await Promise.allSettled([...own].map((match) => client.eval(LEAVE, 2, keyOf(match), LEASES, name, match)));
      own.clear();
    },
  };
}
