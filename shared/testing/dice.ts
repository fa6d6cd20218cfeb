import { fromNumbers, type Random } from '../random';

/**
 * Makes a reproducible random stream for tests that draw millions of numbers. It uses xorshift, which is fast but
 * predictable.
 */
export function dice(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  state ||= 1;
  return fromNumbers(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  });
}
