import { expect, test } from 'vitest';
import { expectJson, expectSame } from './same';

test('`expectSame` accepts values that are equal but not identical', () => {
  expectSame({ a: [1, { b: null }] }, { a: [1, { b: null }] });
});

test('`expectSame` shows the difference between values', () => {
  expect(() => expectSame({ a: [1, 2] }, { a: [1, 3] }, () => 'after move 3')).toThrow('after move 3');
  expect(() => expectSame({ a: undefined }, {})).toThrow();
});

test('`expectJson` accepts plain JSON', () => {
  expectJson({ a: [1, 'b', null, true, { c: [] }], d: {} });
});

test.each([
  ['$.a: undefined', { a: undefined }],
  ['$.a[0]: NaN', { a: [Number.NaN] }],
  ['$.a: -0', { a: -0 }],
  ['$.a: a function', { a: () => 1 }],
  ['$.a: a Date', { a: new Date(0) }],
  ['$.a.b: a Map', { a: { b: new Map() } }],
  ['$.a: an URL', { a: new URL('http://localhost') }],
  ['$.a[0]: undefined', { a: new Array(2) }],
])('%s is not plain JSON', (place, value) => {
  expect(() => expectJson(value)).toThrow(`not plain JSON at ${place}`);
});
