import type { Circle, Die, Player } from '../state';

/** The die comes back to its owner as it was rolled. */
export function takeBack(die: Die): void {
  die.at = 'hand';
  die.face = die.rolled;
}

/** So many dice of a circle come back, the lowest first. */
export function takeBackFrom({ dice }: Player, circle: Circle, count = 1): void {
  const there = dice.filter(({ at }) => at === circle).sort((one, other) => one.face - other.face);
  for (const die of there.slice(0, count)) takeBack(die);
}
