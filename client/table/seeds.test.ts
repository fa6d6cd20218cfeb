import { expect, test } from 'vitest';
import { seedOf, seedsOf } from './seeds';

test('a name in any script becomes a seed of plain letters', () => {
  expect(seedOf('Zoë B.')).toBe('zoe-b');
  expect(seedOf('梅')).toBe('guest');
  expect(seedOf('---')).toBe('guest');
});

test('the first seed is made from the name itself', () => {
  const faces = [...seedsOf('Ines', 0, 6), ...seedsOf('Ines', 1, 6)];
  expect(faces[0]).toBe('ines');
  expect(new Set(faces).size).toBe(12);
});

test('every seed is short enough to be accepted by the server', () => {
  for (const seed of seedsOf('a'.repeat(80), 9, 6)) expect(seed).toMatch(/^[a-z0-9-]{1,32}$/);
});
