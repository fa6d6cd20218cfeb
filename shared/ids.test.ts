import { expect, test } from 'vitest';
import { seatsOf } from './ids';

test('seats are numbered from 0 in order', () => {
  expect(seatsOf(3)).toEqual(['0', '1', '2']);
});
