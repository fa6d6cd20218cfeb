import { describe, expect, test } from 'vitest';
import type { Role } from '../state';
import { aMatch, pointsOf } from '../testing';
import { tally } from './votes';

const INQUISITION: Role[] = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'];
const both = { debugger: true, accomplice: true };

describe('votes are counted', () => {
  test.each([
    ['[CQ-15]', 'A A B - -', 'A'],
    ['[CQ-16]', 'A A B B -', 'tied'],
    ['[CQ-17]', 'A - - - B', 'skipped'],
    ['[CQ-18]', 'A A B - - -', 'A'],
    ['a tie at one', 'A B C - -', 'tied'],
    ['one vote and half skips', 'A B B - - -', 'B'],
    ['everybody skips', '- - -', 'skipped'],
  ])('%s: the votes %s give the result %s', (_, votes, verdict) => {
    const { shown, nobody } = tally(votes.split(' ').map((vote) => (vote === '-' ? null : vote)));
    expect(shown ?? nobody).toBe(verdict);
  });
});

test('[CQ-15] the player with the most votes is voted out', () => {
  const match = aMatch().voteAll('2 2 3 - -');
  expect(match.G.results).toMatchObject([{ round: 1, shown: '2', role: 'user', nobody: null }]);
  for (const { votedOut, out } of match.views())
    expect([votedOut, out]).toEqual([[{ seat: '2', role: 'user', round: 1 }], ['2']]);
});

test('[CQ-16, CQ-17] no player is voted out in a tie', () => {
  expect(aMatch().voteAll('3 3 4 4 -').G).toMatchObject({ votedOut: [], results: [{ shown: null, nobody: 'tied' }] });
  expect(aMatch().voteAll('2 - - - 3').G).toMatchObject({ votedOut: [], results: [{ nobody: 'skipped' }] });
});

test('[CQ-18] three skips among six votes are not a majority', () => {
  const match = aMatch({ roles: ['hacker', 'admin', 'user', 'user', 'user', 'user'] }).voteAll('2 2 3 - - -');
  expect(match.G.votedOut).toMatchObject([{ seat: '2' }]);
});

test('[CQ-19] the users win if the Admin is voted out', () => {
  const match = aMatch().voteAll('1 - 1 1 -');
  expect(match.outcome).toMatchObject({ reason: 'insider-voted-out', winners: ['2', '3', '4'] });
  expect(pointsOf(match.outcome)).toEqual([0, 0, 1, 1, 0]);
  expect(match.G.phase).toBe('matchOver');
});

test('[CQ-20] a voted-out User still votes', () => {
  const match = aMatch().voteAll('4 4 4 - -');
  expect(match.G.outcome).toBeNull();
  match.toRound(2);
  expect(match.play('4', 'hint', 'sky')).toBe('voted-out');
  match.to('vote');
  expect(match.play('0', 'vote', '4')).toBe('target-voted-out');
  expect(match.play('4', 'vote', '1')).toBe('ok');
});

test('[CQ-34] the role of a voted-out Accomplice is shown', () => {
  const match = aMatch({ roles: INQUISITION, options: both }).voteAll('3 3 3 - - -');
  expect(match.G).toMatchObject({ outcome: null, phase: 'voteResult', votedOut: [{ seat: '3', role: 'accomplice' }] });
});

test('[CQ-43] missing votes count as skips', () => {
  const match = aMatch().to('discuss');
  for (const seat of ['0', '1', '2', '3']) expect(match.play(seat, 'readyToVote')).toBe('ok');
  expect(match.play('0', 'readyToVote')).toBe('already-ready');
  match.later(179_999).fireDue();
  expect(match.G.phase).toBe('discuss');
  match.later(1).fireDue();
  expect(match.G.phase).toBe('vote');
  for (const seat of ['0', '1', '2', '3']) match.play(seat, 'vote', '4');
  match.later(29_999).fireDue();
  expect(match.G.phase).toBe('vote');
  match.later(1).fireDue();
  expect(match.G.phase).toBe('voteResult');
  expect(match.timeOut().G.results[0]).toMatchObject({ votes: { 4: null }, late: ['4'] });
});

test('[CQ-43] the vote opens immediately when all players are ready', () => {
  const match = aMatch().to('discuss');
  for (const seat of match.G.seats) match.play(seat, 'readyToVote');
  expect(match.G.phase).toBe('vote');
});

test('[CQ-45] votes are hidden for three seconds', () => {
  const match = aMatch().to('vote');
  for (const seat of match.G.seats) match.play(seat, 'skip');
  const hidden = () => match.views().every(({ results }) => results.length === 0);
  expect([match.G.phase, hidden()]).toEqual(['voteResult', true]);
  match.later(2_999).fireDue();
  expect(hidden()).toBe(true);
  match.later(1).fireDue();
  expect([match.G.phase, match.view(null).results.length]).toEqual(['voteResult', 1]);
  match.later(4_999).fireDue();
  expect(match.G.phase).toBe('voteResult');
  match.later(1).fireDue();
  expect(match.G.phase).toBe('discovery');
});

test('[CQ-56] a voted-out User scores if the Admin is voted out', () => {
  const match = aMatch({ roles: INQUISITION, options: both }).voteAll('5 5 5 - - -').toRound(2);
  match.voteAll('1 - 1 1 - 1');
  expect(pointsOf(match.outcome)).toEqual([0, 0, 1, 0, 0, 1]);
  expect(match.outcome.winners).toEqual(['2', '4', '5']);
});

test('[CQ-62] a vote for oneself is refused', () => {
  const match = aMatch().voteAll('4 4 4 - -').toRound(2);
  expect(match.play('0', 'vote', '1')).toBe('not-now');
  expect(match.play('0', 'skip')).toBe('not-now');
  match.to('vote');
  expect(match.play('0', 'vote', '0')).toBe('self-target');
  expect(match.play('0', 'vote', '4')).toBe('target-voted-out');
  expect(match.play('0', 'vote', '7')).toBe('invalid-args');
  match.play('0', 'vote', '1');
  expect(match.play('0', 'vote', '2')).toBe('already-voted');
  match.play('1', 'skip');
  expect(match.play('1', 'vote', '2')).toBe('already-voted');
  expect(match.play('1', 'skip')).toBe('already-voted');
  expect(match.play('1', 'vote', '1')).toBe('already-voted');
});

test('a lone Hacker without opponents can only skip', () => {
  const match = aMatch({ roles: ['hacker', 'user', 'user'] }).change((G) => {
    G.votedOut = ['1', '2'].map((seat) => ({ seat, role: 'user', round: 0 }));
  });
  expect(match.to('vote').why('0', 'vote')).toBe('self-target');
  expect(match.play('0', 'skip')).toBe('ok');
});
