import type { Redis } from 'ioredis';

/** The key under which a process says that it lives. */
export const lifeOf = (process: string) => `hush:process:${process}`;

/** Which of these say that they live, asked in one go. */
export async function livingOf(client: Redis, processes: readonly string[]): Promise<ReadonlySet<string>> {
  if (processes.length === 0) return new Set();
  const beats = await client.mget(processes.map(lifeOf));
  return new Set(processes.filter((_, index) => beats[index] !== null));
}

/** Removes fields of a hash, KEYS 1, each named ARGV n, whose process says no longer, KEYS n + 1, that it lives. */
const REMOVE_ENDED = `
for n, field in ipairs(ARGV) do
  if redis.call('exists', KEYS[n + 1]) == 0 then redis.call('hdel', KEYS[1], field) end
end`;

/**
 * Removes what these processes left in a hash with a field for each. One that was taken for ended, because Redis has just
 * been started and forgot it, may have said meanwhile that it lives, and what it has: that stays.
 */
export async function removeEnded(client: Redis, key: string, processes: readonly string[]): Promise<void> {
  await client.eval(REMOVE_ENDED, processes.length + 1, key, ...processes.map(lifeOf), ...processes);
}
