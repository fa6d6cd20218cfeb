import type { Redis } from 'ioredis';
import type { MatchId } from '#shared/ids.ts';
import type { BotTurns } from './cluster';

/** Duration in ms of a lease: how long a process keeps a match's bots without renewing it. */
const LEASE = 8_000;
/** Maximum number of matches taken over per query. */
const MOST = 50;
const LEASES = 'hush:bots';

const keyOf = (match: MatchId) => `hush:bots:${match}`;

/**
 * Takes or renews the lease of a match unless another process has it. KEYS: the match's key, all leases. ARGV: process,
 * ms, match.
 */
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

/** Ends the lease of a match immediately, so that another process can take it. */
const LEAVE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
return redis.call('zadd', KEYS[2], 0, ARGV[2])`;

const ABANDONED = `
local time = redis.call('time')
return redis.call('zrangebyscore', KEYS[1], '-inf', time[1] * 1000 + math.floor(time[2] / 1000), 'limit', 0, ARGV[1])`;

export interface RedisBotTurns extends BotTurns {
  /** Renews this process's leases. */
  renew(): Promise<void>;
  /** Releases all of this process's leases. */
  close(): Promise<void>;
}

/** Keeps a lease for each match with bots, and an index of all leases by expiry. */
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
      // Two processes running the bots are better than none: the second of two moves for one seat is refused.
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
