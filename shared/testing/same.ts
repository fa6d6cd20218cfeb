import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Fails with the difference unless both values are equal. `toEqual` alone is slow for large values, of which whole
 * games have many. `what` is called only if the values differ.
 */
export function expectSame(actual: unknown, expected: unknown, what: () => string = () => ''): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, what()).toStrictEqual(expected);
  // The values differ in something that `toStrictEqual` overlooks.
  expect.fail(`not the same: ${what()}`);
}

/** Fails unless the value is plain JSON, so that writing and reading it changes nothing. */
export function expectJson(value: unknown): void {
  const odd = oddPlace(value);
  if (odd !== null) expect.fail(`not plain JSON at ${odd}`);
}

/**
 * Finds the path to something that JSON would lose or change, or null if there is nothing. `known` holds objects
 * already checked, so that parts that positions share are checked once. These objects must not change between calls.
 */
export function oddPlace(value: unknown, known = new WeakSet<object>()): string | null {
  const odd = oddPath(value, known);
  return odd === null ? null : `$${odd}`;
}

/** Returns the part of the path after `$`. The path is built on the way back, because most values need none. */
function oddPath(value: unknown, known: WeakSet<object>): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : '';
  if (typeof value !== 'object') return '';
  if (known.has(value)) return null;
  const odd = Array.isArray(value) ? oddItem(value, known) : oddEntry(value as Record<string, unknown>, known);
  if (odd === null) known.add(value);
  return odd;
}

function oddItem(items: readonly unknown[], known: WeakSet<object>): string | null {
  for (let at = 0; at < items.length; at++) {
    const odd = oddPath(items[at], known);
    if (odd !== null) return `[${at}]${odd}`;
  }
  return Object.keys(items).length === items.length ? null : '';
}

function oddEntry(entries: Record<string, unknown>, known: WeakSet<object>): string | null {
  const prototype = Object.getPrototypeOf(entries);
  if (prototype !== Object.prototype && prototype !== null) return '';
  for (const key in entries) {
    const odd = oddPath(entries[key], known);
    if (odd !== null) return `.${key}${odd}`;
  }
  return 'toJSON' in entries ? '' : null;
}
