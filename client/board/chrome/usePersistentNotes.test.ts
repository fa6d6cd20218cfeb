import { expect, test } from 'vitest';
import { matchKey, notesIn } from './usePersistentNotes';

const words = (read: unknown) => (typeof read === 'string' ? read : null);

test('notes are kept for one seat of one match, and not for who only watches', () => {
  expect(matchKey('g', 77, '2')).toBe('g.77.2');
  expect(matchKey('g', 77, null)).toBeNull();
  expect(matchKey('g', undefined, '2')).toBeNull();
});

test('what is no note is left out', () => {
  expect(notesIn({ '1': 'lies', '2': 3, '3': null }, words)).toEqual({ '1': 'lies' });
  expect(notesIn('nonsense', words)).toBeNull();
  expect(notesIn(null, words)).toBeNull();
});
