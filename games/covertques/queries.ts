import { clockwiseFrom, must, type Seat, standing } from 'hush/game';
import type { Role, State, Suspicion, View } from './state';

/** Queries about public state, used by rules, bots and boards. */

export const PLAYERS: Readonly<{ min: number; max: number }> = { min: 3, max: 12 };

/**
 * [CQ-39] Minimum number of players for the Inquisition, and the minimum number that the rulebook recommends for it.
 */
export const INQUISITION = { from: 5, recommendedFrom: 6 } as const;

/** Minimum number of players at which there is always an Admin. */
const PARTNER_FROM = 5;

export function canBeAlone(players: number): boolean {
  return players < PARTNER_FROM;
}

/**
 * [CQ-27, CQ-58] Whether the viewer could be the only insider. Only a Hacker can be alone, because the Hacker's card is
 * never removed.
 */
export function mayBeAlone(view: View): boolean {
  return view.canBeAlone && view.me?.role === 'hacker';
}

/** Whether the public word of this round was already rolled in an earlier round. */
export function isWordAgain({ dice }: Pick<State, 'dice'>, round: number): boolean {
  const die = dice[round - 1];
  return die !== undefined && dice.indexOf(die) < round - 1;
}

/** Returns the seats that are not voted out, in seat order. */
export function living(G: Pick<State, 'seats' | 'votedOut'>): Seat[] {
  return G.seats.filter((seat) => !G.votedOut.some((out) => out.seat === seat));
}

export function roleOf(G: Pick<State, 'roles'>, seat: Seat): Role {
  return must(G.roles[seat], `the role of seat ${seat}`);
}

export function seatsWith(G: Pick<State, 'seats' | 'roles'>, fits: (role: Role) => boolean): Seat[] {
  return G.seats.filter((seat) => fits(roleOf(G, seat)));
}

/** [CQ-68] Returns the suspicions of the current round, oldest first. Retracted suspicions are left out. */
export function suspicionsIn({ claims, round }: Pick<State, 'claims' | 'round'>): Suspicion[] {
  return standing(claims).flatMap((claim) =>
    claim.kind === 'suspicion' && claim.round === round ? [{ by: claim.by, player: claim.subject }] : [],
  );
}

type Speaking = Pick<State, 'seats' | 'votedOut' | 'hints' | 'round' | 'starter'>;

/**
 * [CQ-40, CQ-41] Returns the seat that becomes the starter when the time is up: the next seat still in after the last
 * starter, or seat 0 in round 1.
 */
export function picked(G: Speaking): Seat {
  const last = G.hints.find(({ round }) => round === G.round - 1);
  const order = last === undefined ? G.seats : [...clockwiseFrom(G.seats, last.by).slice(1), last.by];
  return must(
    order.find((seat) => living(G).includes(seat)),
    'a seat that is in',
  );
}

/** [CQ-13, CQ-14] Returns the seats that are still in, clockwise from the starter. */
export function speakingOrder(G: Speaking): Seat[] {
  const isIn = new Set(living(G));
  return clockwiseFrom(G.seats, G.starter ?? picked(G)).filter((seat) => isIn.has(seat));
}
