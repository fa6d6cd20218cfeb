import { standing } from '#shared/claims.ts';
import { clockwiseFrom, type Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Role, State, Suspicion, View } from './state';

/** Open questions about a position, asked alike by rules, bots and boards. */

export const PLAYERS: Readonly<{ min: number; max: number }> = { min: 3, max: 12 };

/** The Inquisition needs this many players. */
export const INQUISITION_FROM = 6;

/** Below this the Admin may be missing. */
const PARTNER_FROM = 5;

export function canBeAlone(players: number): boolean {
  return players < PARTNER_FROM;
}

/** [CQ-27, CQ-58] The Hacker is always in, so only a Hacker can be alone. */
export function mayBeAlone(view: View): boolean {
  return view.canBeAlone && view.me?.role === 'hacker';
}

/** The word of that round was on the table before. */
export function isWordAgain({ dice }: Pick<State, 'dice'>, round: number): boolean {
  const die = dice[round - 1];
  return die !== undefined && dice.indexOf(die) < round - 1;
}

/** Who is in, in seat order: not voted out. */
export function living(G: Pick<State, 'seats' | 'votedOut'>): Seat[] {
  return G.seats.filter((seat) => !G.votedOut.some((out) => out.seat === seat));
}

export function roleOf(G: Pick<State, 'roles'>, seat: Seat): Role {
  return must(G.roles[seat], `the role of seat ${seat}`);
}

export function seatsWith(G: Pick<State, 'seats' | 'roles'>, fits: (role: Role) => boolean): Seat[] {
  return G.seats.filter((seat) => fits(roleOf(G, seat)));
}

/** [CQ-68] Who points at whom in the running round, oldest first, without what was taken back. */
export function suspicionsIn({ claims, round }: Pick<State, 'claims' | 'round'>): Suspicion[] {
  return standing(claims).flatMap((claim) =>
    claim.kind === 'suspicion' && claim.round === round ? [{ by: claim.by, player: claim.subject }] : [],
  );
}

type Speaking = Pick<State, 'seats' | 'votedOut' | 'hints' | 'round' | 'starter'>;

/** [CQ-40, CQ-41] Whom the clock picks: the next who is in after the last round's starter; at first from seat 0. */
export function picked(G: Speaking): Seat {
  const last = G.hints.find(({ round }) => round === G.round - 1);
  const order = last === undefined ? G.seats : [...clockwiseFrom(G.seats, last.by).slice(1), last.by];
  return must(
    order.find((seat) => living(G).includes(seat)),
    'somebody who is in',
  );
}

/** [CQ-13, CQ-14] Who speaks when: everybody who is in, from the starter clockwise. */
export function speakingOrder(G: Speaking): Seat[] {
  const isIn = new Set(living(G));
  return clockwiseFrom(G.seats, G.starter ?? picked(G)).filter((seat) => isIn.has(seat));
}
