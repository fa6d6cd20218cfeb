import { expect, test } from 'vitest';
import { isNoticed } from './noticed';
import { toy } from './toy';

const open = (...waitingFor: string[]) => ({ waitingFor, out: [], endsAt: null });
const guess = { by: '0', move: 'guess', args: ['1', 2] };
const note = { by: '0', move: 'note', args: ['mine'] };

test('all viewers notice a move that is not hidden', () => {
  expect(isNoticed(toy, guess, open('0', '1'), open('0', '1'))).toBe(true);
});

test('no viewer notices a hidden move that leaves the table waiting as before', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('0', '1'))).toBe(false);
  expect(isNoticed(toy, note, open('0'), open('0'))).toBe(false);
});

test('all viewers notice a hidden move of the only seat waited for', () => {
  expect(isNoticed(toy, note, open('0'), open('1'))).toBe(true);
  expect(isNoticed(toy, note, open('1'), open())).toBe(false);
});

test('if several seats were waited for, no viewer can tell who moved last', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('1'))).toBe(false);
  expect(isNoticed(toy, note, open('0', '1'), open())).toBe(false);
});
