import { useCallback, useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { BoardContextValue, LoggedLine } from '../context';

/**
 * Counts the log lines added since the log was last on screen, without lines about actions by `seat`. Call this hook
 * once per match, so that the count is kept when the screen changes.
 */
export function useUnseenLog(log: readonly LoggedLine[], seat: Seat | null): BoardContextValue['unseenLog'] {
  const [seen, setSeen] = useState(log.at(-1)?.entry.n ?? 0);
  const see = useCallback((n: number) => setSeen((before) => Math.max(before, n)), []);
  return { count: unseenOf(log, seen, seat), see };
}

export function unseenOf(log: readonly LoggedLine[], seen: number, seat: Seat | null): number {
  return log.filter(({ entry }) => entry.n > seen && !isOwn(entry.facts, seat)).length;
}

function isOwn(facts: unknown, seat: Seat | null): boolean {
  return seat !== null && typeof facts === 'object' && facts !== null && 'by' in facts && facts.by === seat;
}
