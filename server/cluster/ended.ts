import type { Redis } from 'ioredis';

/** Returns the Redis key that exists as long as the process reports that it is alive. */
export const lifeOf = (process: string) => `hush:process:${process}`;

/** Returns the processes that are alive, using a single query. */
export async function livingOf(client: Redis, processes: readonly string[]): Promise<ReadonlySet<string>> {
  if (processes.length === 0) return new Set();
  const beats = await client.mget(processes.map(lifeOf));
  return new Set(processes.filter((_, index) => beats[index] !== null));
}

/**
 * Deletes the hash fields of processes that ended. KEYS: the hash, then each process's life key. ARGV: each process's
 * field.
 */
const REMOVE_ENDED = `
for n, field in ipairs(ARGV) do
  if redis.call('exists', KEYS[n + 1]) == 0 then redis.call('hdel', KEYS[1], field) end
end`;

/**
 * Deletes the hash fields of `processes` unless they are alive again. A process can seem to have ended when Redis
 * restarts and loses its life key.
 */
export async function removeEnded(client: Redis, key: string, processes: readonly string[]): Promise<void> {
  await client.eval(REMOVE_ENDED, processes.length + 1, key, ...processes.map(lifeOf), ...processes);
}
