import type { View } from '../state';

/** Returns the vote that ended the match, in a list, or an empty list. The vote is shown before the memo. */
export function lastVote({ outcome, revealed, results }: View) {
  const last = results.at(-1);
  const isEnd = outcome !== null && revealed === null && (last?.role === 'hacker' || last?.role === 'admin');
  return isEnd && last ? [last] : [];
}
