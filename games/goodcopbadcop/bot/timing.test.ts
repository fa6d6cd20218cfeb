import { expect, test } from 'vitest';
import { must } from '../../../shared/must';
import { aDeal, aMatch } from '../testing';
import { delay } from './timing';

test('in a window all who are asked have one delay, whatever they hold and whether they have passed', () => {
  const match = aMatch({
    hands: { 1: ['riot_shield'], 2: ['smoke_grenade'], 3: ['coffee'] },
    guns: { 0: '2' },
  }).shoot();
  match.play('3', 'pass', match.G.window);
  const delays = ['1', '2', '3'].map((seat) => delay(match.view(null), seat, match.now));
  for (const each of delays) expect(each).toEqual({ from: 180, to: 440 });
  expect(delay(match.view(null), '4', match.now)).toBeNull();
});

test('a window that is still open after a while is asked about less often: by then bots have answered', () => {
  const match = aMatch({ hands: { 1: ['riot_shield'] }, guns: { 0: '2' } }).shoot();
  expect(delay(match.view(null), '1', match.now + 3_000)).toEqual({ from: 2_000, to: 4_000 });
});

test('an action takes as long as a person thinks; nobody else moves meanwhile', () => {
  const match = aMatch({ hands: { 1: ['riot_shield'] } });
  expect(delay(match.view(null), '0', match.now)).toEqual({ from: 2_500, to: 7_000 });
  for (const seat of ['1', '2', '3', '4']) expect(delay(match.view(null), seat, match.now)).toBeNull();
});

test('everybody places once', () => {
  const match = aDeal();
  expect(delay(match.view(null), '3', match.now)).not.toBeNull();
  match.play('3', 'place', [0, 1, 2]);
  expect(delay(match.view(null), '3', match.now)).toBeNull();
});

test('with little time left bots hurry, and nothing is tried in the last second', () => {
  const open = aMatch().view(null);
  const left = (ms: number) => delay({ ...open, endsAt: 1_000_000 }, '0', 1_000_000 - ms);
  expect(must(left(4_000)).to).toBeLessThanOrEqual(3_000);
  expect(must(left(4_000)).from).toBeLessThan(2_000);
  expect(left(1_000)).toBeNull();
});

test('without a limit they take the time they take', () => {
  expect(delay({ ...aMatch().view(null), endsAt: null }, '0', 5)).toEqual({ from: 2_500, to: 7_000 });
});

test('the dead and the finished match are left alone', () => {
  const open = aMatch({ out: ['0'], active: '1' }).view(null);
  expect(delay({ ...open, active: '0' }, '0', 5)).toBeNull();
  expect(delay({ ...open, phase: 'over' }, '1', 5)).toBeNull();
});
