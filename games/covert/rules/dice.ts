import type { Circle, Die, Player } from '../state';

/** Returns a die to its owner's hand, with the face that was rolled. */
export function takeBack(die: Die): void {
  die.at = 'hand';
  die.face = die.rolled;
}

/** Returns `count` dice from a circle to the player's hand, lowest faces first. */
export function takeBackFrom({ dice }: Player, circle: Circle, count = 1): void {
  const there = dice.filter(({ at }) => at === circle).sort((one, other) => one.face - other.face);
  for (const die of there.slice(0, count)) takeBack(die);
}
