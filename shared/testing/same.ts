import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { oddPlace } from '../engine/oddPlace';

/**
 * Fails with the difference unless both values are equal. Faster than `toEqual` for the large values of whole games.
 * `what` is called only for different values.
 */
export function expectSame(actual: unknown, expected: unknown, what: () => string = () => ''): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, what()).toStrictEqual(expected);
  // The values differ in something that `toStrictEqual` overlooks.
  expect.fail(`not the same: ${what()}`);
}

/** Fails unless the value is plain JSON, unchanged by writing and reading it. */
export function expectJson(value: unknown): void {
  const odd = oddPlace(value);
  if (odd !== null) expect.fail(`not plain JSON at $${odd.path}: ${odd.kind}`);
}
