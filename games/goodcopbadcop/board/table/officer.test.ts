import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { secretFace } from '../art/LyingCard';
import { nextUp, scrolledTo } from './officer';
import { turnsOf } from './turns';

test('the list of next turns follows the direction of play', () => {
  const table = aMatch({ active: '1', out: ['3'] });
  expect(nextUp(table.view(null))).toEqual(['1', '2', '4', '0']);
  table.change((G) => {
    G.direction = -1;
  });
  expect(nextUp(table.view(null))).toEqual(['1', '0', '4', '2']);
});

test('a covered card shows no face', () => {
  const view = aMatch({ cards: { '0': 'AHC' } }).view('0');
  const seen = (held: typeof view.me, of: string) => secretFace({ view, seat: '0', of, held }, 0);
  expect(seen(view.me, '0')).toBe('agent');
  expect(seen(null, '0')).toBeNull();
  expect(seen(view.me, '1')).toBeNull();
});

test('every log entry is assigned to its turn', () => {
  const line = (code: string, facts: Record<string, number | string> | null) => ({ n: 0, at: 0, code, facts });
  expect(
    turnsOf([line('used', null), line('turn', { seat: '0', turn: 1 }), line('armed', null), line('turn', { turn: 2 })]),
  ).toEqual([0, 1, 1, 2]);
});

test('on a low screen, the list scrolls to the viewer’s row before the others', () => {
  const aimed = aMatch({ guns: { '1': '0' }, active: '1', hands: { '2': ['coffee'] } }).shoot();
  expect(scrolledTo(aimed.view('0'), '0')).toEqual(['0', '1']);
  expect(scrolledTo(aimed.view('2'), '2')).toEqual(['1', '0']);
});
