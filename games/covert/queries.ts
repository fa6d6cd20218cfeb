import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { Circle, Die, Player, State, Turn } from '../state';
import { isCircle } from '../state';

export const PLAYERS: Readonly<{ min: number; max: number }> = { min: 2, max: 4 };

export function playerOf(G: State, seat: Seat): Player {
  return must(G.players[seat], `the player of seat ${seat}`);
}

export function turnOf(G: State): Turn {
  return must(G.turn, 'a turn');
}

/** All seats clockwise, that one first. */
export function clockwiseFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export function diceOnCircles({ dice }: Player): Die[] {
  return dice.filter(({ at }) => isCircle(at));
}

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

/** Who holds any Agency card or token: everybody can count them. */
export function holders(G: State): Seat[] {
  return G.seats.filter((seat) => {
    const { agency, tokens } = playerOf(G, seat);
    return agency.length + tokens.length > 0;
  });
}
