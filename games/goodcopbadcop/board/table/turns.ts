import type { LogEntry } from '#shared/module.ts';

/** The turn of each line of the log, 0 before the first. A line that opens a turn belongs to it. */
export function turnsOf(facts: readonly LogEntry[]): number[] {
  let turn = 0;
  return facts.map(({ facts }) => {
    if (typeof facts === 'object' && facts !== null && 'turn' in facts && typeof facts.turn === 'number')
      turn = facts.turn;
    return turn;
  });
}
