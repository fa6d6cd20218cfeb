import type { Apis, Code, Seat } from 'hush/game';
import { roleOf, seatsWith } from '../queries';
import { type Guess, isInsider, type Role, type Side, type State, sideOf, type VoteResult } from '../state';

/**
 * [CQ-19, CQ-56] Ends the match with a win for the users. Each user who voted for the insider in the last vote gets 1
 * point.
 */
export function insiderVotedOut(G: State, { shown, votes }: VoteResult, apis: Apis): void {
  const isRewarded = (seat: Seat, role: Role) => sideOf(role) === 'users' && votes[seat] === shown;
  end(G, 'users', 'insider-voted-out', (seat, role) => (isRewarded(seat, role) ? 1 : 0), apis);
}

/**
 * [CQ-23, CQ-25, CQ-37, CQ-55] Ends the match with a win for the insiders, who get 2 points each. An Accomplice gets 1
 * point, even if voted out.
 */
export function foundPartner(G: State, guess: Guess, apis: Apis): void {
  const reason = guess === 'alone' ? 'knew-alone' : 'partner-found';
  end(G, 'insiders', reason, (_, role) => (isInsider(role) ? 2 : sideOf(role) === 'insiders' ? 1 : 0), apis);
}

/**
 * [CQ-24..26, CQ-35, CQ-57] Ends the match with a win for the users. The user who was named gets 2 points, and each
 * other user gets 1.
 */
export function guessedWrong(G: State, guessed: Seat | null, apis: Apis): void {
  const points = (seat: Seat, role: Role) => (sideOf(role) !== 'users' ? 0 : seat === guessed ? 2 : 1);
  end(G, 'users', guessed === null ? 'guess-missed' : 'guess-wrong', points, apis);
}

/** [CQ-44] Cancels the match after three rounds without a move. All secrets are revealed, and no seat scores. */
export function cancel(G: State, { tell }: Apis): void {
  close(G);
  G.outcome = { winners: [], reason: 'nobody-moved', cancelled: true };
  tell('cancelled');
}

function end(G: State, side: Side, reason: Code, points: (seat: Seat, role: Role) => number, { tell }: Apis): void {
  const winners = seatsWith(G, (role) => sideOf(role) === side);
  const scores = Object.fromEntries(G.seats.map((seat) => [seat, points(seat, roleOf(G, seat))]));
  close(G);
  G.outcome = { winners, points: scores, reason };
  tell('over', { side, winners, reason });
}

function close(G: State): void {
  G.phase = 'matchOver';
  G.deadline = null;
  G.turn = null;
}
