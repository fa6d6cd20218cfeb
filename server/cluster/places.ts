import type { Redis } from 'ioredis';
import type { Cluster, SharedPlaces } from './cluster';
import { lifeOf, livingOf } from './ended';

/** Interval in ms at which changes are sent to other processes. */
const GATHERED = 100;
/** TTL in seconds of a process's counters in Redis once it stops refreshing them. */
const KEPT = 3600;
const PROCESSES = 'hush:processes';

interface RedisPlaces extends SharedPlaces {
  heard(from: string, open: Record<string, number>): void;
  /**
   * Forgets processes that ended. Also reloads the counters of one other process, taking turns, in case a message was
   * lost.
   */
  update(): Promise<void>;
  /** Publishes this process's counters again, because Redis may have lost them. */
  shareAgain(): void;
  close(): Promise<void>;
}

interface PlacesDeps {
  name: string;
  tell: Cluster['tell'];
  fault(error: unknown): void;
}

const keyOf = (process: string) => `hush:open:${process}`;

/**
 * Removes a process and its counters if its life key is gone. KEYS: its life key, its counters, the set of all
 * processes. ARGV: its name.
 */
const TAKE_OUT = `
if redis.call('exists', KEYS[1]) == 1 then return end
redis.call('del', KEYS[2])
redis.call('srem', KEYS[3], ARGV[1])`;

/**
 * Creates counters of open resources that all processes share. Each process counts its own resources, and ten times a
 * second sends the counts that changed. Redis keeps a hash of counts for each process.
 */
export function redisPlaces(client: Redis, { name, tell, fault }: PlacesDeps): RedisPlaces {
  const own = new Map<string, number>();
  const others = new Map<string, Map<string, number>>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  /** Processes whose counters in Redis have been read. */
  const isRead = new Set<string>();
  let turn = 0;

  function put(open: Record<string, number>): void {
    const left = Object.keys(open).filter((key) => open[key] === 0);
    const taken = Object.entries(open).filter(([, many]) => many > 0);
    if (left.length > 0) client.hdel(keyOf(name), ...left).catch(fault);
    if (taken.length > 0) client.hset(keyOf(name), ...taken.flat()).catch(fault);
    client.expire(keyOf(name), KEPT).catch(fault);
  }

  function share(): void {
    timer = null;
    const open = Object.fromEntries([...changed].map((key) => [key, own.get(key) ?? 0]));
    changed.clear();
    put(open);
    tell({ type: 'open', open });
  }

  function note(known: Map<string, number>, open: Record<string, number>): void {
    for (const [key, many] of Object.entries(open)) {
      if (many > 0) known.set(key, many);
      else known.delete(key);
    }
  }

  async function read(process: string): Promise<void> {
    const fields = await client.hgetall(keyOf(process));
    const numbers = Object.entries(fields).map(([key, many]): [string, number] => [key, Number(many)]);
    others.set(process, new Map(numbers));
    isRead.add(process);
  }

  /** Returns the other processes that are alive, and removes those that ended from Redis. */
  async function living(): Promise<string[]> {
    await client.sadd(PROCESSES, name);
    const known = (await client.smembers(PROCESSES)).filter((process) => process !== name);
    const alive = await livingOf(client, known);
    for (const process of known.filter((each) => !alive.has(each)))
      client.eval(TAKE_OUT, 3, lifeOf(process), keyOf(process), PROCESSES, process).catch(fault);
    return known.filter((process) => alive.has(process));
  }

  return {
    open(key, many) {
      if (many > 0) own.set(key, many);
      else own.delete(key);
      changed.add(key);
      timer ??= setTimeout(share, GATHERED);
    },
    elsewhere(key) {
      let sum = 0;
      for (const known of others.values()) sum += known.get(key) ?? 0;
      return sum;
    },
    heard(from, open) {
      const known = others.get(from) ?? new Map<string, number>();
      others.set(from, known);
      note(known, open);
    },
    async update() {
      const alive = await living();
      for (const process of others.keys())
        if (!alive.includes(process)) {
          others.delete(process);
          isRead.delete(process);
        }
      const unknown = alive.filter((process) => !isRead.has(process));
      const next = alive[turn++ % Math.max(1, alive.length)];
      await Promise.all([...new Set([...unknown, ...(next === undefined ? [] : [next])])].map(read));
    },
    shareAgain() {
      if (own.size > 0) put(Object.fromEntries(own));
    },
    async close() {
      if (timer) clearTimeout(timer);
      tell({ type: 'open', open: Object.fromEntries([...own.keys()].map((key) => [key, 0])) });
      await Promise.allSettled([client.del(keyOf(name)), client.srem(PROCESSES, name)]);
    },
  };
}
