import type { Redis } from 'ioredis';
import type { MatchId } from '#shared/ids.ts';
import type { BotTurns } from './cluster';

/** Duration of a lease in ms. If the process does not renew it, another process may run the match's bots. */
const LEASE = 8_000;
/** Maximum number of abandoned matches that `abandoned` returns. */
const MOST = 50;
const LEASES = 'hush:bots';

const keyOf = (match: MatchId) => `hush:bots:${match}`;

/**
 * Takes or renews the lease of a match, unless another process has it. KEYS: the match's key, the index of leases.
 * ARGV: process name, duration in ms, match id.
 */
const TAKE = `
local owner = redis.call('get', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
local time = redis.call('time')
redis.call('zadd', KEYS[2], time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2], ARGV[3])
return 1`;

/**
 * Ends a lease of this process and removes the match from the index. KEYS as in `TAKE`. ARGV: process name, match id.
 */
const RELEASE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
return redis.call('zrem', KEYS[2], ARGV[2])`;

/** Like `RELEASE`, but marks the match in the index as expired, so that another process finds it in `abandoned`. */
const LEAVE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
return redis.call('zadd', KEYS[2], 0, ARGV[2])`;

const ABANDONED = `
local time = redis.call('time')
return redis.call('zrangebyscore', KEYS[1], '-inf', time[1] * 1000 + math.floor(time[2] / 1000), 'limit', 0, ARGV[1])`;

export interface RedisBotTurns extends BotTurns {
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Creates bot leases in Redis: one key for each match, and an index of all leases by expiry time. */
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
      // If Redis cannot be reached, this process runs the bots, and another process may run them too. Bots that run
      // twice are better than no bots, because a seat's duplicate move is refused.
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
