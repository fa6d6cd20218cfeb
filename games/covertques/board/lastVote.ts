import type { View } from '../state';

/** The vote that ended the match is shown before its memo; on a reload it has been seen. */
export function lastVote({ outcome, revealed, results }: View) {
  const last = results.at(-1);
  const isEnd = outcome !== null && revealed === null && (last?.role === 'hacker' || last?.role === 'admin');
  return isEnd && last ? [last] : [];
}
