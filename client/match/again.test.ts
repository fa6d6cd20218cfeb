import { expect, test } from 'vitest';
import { aMember, aRoom } from '../table/testing';
import { isRoomNext } from './again';

const host = aMember('ines', { seat: '0' });
const mara = aMember('mara', { seat: '1' });
const watcher = aMember('otis', { seat: null });
const words = (...answered: string[]) => ({ sharedSeed: { hash: 'abcd', answered } });

test('a match with nothing to prepare is played again at the table', () => {
  const room = aRoom([host, mara]);
  expect([isRoomNext(room, host, 3), isRoomNext(room, mara, 3)]).toEqual([false, false]);
});

test('people who have not added their word are led to the room', () => {
  const room = aRoom([host, mara], words('mara'));
  expect([isRoomNext(room, host, 3), isRoomNext(room, mara, 3)]).toEqual([true, false]);
  const all = aRoom([host, mara], words('mara', 'ines'));
  expect([isRoomNext(all, host, 3), isRoomNext(all, mara, 3)]).toEqual([false, false]);
});

test('a person who watched and the host are led to the room while a seat is free', () => {
  const room = aRoom([host, mara, watcher]);
  expect([isRoomNext(room, host, 3), isRoomNext(room, watcher, 3), isRoomNext(room, mara, 3)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isRoomNext(room, host, 2)).toBe(false);
  expect(isRoomNext(aRoom([host, mara, { ...watcher, online: false }]), host, 3)).toBe(false);
});
