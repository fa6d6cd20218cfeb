import { expect, test } from 'vitest';
import { dockLine } from './dockLine';
import { aMember, aRoom } from './testing';

const ines = aMember('ines', { seat: '0' });
const mara = aMember('mara', { seat: '1' });

test('a guest hears who is awaited, and who starts once everybody is ready', () => {
  const waitingFor = { code: 'not-ready', detail: 'Waiting for mara and otis.' };
  expect(dockLine(aRoom([ines, mara], { cannotStart: waitingFor }), ines)).toBe('Waiting for mara and otis.');
  expect(dockLine(aRoom([ines, mara], { host: 'ines' }), mara)).toBe('Everybody is ready. ines starts.');
  expect(dockLine(aRoom([ines, mara], { host: 'ines' }), ines)).toBe('Everybody is ready.');
});

test('whoever holds the start hears that, whatever else is missing', () => {
  const me = aMember('mara', { seat: '1', ready: false });
  const missing = { code: 'too-few-players', detail: 'One more.' };
  expect(dockLine(aRoom([ines, me], { cannotStart: missing }), me)).toBe('You are holding the start.');
});

test('everybody hears who still reads, and that the deal follows', () => {
  const reader = { ...mara, reading: true };
  const other = aMember('otis', { seat: '2', reading: true });
  expect(dockLine(aRoom([ines, reader]), ines)).toBe('mara still reads the cards.');
  expect(dockLine(aRoom([ines, reader, other], { dealing: true }), ines)).toBe(
    'mara and otis still read the cards. Then it is dealt.',
  );
  expect(dockLine(aRoom([ines, mara], { dealing: true }), ines)).toBe('Dealing');
  const missing = { code: 'not-ready', detail: 'Waiting for otis.' };
  expect(dockLine(aRoom([ines, reader], { cannotStart: missing }), ines)).toBe(
    'Waiting for otis. mara still reads the cards.',
  );
});
