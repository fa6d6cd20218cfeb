import { useState } from 'react';
import { useBoardContext } from '../context';

/** How many lines of the log came while it was not on screen. `isShown`: it is on screen now. */
export function useUnseenLog(isShown: boolean): number {
  const { log } = useBoardContext();
  const newest = log.at(-1)?.entry.n ?? 0;
  const [seen, setSeen] = useState(newest);
  if (isShown && seen !== newest) setSeen(newest);
  return log.filter(({ entry }) => entry.n > seen).length;
}
