import type { View } from '../../state';

/** More looks than a turn can have. */
const IN_A_TURN = 1_000;

/** Returns a number that grows with every look, even if the look replaces an earlier one at the same card. */
export function lookCount({ looks }: View): number {
  return (looks.at(-1)?.turn ?? 0) * IN_A_TURN + looks.length;
}
