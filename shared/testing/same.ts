import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Fails with the difference unless both are the same. `toEqual` alone walks large values slowly, and whole games have
 * many of them. `what` is asked for only where they differ.
 */
export function expectSame(actual: unknown, expected: unknown, what: () => string = () => ''): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, what()).toStrictEqual(expected);
  // Whatever `toStrictEqual` overlooks is a difference all the same.
  expect.fail(`not the same: ${what()}`);
}

/** Fails unless the value is plain JSON: what is written and read again is the same. */
export function expectJson(value: unknown): void {
  const odd = oddPlace(value);
  if (odd !== null) expect.fail(`no plain JSON at ${odd}`);
}

/** The path to something that JSON would lose or change, or null if there is nothing. */
export function oddPlace(value: unknown): string | null {
  const odd = oddPath(value);
  return odd === null ? null : `$${odd}`;
}

/** The same as what follows `$`. The path is made on the way back: most values have nothing odd in them. */
function oddPath(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : '';
  if (typeof value !== 'object') return '';
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const odd = oddPath(value[at]);
      if (odd !== null) return `[${at}]${odd}`;
    }
    return Object.keys(value).length === value.length ? null : '';
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return '';
  for (const key in value) {
    const odd = oddPath((value as Record<string, unknown>)[key]);
    if (odd !== null) return `.${key}${odd}`;
  }
  return 'toJSON' in value ? '' : null;
}
