import type { View } from '../../state';

/** More looks than any turn has. */
const IN_A_TURN = 1_000;

/** A number that grows with every look, also where one takes the place of an earlier one at the same card. */
export function lookCount({ looks }: View): number {
  return (looks.at(-1)?.turn ?? 0) * IN_A_TURN + looks.length;
}
