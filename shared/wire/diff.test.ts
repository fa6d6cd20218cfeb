import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../json';
import { type Compared, diff, diffText, patch } from './diff';

/** Generates keys for JSON objects, including keys that careless code handles wrongly. */
const anyKey = fc.oneof(
  fc.constantFrom('s', 'k', 'a', '0', '1', 'length', 'constructor', '', '.', '..', 'a.', '.a', 'a.b'),
  fc.string({ maxLength: 3 }),
);
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

test('patching the earlier value with the difference gives the later value', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (before, after) => {
      const kept = JSON.stringify([before, after]);
      const change = diff(before, after);
      const sent = change === undefined ? change : JSON.parse(JSON.stringify(change));
      expect(patch(before, sent)).toEqual(after);
      expect(JSON.stringify([before, after])).toBe(kept);
    }),
    { numRuns: 500 },
  );
});

test('two equal values have no difference', () => {
  fc.assert(
    fc.property(anyJson, (value) => diff(value, structuredClone(value)) === undefined),
    { numRuns: 200 },
  );
});

test('a cache of earlier comparisons does not affect the difference', () => {
  fc.assert(
    fc.property(anyJson, anyJson, anyJson, (one, other, after) => {
      const compared: Compared = new Map();
      for (const [from, to] of [
        [one, after],
        [other, after],
        [{ in: one }, { in: after }],
        [one, after],
      ] as const) {
        expect(diffText(from, to, compared)).toEqual(diffText(from, to));
      }
    }),
    { numRuns: 300 },
  );
});

test('a patch contains only the parts that have changed', () => {
  const before = { day: 'monday', lives: { 0: 2, 1: 2 }, claims: ['a', 'b'] };
  const after = { day: 'tuesday', lives: { 0: 2, 1: 1 }, claims: ['a', 'b', 'c'] };
  expect(diff(before, after)).toEqual({
    day: 'tuesday',
    'lives.1': 1,
    claims: [3, { 2: 'c' }],
  });
});

test('a key whose value is undefined counts as absent, as in JSON', () => {
  const without = { a: 1, b: undefined } as unknown as Json;
  expect(diff(without, { a: 1 })).toBeUndefined();
  expect(diff({ a: 1 }, without)).toBeUndefined();
  expect(diff({ a: 1, b: 2 }, without)).toEqual({ b: [] });
});

test('a patch without keys changes nothing', () => {
  for (const value of [null, 1, 'a', [1], { a: 1 }]) expect(patch(value, {})).toBe(value);
});

test('applying a patch also removes keys and items', () => {
  expect(patch({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 });
  expect(patch([1, 2, 3], diff([1, 2, 3], [1]))).toEqual([1]);
  expect(patch([1], diff([1], []))).toEqual([]);
});

test('a single change in a nested object is written as a path', () => {
  expect(diff({ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } })).toEqual({ 'a.b.0.c': 2 });
  expect(diff({ a: { b: 1, c: { d: 1 } } }, { a: { b: 2, c: { d: 2 } } })).toEqual({ a: { b: 2, 'c.d': 2 } });
  expect(diff({ a: { 'b.c': 1 } }, { a: { 'b.c': 2 } })).toEqual({ a: { 'b..c': 2 } });
});

test('only the changed items of a list are sent', () => {
  expect(diff([{ a: 1 }, 2], [{ a: 3 }, 2])).toEqual({ '0.a': 3 });
  expect(diff({ hand: null }, { hand: { card: 7 } })).toEqual({ hand: [{ card: 7 }] });
  expect(diff({ hand: [] }, { hand: null })).toEqual({ hand: null });
});

test('a patch for an object does not apply to other values', () => {
  for (const change of [{ a: 1 }, [2, { 1: 'b' }]] as const) {
    expect(() => patch('text', change as never)).toThrow();
    expect(() => patch(null, change as never)).toThrow();
  }
});
