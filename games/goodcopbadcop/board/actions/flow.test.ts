import { must } from 'hush/game';
import { legalityOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { legal } from '../../legal';
import { aMatch, type Match } from '../../testing';
import { advance, askOf, begin, momentOf, owed, stillOpen, whyNotThis } from './flow';

const ACTIONS = ['investigate', 'arm', 'equip', 'shoot'] as const;

const at = (table: Match, seat: string) => legalityOf(legal, table.view(seat), seat);

test('a player arming themselves picks a card to turn up and then a target', () => {
  const moves = at(aMatch({ cards: { '0': 'AHC^' } }), '0');
  const first = begin(moves, 'arm');
  expect(askOf(moves, first)).toEqual({ kind: 'slot', of: null, slots: [0, 1] });
  const second = advance(moves, first, 1);
  expect(askOf(moves, second)).toEqual({ kind: 'player', seats: ['1', '2', '3', '4'] });
  const whole = advance(moves, second, '3');
  expect(askOf(moves, whole)).toEqual({ kind: 'send' });
  expect(whole.draft).toEqual([1, '3']);
});

test('a player with all cards face up picks only a target when arming themselves', () => {
  const moves = at(aMatch({ cards: { '0': 'A^H^C^' } }), '0');
  expect(begin(moves, 'arm').draft).toEqual([null]);
  expect(askOf(moves, begin(moves, 'arm')).kind).toBe('player');
  expect(askOf(moves, begin(moves, 'equip'))).toEqual({ kind: 'send' });
});

test('a player who drew equipment picks a card to turn up', () => {
  const table = aMatch({ cards: { '0': 'AHC^' } }).declare({ action: 'equip' });
  const flow = must(owed(table.view('0'), '0'));
  expect(flow).toMatchObject({ move: 'chooseCard', picked: undefined });
  expect(askOf(at(table, '0'), flow)).toEqual({ kind: 'slot', of: null, slots: [0, 1] });
  expect(owed(table.view('1'), '1')).toBeNull();
});

test('a player who investigates picks an officer and then a card', () => {
  const table = aMatch({ cards: { '1': 'H^H^C^', '2': 'C^AC' }, out: ['4'] });
  const moves = at(table, '0');
  expect(askOf(moves, begin(moves, 'investigate'))).toEqual({ kind: 'player', seats: ['2', '3'] });
  expect(askOf(moves, begin(moves, 'investigate', ['2']))).toEqual({ kind: 'slot', of: '2', slots: [1, 2] });
});

test('the current target of an aim is preselected', () => {
  const table = aMatch({ guns: { '0': '3' } })
    .look('1', 0)
    .to('aim');
  expect(owed(table.view('0'), '0')).toMatchObject({ move: 'aim', picked: '3' });
  expect(owed(table.view('1'), '1')).toBeNull();
  expect(owed(table.view(null), null)).toBeNull();
});

test('a choice is offered only to the player who must make it', () => {
  const table = aMatch({ guns: { '0': '2' }, hands: { '3': ['riot_shield'] } }).shoot();
  table.expect(table.use('3', 'riot_shield'));
  expect(owed(table.view('2'), '2')).toMatchObject({ move: 'choosePlayer' });
  expect(askOf(at(table, '2'), { move: 'choosePlayer', draft: [], picked: undefined })).toEqual({
    kind: 'player',
    seats: expect.arrayContaining(['1', '3']),
  });
  for (const seat of ['0', '1', '3']) expect(owed(table.view(seat), seat)).toBeNull();
});

test('the board gives a reason for each officer who cannot be picked', () => {
  const table = aMatch({ cards: { '1': 'H^H^C^' }, out: ['4'] });
  const moves = at(table, '0');
  const reason = (of: string) => whyNotThis(moves, table.view('0'), begin(moves, 'investigate'), of);
  expect(reason('1')).toBe('slot-not-hidden');
  expect(reason('4')).toBe('bad-target');
  expect(reason('2')).toBeNull();
});

test('an action that is not possible has a reason', () => {
  const why = (table: Match, seat: string) => ACTIONS.map((action) => at(table, seat).why(action));
  const armed = aMatch({ guns: { '0': null } });
  expect(why(armed, '0')).toEqual([null, 'already-armed', null, 'no-aim']);
  expect(new Set(why(armed, '1'))).toEqual(new Set(['not-your-turn']));
  expect(at(aMatch(), '0').why('shoot')).toBe('no-gun');
});

test('a half-picked move is kept while equipment is used', () => {
  const table = aMatch({ hands: { '2': ['truth_serum'], '3': ['disguise'], '4': ['coffee'] } });
  const moment = () => momentOf(table.view('0'), '0');
  const now = () => at(table, '0');
  const before = moment();
  const arm = { ...begin(now(), 'arm', [1]), picked: '3' };
  const look = { ...begin(now(), 'investigate', ['1']), picked: 2 };
  const away = begin(now(), 'investigate', ['3']);
  table.expect(table.use('4', 'coffee'));
  expect(moment()).toBe(before);
  for (const flow of [arm, look, away]) expect(stillOpen(now(), flow)).toEqual(flow);

  table.expect(table.use('2', 'truth_serum', ['1', 2]));
  expect(moment()).toBe(before);
  expect(stillOpen(now(), arm)).toEqual(arm);
  expect(stillOpen(now(), look)).toEqual({ ...look, picked: undefined });
  table.expect(table.use('3', 'disguise', '3'));
  expect(stillOpen(now(), away)).toBeNull();
});

test('a shot is cancelled if the gun is turned on another target', () => {
  const table = aMatch({ guns: { '0': '3' }, hands: { '2': ['walkie_talkie'] } });
  const before = momentOf(table.view('0'), '0');
  table.expect(table.use('2', 'walkie_talkie', '4'));
  expect(momentOf(table.view('0'), '0')).not.toBe(before);
});
