// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Told } from '#shared/module.ts';
import type { Names } from '#shared/text.ts';
import type { LoggedLine } from '../board/context';
import { useLog } from './useLog';

const words = vi.fn(({ code, n }: Told) => (code === 'silent' ? [] : [`${code} ${n}`]));
const board = { text: { told: words } } as never;
const root = createRoot(document.createElement('div'));
let log: readonly LoggedLine[] = [];

function Log({ told, names }: { told: readonly Told[]; names: Names }) {
  log = useLog(told, board, names);
  return null;
}

function logOf(told: readonly Told[], names: Names = String): readonly LoggedLine[] {
  flushSync(() => root.render(<Log told={told} names={names} />));
  return log;
}

test('a line that is known is not put into words again and stays the same, until names are others', () => {
  const [first, second, third] = ['went', 'silent', 'came'].map(
    (code, index): Told => ({ n: index + 1, at: 0, code, facts: {} }),
  ) as [Told, Told, Told];
  const before = logOf([first, second]);
  expect(before).toEqual([{ entry: first, sentence: ['went 1'] }]);
  const after = logOf([first, second, third]);
  expect(after.map(({ sentence }) => sentence)).toEqual([['went 1'], ['came 3']]);
  expect(after[0]).toBe(before[0]);
  expect(words).toHaveBeenCalledTimes(3);
  expect(logOf([first, second, third], (seat) => `P${seat}`)[0]).not.toBe(before[0]);
});
