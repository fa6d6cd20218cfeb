import { type Apis, must, type Seat } from 'hush/game';
import { roleOf } from '../queries';
import { COUNT_MS, isInsider, type State, type VoteResult } from '../state';
import { insiderVotedOut } from './ending';
import { openDiscovery, openVote, runDiscussion, runVote } from './rounds';

/**
 * [CQ-43, CQ-63] Records that a seat is ready to vote. Voted-out seats get ready too. The vote opens when all seats are
 * ready.
 */
export function getReady(G: State, by: Seat, apis: Apis): void {
  G.stirred = true;
  G.ready.push(by);
  if (G.ready.length === G.seats.length) openVote(G, apis);
  else if (by === G.practice) runDiscussion(G, [], apis);
}

/** Records a sealed vote. A null `player` is a skip. The last vote starts the 3-2-1 countdown. */
export function castVote(G: State, by: Seat, player: Seat | null, apis: Apis): void {
  G.stirred = true;
  G.votes[by] = player;
  if (Object.keys(G.votes).length === G.seats.length) beginCount(G, apis);
  else if (by === G.practice) runVote(G, [], apis);
}

/** [CQ-45] Starts the three-second countdown before the votes are shown. */
export function beginCount(G: State, { clock }: Apis): void {
  G.phase = 'voteResult';
  G.counting = true;
  G.deadline = clock.now() + COUNT_MS;
}

/**
 * At the end of the countdown, reveals the votes and the role of the player voted out. When the result has been shown,
 * opens discovery.
 */
export function voteResultTimeout(G: State, apis: Apis): void {
  if (!G.counting) {
    openDiscovery(G, apis);
    return;
  }
  const result = countVotes(G, apis.clock.now());
  const { shown, role } = result;
  G.counting = false;
  G.votes = {};
  G.results.push(result);
  G.deadline = apis.clock.now() + 1000 * G.options.resultSeconds;
  apis.tell('counted', { round: G.round, votes: result.votes, late: result.late, nobody: result.nobody });
  if (shown === null || role === null) return;
  G.votedOut.push({ seat: shown, role, round: G.round });
  apis.tell('shown', { seat: shown, role });
  if (isInsider(role)) insiderVotedOut(G, result, apis);
}

function countVotes(G: State, at: number): VoteResult {
  const votes = Object.fromEntries(G.seats.map((seat) => [seat, G.votes[seat] ?? null]));
  const late = G.seats.filter((seat) => !Object.hasOwn(G.votes, seat));
  const verdict = tally(Object.values(votes));
  const role = verdict.shown === null ? null : roleOf(G, verdict.shown);
  return { round: G.round, at, votes, late, role, ...verdict };
}

/**
 * [CQ-15..18] Returns the seat with the most votes, or the reason why no seat is voted out: a tie, or skips by more
 * than half of all voters. A null vote is a skip.
 */
export function tally(votes: readonly (Seat | null)[]): Pick<VoteResult, 'shown' | 'nobody'> {
  const named = votes.filter((vote) => vote !== null);
  if ((votes.length - named.length) * 2 > votes.length) return { shown: null, nobody: 'skipped' };
  const counts = new Map<Seat, number>();
  for (const seat of named) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const first = [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
  return first.length === 1 ? { shown: must(first[0]), nobody: null } : { shown: null, nobody: 'tied' };
}
