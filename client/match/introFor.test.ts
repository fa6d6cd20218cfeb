import { expect, test } from 'vitest';
import { aMember, aRoom } from '../room/testing';
import { shouldShowIntro } from './shouldShowIntro';

const mara = aMember('mara', { seat: '1' });

test('a seated person who is new to a game is shown its intro, but never over a running match', () => {
  expect(shouldShowIntro(aRoom([mara]), mara, false)).toBe(true);
  expect(shouldShowIntro(aRoom([mara]), mara, true)).toBe(false);
  const match = { id: 'm', game: 'one', over: false, commitment: null };
  expect(shouldShowIntro(aRoom([mara], { match }), mara, false)).toBe(false);
  expect(shouldShowIntro(aRoom([mara], { match: { ...match, over: true, commitment: null } }), mara, false)).toBe(true);
});

test('spectators get no intro', () => {
  expect(shouldShowIntro(aRoom([mara]), aMember('mara'), false)).toBe(false);
  expect(shouldShowIntro(aRoom([mara]), null, false)).toBe(false);
});

test('a host sees no intro while picking games, but sees it after pressing Start', () => {
  const ines = aMember('ines', { seat: '0' });
  expect(shouldShowIntro(aRoom([ines]), ines, false)).toBe(false);
  expect(shouldShowIntro(aRoom([ines]), { ...ines, reading: true }, false)).toBe(true);
});
