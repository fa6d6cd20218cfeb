import { expect, test } from 'vitest';
import { isNoticed } from './noticed';
import { toy } from './toy';

const open = (...waitingFor: string[]) => ({ waitingFor, out: [], endsAt: null });
const guess = { by: '0', move: 'guess', args: ['1', 2] };
const note = { by: '0', move: 'note', args: ['mine'] };

test('all viewers can tell who made a move that is not hidden', () => {
  expect(isNoticed(toy, guess, open('0', '1'), open('0', '1'))).toBe(true);
});

test('a hidden move goes unnoticed if the match still waits for the same seats', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('0', '1'))).toBe(false);
  expect(isNoticed(toy, note, open('0'), open('0'))).toBe(false);
});

test('a hidden move is noticed if the match waited only for the seat that moved', () => {
  expect(isNoticed(toy, note, open('0'), open('1'))).toBe(true);
  expect(isNoticed(toy, note, open('1'), open())).toBe(false);
});

test('a hidden move goes unnoticed if the match waited for several seats', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('1'))).toBe(false);
  expect(isNoticed(toy, note, open('0', '1'), open())).toBe(false);
});
