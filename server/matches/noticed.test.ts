import { expect, test } from 'vitest';
import { isNoticed } from './noticed';
import { toy } from './toy';

const open = (...waitingFor: string[]) => ({ waitingFor, out: [], endsAt: null });
const guess = { by: '0', move: 'guess', args: ['1', 2] };
const note = { by: '0', move: 'note', args: ['mine'] };

test('all viewers notice a move that is not hidden', () => {
  expect(isNoticed(toy, guess, open('0', '1'), open('0', '1'))).toBe(true);
});

test('no viewer notices a hidden move after which the table still waits for the same seats', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('0', '1'))).toBe(false);
  expect(isNoticed(toy, note, open('0'), open('0'))).toBe(false);
});

test('all viewers notice a hidden move of the only seat that the table waited for', () => {
  expect(isNoticed(toy, note, open('0'), open('1'))).toBe(true);
  expect(isNoticed(toy, note, open('1'), open())).toBe(false);
});

test('if the table waited for several seats, no viewer can tell which moved last', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('1'))).toBe(false);
  expect(isNoticed(toy, note, open('0', '1'), open())).toBe(false);
});
