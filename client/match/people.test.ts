import { expect, test } from 'vitest';
import type { MemberView } from '#shared/room/room.ts';
import { aMember, aRoom } from '../table/testing';
import { peopleOf, totalsOf } from './people';

const aTable = (members: MemberView[], over = false) =>
  aRoom(members, { match: { id: 'm', game: 'one', over, commitment: null } });

const seats = [
  { id: 1, name: 'mara', isConnected: true, member: 'mara' },
  { id: 0, name: 'ines', isConnected: true, member: 'ines' },
];

test('people are listed in seat order', () => {
  const ines = aMember('ines', { seat: '0' });
  const people = peopleOf(aTable([aMember('mara', { seat: '1', online: false }), ines]), seats, '0', ines);
  expect(people.map(({ seat, you, host, online }) => [seat, you, host, online])).toEqual([
    ['0', true, true, true],
    ['1', false, false, false],
  ]);
});

test('the seat of a member who left keeps its name', () => {
  const ines = aMember('ines', { seat: '0' });
  const people = peopleOf(aTable([ines]), seats, '0', ines);
  expect(people[1]).toMatchObject({ seat: '1', name: 'mara', bot: true });
});

test('people keep their seats in a finished match', () => {
  const ines = aMember('ines', { seat: '1' });
  const people = peopleOf(aTable([ines, aMember('mara', { seat: '0' })], true), seats, '0', ines);
  expect(people.map(({ name, you }) => [name, you])).toEqual([
    ['ines', true],
    ['mara', false],
  ]);
});

test('a person whom a bot replaces is shown as a bot', () => {
  const ines = aMember('ines', { seat: '0', standIn: true });
  expect(peopleOf(aTable([ines]), seats, null, null)[0]).toMatchObject({ bot: true, you: false });
});

test('a new member is not confused with a namesake who left', () => {
  const dealt = [
    { id: 0, name: 'Ana', isConnected: false, member: 'ana-1' },
    { id: 1, name: 'ines', isConnected: true, member: 'ines' },
  ];
  const newcomer = aMember('ana-2', { name: 'Ana', face: 'new' });
  for (const over of [false, true]) {
    const room = aTable([aMember('ines', { seat: '1' }), newcomer], over);
    room.host = 'ana-2';
    room.totals = [{ member: 'ana-2', played: 2, won: 2 }];
    const people = peopleOf(room, dealt, null, newcomer);
    expect(people[0]).toMatchObject({ member: 'ana-1', name: 'Ana', host: false, online: false, bot: true });
    expect(people[0]?.face).not.toBe('new');
    expect(totalsOf(room, people).points).toEqual({});
  }
});

test('each member’s points of the evening are shown at their seat', () => {
  const room = aTable([aMember('ines', { seat: '0' }), aMember('mara', { seat: '1' })], true);
  room.totals = [{ member: 'mara', played: 3, won: 1 }];
  const people = peopleOf(room, seats, '0', null);
  expect(totalsOf(room, people)).toEqual({ played: 3, points: { '1': 5 }, counts: true });
});
