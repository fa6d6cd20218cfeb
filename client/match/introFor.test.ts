import { expect, test } from 'vitest';
import { aMember, aRoom } from '../table/testing';
import { introFor } from './introFor';

const mara = aMember('mara', { seat: '1' });

test('a seated person sees the intro of a new game', () => {
  expect(introFor(aRoom([mara]), mara, false, null)).toBe('show');
  expect(introFor(aRoom([mara]), mara, true, null)).toBe('none');
  const match = { id: 'm', game: 'one', over: false, commitment: null };
  expect(introFor(aRoom([mara], { match }), mara, false, null)).toBe('none');
  expect(introFor(aRoom([mara], { match: { ...match, over: true } }), mara, false, null)).toBe('show');
});

test('spectators get no intro', () => {
  expect(introFor(aRoom([mara]), aMember('mara'), false, null)).toBe('none');
  expect(introFor(aRoom([mara]), null, false, null)).toBe('none');
});

test('guests see the intro of the first picked game only', () => {
  expect(introFor(aRoom([mara], { unpicked: true }), mara, false, null)).toBe('wait');
  expect(introFor(aRoom([mara]), mara, false, 'one')).toBe('show');
  expect(introFor(aRoom([mara], { game: 'two' }), mara, false, 'one')).toBe('offer');
});

test('a host sees the intro only while marked as reading', () => {
  const ines = aMember('ines', { seat: '0' });
  expect(introFor(aRoom([ines]), ines, false, null)).toBe('none');
  expect(introFor(aRoom([ines]), { ...ines, reading: true }, false, null)).toBe('show');
});
