// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { LogEntry } from '#shared/contract/module.ts';
import type { Names } from '#shared/text/text.ts';
import type { LoggedLine } from '../board/context';
import { useLog } from './useLog';

const words = vi.fn(({ code, n }: LogEntry) => (code === 'silent' ? [] : [`${code} ${n}`]));
const board = { text: { logEntry: words } } as never;
let log: readonly LoggedLine[] = [];

function Log({ facts, names }: { facts: readonly LogEntry[]; names: Names }) {
  log = useLog(facts, board, names);
  return null;
}

test('a log line stays the same object until the players’ names change', () => {
  const [first, second, third] = ['went', 'silent', 'came'].map(
    (code, index): LogEntry => ({ n: index + 1, at: 0, code, facts: {} }),
  ) as [LogEntry, LogEntry, LogEntry];
  const root = testRoot(document.createElement('div'));
  const logOf = (facts: readonly LogEntry[], names: Names = String) => {
    flushSync(() => root.render(<Log facts={facts} names={names} />));
    return log;
  };
  const before = logOf([first, second]);
  expect(before).toEqual([{ entry: first, sentence: ['went 1'] }]);
  const after = logOf([first, second, third]);
  expect(after.map(({ sentence }) => sentence)).toEqual([['went 1'], ['came 3']]);
  expect(after[0]).toBe(before[0]);
  expect(words).toHaveBeenCalledTimes(3);
  expect(logOf([first, second, third], (seat) => `P${seat}`)[0]).not.toBe(before[0]);
});
