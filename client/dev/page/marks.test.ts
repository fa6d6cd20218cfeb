import { expect, test } from 'vitest';
import { aToy } from '../match/testing';
import { type Marked, marked } from './marks';
import { moveLists } from './moveList';

/** Lists the path of every changed node, with its mark. */
function placesOf({ key, mark, parts }: Marked, way = ''): string[] {
  const place = `${way}/${key}`;
  return [...(mark === 'same' ? [] : [`${mark} ${place}`]), ...(parts ?? []).flatMap((part) => placesOf(part, place))];
}

test('new, changed and removed nodes are marked with their ancestors', () => {
  const before = { turn: 1, hands: { 0: ['a', 'b'], 1: ['c'] }, deck: 9 };
  const after = { turn: 2, hands: { 0: ['a'], 1: ['c'] }, seen: { by: '0' } };
  expect(placesOf(marked('', before, after))).toEqual([
    'inside /',
    'changed //turn',
    'inside //hands',
    'inside //hands/0',
    'gone //hands/0/1',
    'new //seen',
    'new //seen/by',
    'gone //deck',
  ]);
  expect(placesOf(marked('', before, structuredClone(before)))).toEqual([]);
});

test('a value with a new type is marked as changed', () => {
  expect(marked('card', null, { name: 'gun' })).toMatchObject({ mark: 'changed', was: null });
  expect(marked('card', { name: 'gun' }, null)).toMatchObject({ mark: 'changed', was: { name: 'gun' }, parts: null });
  expect(marked('cards', [], {})).toMatchObject({ mark: 'changed', was: [] });
});

const view = { waitingFor: ['0', '1'], out: [], endsAt: null, sum: 0, me: '0' };

test('possible moves are listed with all their arguments', () => {
  expect(moveLists(aToy(), view, '0')).toMatchObject([
    { move: 'add', why: null, drafts: [[1], [2], [3]], hasMore: false },
  ]);
  expect(moveLists(aToy(), { ...view, waitingFor: [] }, '0')).toMatchObject([
    { why: 'game-over: The match is over.', drafts: [] },
  ]);
});

test('a move whose legality throws does not affect other moves', () => {
  const toy = aToy();
  const lying = (next: () => unknown) =>
    ({ ...toy, legal: { ...toy.legal, lie: { ...toy.legal.add, next } } }) as never;
  const broken = () => {
    throw new Error('no list');
  };
  const endless = () => ({ whole: false, picks: [{ mark: 1, draft: [1] }] });
  expect(moveLists(lying(broken), view, '0')).toMatchObject([{ drafts: [[1], [2], [3]] }, { fault: 'Error: no list' }]);
  expect(moveLists(lying(endless), view, '0')[1]).toMatchObject({ drafts: [], hasMore: true });
});
