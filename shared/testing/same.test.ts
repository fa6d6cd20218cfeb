import { expect, test } from 'vitest';
import { expectJson, expectSame } from './same';

test('equal values pass, however they were made', () => {
  expectSame({ a: [1, { b: null }] }, { a: [1, { b: null }] });
});

test('different values fail, with the difference', () => {
  expect(() => expectSame({ a: [1, 2] }, { a: [1, 3] }, () => 'after move 3')).toThrow('after move 3');
  expect(() => expectSame({ a: undefined }, {})).toThrow();
});

test('plain JSON passes', () => {
  expectJson({ a: [1, 'b', null, true, { c: [] }], d: {} });
});

test.each([
  ['undefined', { a: undefined }],
  ['no number', { a: [Number.NaN] }],
  ['minus nought', { a: -0 }],
  ['a function', { a: () => 1 }],
  ['a date', { a: new Date(0) }],
  ['a map', { a: new Map() }],
  ['a hole', { a: new Array(2) }],
])('%s is not plain JSON', (_name, value) => {
  expect(() => expectJson(value)).toThrow('not plain JSON at $.a');
});
