import { expect, test } from 'vitest';
import { colourOf, coloursOf } from './colours';

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `member-${at}` }));

test('twelve people have different colours', () => {
  expect(new Set(coloursOf(people(12)).values()).size).toBe(12);
  expect(coloursOf(people(13)).get('member-12')).toBeLessThan(12);
});

test('a new member does not change any other member’s colour', () => {
  const before = coloursOf(people(5));
  const after = coloursOf(people(9));
  for (const [id, colour] of before) expect(after.get(id)).toBe(colour);
});

test('the first member gets the colour computed from their id', () => {
  expect(coloursOf([{ id: 'mara' }]).get('mara')).toBe(colourOf('mara'));
});
