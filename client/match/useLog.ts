import { useMemo } from 'react';
import type { LogEntry } from '#shared/contract/module.ts';
import type { Names } from '#shared/text/text.ts';
import type { LoggedLine } from '../board/context';
import type { AnyBoard } from './boards';

/**
 * Returns the log as sentences, without entries that have none. A line remains the same object until its sentence
 * changes, so that lists need not draw it again.
 */
export function useLog(facts: readonly LogEntry[], board: AnyBoard, reading: Names): readonly LoggedLine[] {
  const lineOf = useMemo(() => {
    const known = new WeakMap<LogEntry, LoggedLine>();
    return (entry: LogEntry): LoggedLine => {
      const line = known.get(entry) ?? { entry, sentence: board.text.logEntry(entry, reading) };
      known.set(entry, line);
      return line;
    };
  }, [board, reading]);
  return useMemo(() => facts.map(lineOf).filter(({ sentence }) => sentence.length > 0), [facts, lineOf]);
}
