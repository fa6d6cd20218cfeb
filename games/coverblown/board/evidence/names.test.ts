import { expect, test } from 'vitest';
import { sharedArea } from './names';

test('boxes that only touch share no area', () => {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  expect(sharedArea(box, { left: 10, top: 0, width: 5, height: 5 })).toBe(0);
  expect(sharedArea(box, { left: 8, top: 9, width: 5, height: 5 })).toBe(2);
});
