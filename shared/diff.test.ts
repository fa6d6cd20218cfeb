import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch } from './diff';
import type { Json } from './json';

/** JSON as views have it, with the keys that trip up careless code. */
const anyKey = fc.oneof(fc.constantFrom('s', 'k', 'a', '0', '1', 'length', 'constructor'), fc.string({ maxLength: 3 }));
const anyJson = fc
  .letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<Json>(null, true, false, 0, 1, '', 'a'),
      fc.array(tie('json'), { maxLength: 5 }),
      fc.dictionary(anyKey, tie('json'), { maxKeys: 5 }),
    ),
  }))
  .json.map((value): Json => JSON.parse(JSON.stringify(value)));

test('patching a value with its difference to another gives the other, and spoils neither', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (before, after) => {
      const kept = JSON.stringify([before, after]);
      expect(patch(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after);
      expect(JSON.stringify([before, after])).toBe(kept);
    }),
    { numRuns: 500 },
  );
});

test('values that are equal have no difference', () => {
  fc.assert(
    fc.property(anyJson, (value) => diff(value, structuredClone(value)) === null),
    { numRuns: 200 },
  );
});

test('only what changed is said', () => {
  const before = { day: 'monday', lives: { 0: 2, 1: 2 }, claims: ['a', 'b'] };
  const after = { day: 'tuesday', lives: { 0: 2, 1: 1 }, claims: ['a', 'b', 'c'] };
  expect(diff(before, after)).toEqual({
    k: { day: { s: 'tuesday' }, lives: { k: { 1: { s: 1 } } }, claims: { a: [3, { 2: { s: 'c' } }] } },
  });
});

test('a key without a value is no key, as in JSON', () => {
  const without = { a: 1, b: undefined } as unknown as Json;
  expect(diff(without, { a: 1 })).toBeNull();
  expect(diff({ a: 1 }, without)).toBeNull();
  expect(diff({ a: 1, b: 2 }, without)).toEqual({ k: { b: 0 } });
});

test('keys and items that went are taken away', () => {
  expect(patch({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 });
  expect(patch([1, 2, 3], diff([1, 2, 3], [1]))).toEqual([1]);
  expect(patch([1], diff([1], []))).toEqual([]);
});
