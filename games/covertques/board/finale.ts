import type { LogEntry } from 'hush/game';
import type { Role, View } from '../state';

/** Time in ms for which the vote or guess that ended a match is shown before the memo. */
export const FINALE_MS = 7000;

/**
 * Returns a list with the server time in ms of the vote or guess that ended the match. The list is empty during the
 * match and after a cancelled match.
 */
export function finale({ outcome, revealed, results }: View, facts: readonly Pick<LogEntry, 'code' | 'at'>[]) {
  if (outcome === null || outcome.cancelled) return [];
  const last = results.at(-1);
  if (revealed === null) return last?.role === 'hacker' || last?.role === 'admin' ? [{ at: last.at }] : [];
  return facts.filter(({ code }) => code === 'revealed').map(({ at }) => ({ at }));
}

/**
 * Returns the insider who guessed and the player they named, each with the role. If the insider guessed to be alone,
 * the second entry is `alone`, with the role null.
 */
export function guessed({ revealed, truth }: View): { seat: string; role: Role | null }[] {
  if (!revealed) return [];
  return [revealed.by, revealed.guess].map((seat) => ({ seat, role: truth?.roles[seat] ?? null }));
}
