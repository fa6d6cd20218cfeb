import { expect, test } from 'vitest';
import { aSeat } from './aSeat';

test('the schema accepts only the seats of the table', () => {
  const parsed = (value: unknown) => aSeat(3).safeParse(value).success;
  expect(['0', '1', '2'].map(parsed)).toEqual([true, true, true]);
  expect(['3', '-1', '', '00', 0, null, '__proto__'].map(parsed)).toEqual(Array(7).fill(false));
});
