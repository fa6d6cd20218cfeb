import type { View } from '../../state';

/** Must be larger than the number of looks at different cards that a view can contain. */
const IN_A_TURN = 1_000;

/**
 * Returns a number that increases with every look. `looks.length` would not increase if a look replaced an earlier one.
 */
export function lookCount({ looks }: View): number {
  return (looks.at(-1)?.turn ?? 0) * IN_A_TURN + looks.length;
}
