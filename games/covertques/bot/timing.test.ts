import { chance, must, type Seat, seatsOf } from 'hush/game';
import { asking } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import type { View } from '../state';
import { aDeal, aMatch, type Match, NINE } from '../testing';
import { bots } from '.';
import { asked, delay } from './timing';

const PEOPLE = { people: ['0', '1'] };
const NOBODY = { people: [] };

const delayOf = (open: View, seat: string, left = 60_000) =>
  delay({ ...open, endsAt: 1_000_000 }, seat, 1_000_000 - left, PEOPLE);

test('all bots have the same delay in the night and in discovery', () => {
  const night = aMatch({ night: true });
  night.play('2', 'seen');
  const discovery = aMatch().to('discovery');
  for (const match of [night, discovery]) {
    const delays = match.G.seats.map((seat) => delay(match.view(null), seat, match.now, PEOPLE));
    expect(new Set(delays.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(delays[0]).not.toBeNull();
  }
});

test('bots let people give the first hint of a round', () => {
  const match = aMatch();
  expect(delayOf(match.view(null), '3')).toEqual({ from: 10_000, to: 30_000 });
  match.play('3', 'hint', 'cockpit');
  expect(delayOf(match.view(null), '4')).toEqual({ from: 3_000, to: 9_000 });
  expect(delayOf(match.view(null), '0')).toBeNull();
});

test('bots begin to talk early in a discussion', () => {
  const { from, to } = must(delayOf(aMatch().to('discuss').view(null), '2', 180_000));
  expect(from).toBeGreaterThanOrEqual(3_000);
  expect(SLOWEST * to).toBeLessThan(17_000);
});

test('bots that are ready make no further moves', () => {
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

test('bots hurry when little time is left', () => {
  const open = aMatch().to('vote').view(null);
  const { from, to } = must(delayOf(open, '0', 6_000));
  expect(from).toBeLessThan(2_000);
  expect(to).toBeLessThan(5_000);
  expect(delayOf(open, '0', 1_000)).toBeNull();
});

test('without a time limit, bots use the same delays', () => {
  expect(delay({ ...aMatch().view(null), endsAt: null }, '0', 5, PEOPLE)).toEqual({ from: 10_000, to: 30_000 });
});

test('no bot acts during the countdown or after the end', () => {
  const match = aMatch().to('voteResult');
  expect(delayOf(match.view(null), '0')).toBeNull();
  match.to('discovery').play('0', 'reveal', '1');
  expect(delay(match.view(null), '0', match.now, PEOPLE)).toBeNull();
});

test('bots give the first hint sooner if no person may give it', () => {
  const open = aMatch().view(null);
  const { to } = must(delay(open, '3', NINE, NOBODY));
  expect(to).toBeLessThan(must(delay(open, '3', NINE, PEOPLE)).to);
  expect(delay({ ...open, out: ['0', '1'] }, '3', NINE, PEOPLE)).toEqual(delay(open, '3', NINE, NOBODY));
});

test('a bot’s key changes when all people are ready to vote', () => {
  const match = aMatch().to('discuss');
  const key = (company = PEOPLE) => JSON.stringify(asked(match.view(null), '4', company));
  const before = key();
  for (const seat of ['3', '0']) {
    match.play(seat, 'readyToVote');
    expect(key()).toBe(before);
  }
  match.play('1', 'readyToVote');
  expect(key()).not.toBe(before);
  expect(key(NOBODY)).toBe(before);
  expect(asked(match.view(null), '3', PEOPLE)).toBeNull();
});

test('in the night, the key of the decision is the same for all bots', () => {
  const night = aMatch({ night: true });
  const keys = (match: Match) =>
    new Set(match.G.seats.map((seat) => JSON.stringify(asked(match.view(null), seat, PEOPLE))));
  const before = keys(night);
  night.play('2', 'seen');
  expect(keys(night)).toEqual(before);
  expect(before.size).toBe(1);
  expect(keys(aMatch().to('discovery')).size).toBe(1);
});

/** Factor by which the slowest bot character lengthens the usual delays. */
const SLOWEST = 1.15;
/** Maximum number of actions of a bot in a discussion: suspect a player, make a claim, get ready. */
const MOST_ACTIONS = 3;

test('[CQ-72] bots act within three seconds once all people have', () => {
  const discussion = aMatch().to('discuss');
  for (const seat of PEOPLE.people) discussion.play(seat, 'readyToVote');
  const vote = aMatch().to('vote');
  for (const seat of PEOPLE.people) vote.play(seat, 'skip');
  for (const match of [discussion, vote]) {
    const { to } = must(delayOf(match.view(null), '4'));
    expect(MOST_ACTIONS * SLOWEST * to).toBeLessThanOrEqual(3_000);
  }
});

/** Measures, in many matches, the time in ms from the last person's move to the end of the step. */
describe.each([3, 5, 8, 12])(
  '[CQ-72] %i seats: bots finish soon after the last person',
  { tags: ['long'] },
  (seats) => {
    test.each(['discuss', 'vote'] as const)('the phase `%s` ends within three seconds of the last person', (phase) => {
      const waits = Array.from({ length: 40 }, (_, game) => closes(seats, phase, `wait ${game}`));
      expect(Math.max(...waits)).toBeLessThanOrEqual(3_000);
    });
  },
);

/**
 * Returns the time in ms from the last person's move to the end of the step. Two people act late. Bots use their
 * longest delays and choose a new move time only when their key changes.
 */
function closes(seats: number, phase: 'discuss' | 'vote', seed: string): number {
  const match = aDeal(seats, seed).to(phase);
  const random = chance(seed);
  const people = ['0', '1'];
  const acted = new Map(people.map((seat) => [seat, match.now + 2_000 + random.Number() * 20_000]));
  const last = Math.max(...acted.values());
  const moments = new Map<Seat, { key: string; at: number }>();
  const look = () => {
    for (const seat of seatsOf(seats).slice(people.length)) {
      const key = JSON.stringify(asked(match.view(null), seat, { people }));
      const stretch = delay(match.view(null), seat, match.now, { people });
      if (!stretch) moments.delete(seat);
      else if (moments.get(seat)?.key !== key) moments.set(seat, { key, at: match.now + SLOWEST * stretch.to });
    }
  };
  for (look(); match.G.phase === phase; look()) {
    const all = [...acted, ...[...moments].map(([seat, { at }]) => [seat, at] as const)];
    const [seat, at] = must(all.sort(([, one], [, other]) => one - other)[0]);
    match.now = at;
    acted.delete(seat);
    moments.delete(seat);
    const choice = people.includes(seat)
      ? { move: phase === 'discuss' ? 'readyToVote' : 'skip', args: [] }
      : must(bots.analyst?.choose(asking({ view: match.view(seat), seat, random, budget: 1, now: match.now })));
    expect(match.send(seat, choice.move, choice.args)).toBe('ok');
  }
  return match.now - last;
}
