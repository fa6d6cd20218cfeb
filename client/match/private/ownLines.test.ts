import { expect, test } from 'vitest';
import { inOrder, LINE_LENGTH, lineIn } from './ownLines';

test('a stored page that is not a valid note is ignored', () => {
  expect(lineIn({ text: 'two say Frost', at: 5 })).toEqual({ text: 'two say Frost', at: 5 });
  expect(lineIn({ text: 'x'.repeat(LINE_LENGTH + 1), at: 5 })).toBeNull();
  for (const other of [null, 3, 'text', { text: 'no time' }, { text: 7, at: 5 }]) expect(lineIn(other)).toBeNull();
});

test('notes are listed in the order in which they were begun', () => {
  const line = (text: string) => ({ text, at: 0 });
  const lines = inOrder({ 10: line('last'), 2: line('then'), 1: line('first'), other: line('of something else') });
  expect(lines.map(({ line: { text } }) => text)).toEqual(['first', 'then', 'last']);
});
