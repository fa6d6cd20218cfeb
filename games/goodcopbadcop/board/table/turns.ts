import type { LogEntry } from 'hush/game';

/**
 * Returns the number of the turn of each log entry, or 0 before the first turn. The entry that starts a turn belongs to
 * it.
 */
export function turnsOf(facts: readonly LogEntry[]): number[] {
  let turn = 0;
  return facts.map(({ facts }) => {
    if (typeof facts === 'object' && facts !== null && 'turn' in facts && typeof facts.turn === 'number')
      turn = facts.turn;
    return turn;
  });
}
