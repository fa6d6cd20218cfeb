import { expect, test } from 'vitest';
import { notesIn } from './useNotebook';

const words = (read: unknown) => (typeof read === 'string' ? read : null);

test('only valid notes stored under the given name are read', () => {
  const pages = { 'said/1': '"lies"', 'said/2': '3', 'said/3': '{', 'saids/4': '"other"', said: '"none"' };
  expect(notesIn(pages, 'said', words)).toEqual({ 1: 'lies' });
  expect(notesIn({}, 'said', words)).toEqual({});
});
