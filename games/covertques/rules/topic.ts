import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import { topicOf } from '../content/secret/topics';
import type { Role, State } from '../state';

export const PLAYERS: Readonly<{ min: number; max: number }> = { min: 3, max: 12 };

/** The Inquisition needs a table this large. */
export const INQUISITION_FROM = 6;

/** Below this the Admin may be missing. */
const PARTNER_FROM = 5;

export function canBeAlone(players: number): boolean {
  return players < PARTNER_FROM;
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

/** [CQ-7] The same word all match long. */
export function codeWord(G: Pick<State, 'topic' | 'secret'>): string {
  return must(topicOf(G.topic).confidential[G.secret.die - 1], 'the code word');
}

/** [CQ-8] The word of this round's die; null in the night. */
export function publicWord(G: Pick<State, 'topic' | 'dice'>): string | null {
  const die = G.dice.at(-1);
  return die === undefined ? null : must(topicOf(G.topic).publicWords[die - 1], 'the public word');
}
