import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Cluster, SharedLimits } from './cluster';

/** Interval in ms at which a process sends its usage to the others. */
const GATHERED = 100;

interface RedisLimits extends SharedLimits {
  heard(spent: Record<string, number>): void;
  close(): void;
}

/**
 * Creates limits shared by all processes. Redis counts limits over minutes. For limits over seconds, each process
 * counts and sends its usage to the others, so that no move waits for Redis. A client connected to several processes
 * can exceed such a limit for a tenth of a second.
 */
export function redisLimits(client: Redis, tell: Cluster['tell']): RedisLimits {
  let spent: Record<string, number> = {};
  let hear: (key: string, times: number) => void = () => undefined;
  let timer: NodeJS.Timeout | null = null;

  function tellOthers(): void {
    timer = null;
    tell({ type: 'spent', spent });
    spent = {};
  }

  return {
    window(name, points, duration) {
      const insuranceLimiter = new RateLimiterMemory({ points, duration });
      return new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `hush:limit:${name}`,
        points,
        duration,
        insuranceLimiter,
      });
    },
    spend(key, times) {
      spent[key] = (spent[key] ?? 0) + times;
      timer ??= setTimeout(tellOthers, GATHERED);
    },
    onSpent(listener) {
      hear = listener;
    },
    heard(facts) {
      for (const [key, times] of Object.entries(facts)) if (times !== 0) hear(key, times);
    },
    close() {
      if (timer) clearTimeout(timer);
    },
  };
}
