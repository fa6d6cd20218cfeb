import { expect, test } from 'vitest';
import { must } from '../../../shared/must';
import type { View } from '../state';
import { aMatch } from '../testing';
import { delay } from './timing';

const delayOf = (open: View, seat: string, left = 60_000) =>
  delay({ ...open, endsAt: 1_000_000 }, seat, 1_000_000 - left);

test('in the night and in discovery all seats have one delay, whoever pressed or holds what', () => {
  const night = aMatch({ night: true });
  night.play('2', 'seen');
  const discovery = aMatch().to('discovery');
  for (const match of [night, discovery]) {
    const delays = match.G.seats.map((seat) => delay(match.view(null), seat, match.now));
    expect(new Set(delays.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(delays[0]).not.toBeNull();
  }
});

test('people get the first word of a round; after that bots answer in 4 to 12 s when it is their turn', () => {
  const match = aMatch();
  expect(delayOf(match.view(null), '3')).toEqual({ from: 10_000, to: 30_000 });
  match.play('3', 'hint', 'cockpit');
  expect(delayOf(match.view(null), '4')).toEqual({ from: 4_000, to: 12_000 });
  expect(delayOf(match.view(null), '0')).toBeNull();
});

test('who is ready or has voted waits; who is voted out still votes and no longer hints', () => {
  const match = aMatch().to('discuss');
  match.play('1', 'readyToVote');
  expect(delayOf(match.view(null), '1')).toBeNull();
  expect(delayOf(match.view(null), '2')).not.toBeNull();
  match.voteAll('2 2 - 2 2').toRound(2);
  expect(delayOf(match.view(null), '2')).toBeNull();
  expect(delayOf(match.to('vote').view(null), '2')).not.toBeNull();
  match.play('2', 'skip');
  expect(delayOf(match.view(null), '2')).toBeNull();
});

test('with little time left bots hurry, and nothing is tried in the last second', () => {
  const open = aMatch().to('vote').view(null);
  const { from, to } = must(delayOf(open, '0', 6_000));
  expect(from).toBeLessThan(2_000);
  expect(to).toBeLessThan(5_000);
  expect(delayOf(open, '0', 1_000)).toBeNull();
});

test('without a limit they take the time they take', () => {
  expect(delay({ ...aMatch().view(null), endsAt: null }, '0', 5)).toEqual({ from: 10_000, to: 30_000 });
});

test('nobody moves while votes are counted or when all is over', () => {
  const match = aMatch().to('voteResult');
  expect(delayOf(match.view(null), '0')).toBeNull();
  match.to('discovery').play('0', 'reveal', '1');
  expect(delay(match.view(null), '0', match.now)).toBeNull();
});
