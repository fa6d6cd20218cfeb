import { expect, test } from 'vitest';
import { openOf } from './openOf';

test('`openOf` copies only the named fields', () => {
  const open = openOf('turn', 'outcome');
  const G = { turn: '1', outcome: null, deck: ['ace'] };
  expect(open(G)).toEqual({ turn: '1', outcome: null });
  expect(open({ ...open(G), me: null })).toEqual(open(G));
});
