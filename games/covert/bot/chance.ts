import { fromNumbers, type Random } from '../../../shared/random';

/** A fast stream for looking ahead (xorshift), begun with one number of the seat's own: search draws by the thousand. */
export function fastChance(random: Random): Random {
  let state = Math.floor(random.Number() * 2 ** 32) || 1;
  return fromNumbers(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  });
}
