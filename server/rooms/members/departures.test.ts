import { expect, test } from 'vitest';
import type { Member } from '../state/state';
import { departuresBetween } from './departures';

const member = (change: Partial<Member> = {}): Member => ({
  id: 'ada',
  name: 'Ada',
  face: 'f',
  bot: null,
  ready: true,
  seat: '0',
  reading: false,
  standIn: false,
  tokens: ['one'],
  devices: [],
  screens: null,
  status: null,
  muted: [],
  ...change,
});
const codes = (before: Member, after: Member | null) =>
  departuresBetween({ members: [before] }, { members: after ? [after] : [] }).map(({ code }) => code);

test('a member who gets a new token or name has not departed', () => {
  expect(codes(member(), member({ tokens: ['one', 'two'], name: 'Adele' }))).toEqual([]);
});

test('each kind of departure has its own code', () => {
  const screens = { open: 'one', private: 'two' };
  const both = member({ tokens: ['one', 'two'], screens });
  expect(codes(member(), null)).toEqual(['removed']);
  expect(codes(member(), member({ tokens: ['two'] }))).toEqual(['seat-moved']);
  expect(codes(both, member({ tokens: ['one'] }))).toEqual(['screen-removed']);
});

test('swapping a seat’s screens revokes both screens’ credentials', () => {
  const before = member({ tokens: ['one', 'two'], screens: { open: 'one', private: 'two' } });
  expect(codes(before, { ...before, screens: { open: 'two', private: 'one' } })).toEqual(['seat-moved']);
});
