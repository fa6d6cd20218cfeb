import type { View } from '../state';

/** Time in ms for which the vote that ended a match is shown before the memo. */
export const LAST_VOTE_MS = 7000;

/** Returns the vote that ended the match, in a list, or an empty list. The vote is shown before the memo. */
export function lastVote({ outcome, revealed, results }: View) {
  const last = results.at(-1);
  const isEnd = outcome !== null && revealed === null && (last?.role === 'hacker' || last?.role === 'admin');
  return isEnd && last ? [last] : [];
}
