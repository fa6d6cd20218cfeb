import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { oddPlace } from '../engine/oddPlace';

/**
 * Fails the test and shows the difference if the values are not equal. Faster than `toEqual` for large values, such as
 * whole games. `what` is called only if the values differ.
 */
export function expectSame(actual: unknown, expected: unknown, what: () => string = () => ''): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, what()).toStrictEqual(expected);
  // The values differ in a way that `toStrictEqual` ignores.
  expect.fail(`not the same: ${what()}`);
}

/** Fails the test if the value is not plain JSON, that is, if it changes when it is written as JSON and read again. */
export function expectJson(value: unknown): void {
  const odd = oddPlace(value);
  if (odd !== null) expect.fail(`not plain JSON at $${odd.path}: ${odd.kind}`);
}
