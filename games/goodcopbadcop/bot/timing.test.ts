import { must } from 'hush/game';
import { expect, test } from 'vitest';
import { aDeal, aMatch } from '../testing';
import { asked, delay } from './timing';

/** Seat 4 is a person. The other seats are bots. */
const TABLE = { people: ['4'] };

test('all bots that a reaction window asks have the same delay', () => {
  const match = aMatch({
    hands: { 1: ['riot_shield'], 2: ['smoke_grenade'], 3: ['coffee'] },
    guns: { 0: '2' },
  }).shoot();
  match.play('3', 'pass', match.G.window);
  const delays = ['1', '2', '3'].map((seat) => delay(match.view(null), seat, match.now, TABLE));
  for (const each of delays) expect(each).toEqual({ from: 1_000, to: 3_000 });
  expect(delay(match.view(null), '4', match.now, TABLE)).toBeNull();
});

test('bots wait longer while a reaction window stays open', () => {
  const match = aMatch({ hands: { 1: ['riot_shield'] }, guns: { 0: '2' } }).shoot();
  expect(delay(match.view(null), '1', match.now + 4_000, TABLE)).toEqual({ from: 2_000, to: 4_000 });
});

test('a bot waits 2.5 to 7 s before its action', () => {
  const match = aMatch({ hands: { 1: ['riot_shield'] } });
  expect(delay(match.view(null), '0', match.now, TABLE)).toEqual({ from: 2_500, to: 7_000 });
  for (const seat of ['1', '2', '3', '4']) expect(delay(match.view(null), seat, match.now, TABLE)).toBeNull();
});

test('a bot that has placed its cards has no further delay', () => {
  const match = aDeal();
  expect(delay(match.view(null), '3', match.now, TABLE)).not.toBeNull();
  match.play('3', 'place', [0, 1, 2]);
  expect(delay(match.view(null), '3', match.now, TABLE)).toBeNull();
});

test('bots hurry when little time is left', () => {
  const open = aMatch().view(null);
  const left = (ms: number) => delay({ ...open, endsAt: 1_000_000 }, '0', 1_000_000 - ms, TABLE);
  expect(must(left(4_000)).to).toBeLessThanOrEqual(3_000);
  expect(must(left(4_000)).from).toBeLessThan(2_000);
  expect(left(1_000)).toBeNull();
});

test('the delay is the same with or without a time limit', () => {
  expect(delay({ ...aMatch().view(null), endsAt: null }, '0', 5, TABLE)).toEqual({ from: 2_500, to: 7_000 });
});

test('bots have no delay when they are eliminated or after the end', () => {
  const open = aMatch({ out: ['0'], active: '1' }).view(null);
  expect(delay({ ...open, active: '0' }, '0', 5, TABLE)).toBeNull();
  expect(delay({ ...open, phase: 'over' }, '1', 5, TABLE)).toBeNull();
});

test('bots react sooner if all people are eliminated', () => {
  const match = aMatch({ hands: { 1: ['coffee'] }, out: ['4'] }).look('2', 0);
  const open = match.view(null);
  expect(delay(open, '1', match.now, TABLE)).toEqual({ from: 200, to: 500 });
  expect(delay(open, '1', match.now, { people: [] })).toEqual({ from: 200, to: 500 });
  expect(delay(open, '1', match.now, { people: ['3', '4'] })).toEqual({ from: 1_000, to: 3_000 });
});

test('a bot’s key changes only with the next reaction window', () => {
  const deal = aDeal();
  const first = asked(deal.view(null), '3');
  deal.play('1', 'place', [0, 1, 2]);
  expect(asked(deal.view(null), '3')).toEqual(first);
  expect(asked(deal.view(null), '1')).toBeNull();
  const match = aMatch({ hands: { 1: ['coffee'], 2: ['taser'] } }).look('3', 0);
  const window = asked(match.view(null), '1');
  expect(window).not.toBeNull();
  match.play('2', 'pass', 2);
  match.change((G) => {
    G.absent = ['4'];
  });
  expect(asked(match.view(null), '1')).toEqual(window);
  match.allPass();
  expect(match.G.phase).toBe('endTurn');
  expect(asked(match.view(null), '1')).not.toEqual(window);
  expect(asked(match.view(null), '0')).toBeNull();
});
