import type { View } from '../../state';

/** Larger than the number of looks at different cards that can be in a view. */
const IN_A_TURN = 1_000;

/**
 * Returns a number that grows with every look. `looks.length` alone stays the same if a look replaces an earlier one.
 */
export function lookCount({ looks }: View): number {
  return (looks.at(-1)?.turn ?? 0) * IN_A_TURN + looks.length;
}
