import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { invariant } from './invariant';
import type { State } from './state';
import { aMatch } from './testing';
import { upgrade } from './upgrade';

test('a match of the first version goes on: everybody is there, looks are kept once, an open window stays open', () => {
  const match = aMatch({ hands: { 1: ['coffee'] } }).look('2', 0);
  const { G } = match.change((state) => {
    must(state.cards['2.0']).knownBy = ['0', '2'];
  });
  const { practice, lastActed, absent, missed, closesAt, secret, ...rest } = G;
  const look = { turn: 1, by: '0', at: '2', slot: 0, card: '2.0', through: 'investigate' } as const;
  const old = { ...rest, looks: [look, look], secret: { deck: secret.deck, leftover: secret.leftover } };
  const lifted = must(upgrade(old, 1)) as State;
  invariant(lifted);
  expect(lifted).toMatchObject({ phase: 'react', absent: [], practice: null, looks: [look] });
  expect(upgrade(old, 7)).toBeNull();
});
