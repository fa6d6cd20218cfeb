import type { LogEntry } from '#shared/module.ts';

/**
 * Returns the turn of each line of the log, or 0 before the first turn. A line that opens a turn belongs to that turn.
 */
export function turnsOf(facts: readonly LogEntry[]): number[] {
  let turn = 0;
  return facts.map(({ facts }) => {
    if (typeof facts === 'object' && facts !== null && 'turn' in facts && typeof facts.turn === 'number')
      turn = facts.turn;
    return turn;
  });
}
