import type { Redis } from 'ioredis';

/** Returns the key that exists while a process reports that it is alive. */
export const lifeOf = (process: string) => `hush:process:${process}`;

/** Returns which of the processes are alive, in one query. */
export async function livingOf(client: Redis, processes: readonly string[]): Promise<ReadonlySet<string>> {
  if (processes.length === 0) return new Set();
  const beats = await client.mget(processes.map(lifeOf));
  return new Set(processes.filter((_, index) => beats[index] !== null));
}

/**
 * Removes fields from the hash KEYS[1]. The field ARGV[n] belongs to a process, and is removed if the process's life
 * key, KEYS[n + 1], is gone.
 */
const REMOVE_ENDED = `
for n, field in ipairs(ARGV) do
  if redis.call('exists', KEYS[n + 1]) == 0 then redis.call('hdel', KEYS[1], field) end
end`;

/**
 * Removes from a hash the fields of processes that ended. Keeps the field of a process that has reported again since:
 * it only seemed to have ended, because Redis restarted and lost its life key.
 */
export async function removeEnded(client: Redis, key: string, processes: readonly string[]): Promise<void> {
  await client.eval(REMOVE_ENDED, processes.length + 1, key, ...processes.map(lifeOf), ...processes);
}
