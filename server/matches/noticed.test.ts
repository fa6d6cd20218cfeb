import { expect, test } from 'vitest';
import { isNoticed } from './noticed';
import { toy } from './toy';

const open = (...waitingFor: string[]) => ({ waitingFor, out: [], endsAt: null });
const guess = { seat: '0', name: 'guess', args: ['1', 2] };
const note = { seat: '0', name: 'note', args: ['mine'] };

test('everybody notices a move that is not hidden', () => {
  expect(isNoticed(toy, guess, open('0', '1'), open('0', '1'))).toBe(true);
});

test('nobody notices a hidden move that leaves the table waiting as before', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('0', '1'))).toBe(false);
  expect(isNoticed(toy, note, open('0'), open('0'))).toBe(false);
});

test('everybody can tell a hidden move of the only one who was waited for', () => {
  expect(isNoticed(toy, note, open('0'), open('1'))).toBe(true);
  expect(isNoticed(toy, note, open('1'), open())).toBe(false);
});

test('where several were waited for, nobody can tell who moved last', () => {
  expect(isNoticed(toy, note, open('0', '1'), open('1'))).toBe(false);
  expect(isNoticed(toy, note, open('0', '1'), open())).toBe(false);
});
