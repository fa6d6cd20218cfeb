import { expect, test } from 'vitest';
import { aMember, aRoom } from '../table/testing';
import { dockLine } from './dockLine';

const ines = aMember('ines', { seat: '0' });
const mara = aMember('mara', { seat: '1' });

test('the line says who is not ready, or who can start', () => {
  const waitingFor = { code: 'not-ready', detail: 'Waiting for mara and otis.' };
  expect(dockLine(aRoom([ines, mara], { cannotStart: waitingFor }), ines)).toBe('Waiting for mara and otis.');
  expect(dockLine(aRoom([ines, mara], { host: 'ines' }), mara)).toBe('Everyone’s ready. ines can start.');
  expect(dockLine(aRoom([ines, mara], { host: 'ines' }), ines)).toBe('Everyone’s ready.');
});

test('only the host sees the warning about the options', () => {
  const startWarning = { code: 'few', detail: 'Meant for six.' };
  const room = aRoom([ines, mara], { host: 'ines', startWarning });
  expect([dockLine(room, ines), dockLine(room, mara)]).toEqual(['Meant for six.', 'Everyone’s ready. ines can start.']);
});

test('people who hold up the start are told only that they do', () => {
  const me = aMember('mara', { seat: '1', ready: false });
  const missing = { code: 'too-few-players', detail: 'One more.' };
  expect(dockLine(aRoom([ines, me], { cannotStart: missing }), me)).toBe('You’re holding up the start.');
});

test('everyone is told who is still reading the intro', () => {
  const reader = { ...mara, reading: true };
  const other = aMember('otis', { seat: '2', reading: true });
  expect(dockLine(aRoom([ines, reader]), ines)).toBe('mara hasn’t read the intro yet.');
  expect(dockLine(aRoom([ines, reader, other], { dealing: true }), ines)).toBe(
    'We deal as soon as mara and otis have read the intro.',
  );
  expect(dockLine(aRoom([ines, reader, other], { dealing: true }), other)).toBe(
    'We deal as soon as you and mara have read the intro.',
  );
  expect(dockLine(aRoom([ines, reader], { dealing: true }), reader)).toBe('We deal as soon as you’ve read the intro.');
  expect(dockLine(aRoom([ines, reader]), reader)).toBe('You haven’t read the intro yet.');
  expect(dockLine(aRoom([ines, mara], { dealing: true }), ines)).toBe('Dealing');
  const missing = { code: 'not-ready', detail: 'Waiting for otis.' };
  expect(dockLine(aRoom([ines, reader], { cannotStart: missing }), ines)).toBe(
    'Waiting for otis. mara hasn’t read the intro yet.',
  );
});

test('people who have not added a word are told so themselves', () => {
  const [mary, otis] = [aMember('mara', { seat: '1' }), aMember('otis', { seat: '2' })];
  const line = (...answered: string[]) =>
    dockLine(aRoom([ines, mary, otis], { sharedSeed: { hash: 'abcd', answered } }), mary);
  expect(line()).toBe('Waiting for a word from you, ines and otis.');
  expect(line('ines')).toBe('Waiting for a word from you and otis.');
  expect(line('ines', 'otis')).toBe('Waiting for a word from you.');
  expect(line('mara')).toBe('Waiting for a word from ines and otis.');
});
