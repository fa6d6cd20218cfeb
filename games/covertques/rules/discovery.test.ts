import { describe, expect, test } from 'vitest';
import type { Guess, Role } from '../state';
import { aMatch, FIVE, pointsOf } from '../testing';

const INQUISITION: Role[] = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'];
const both = { debugger: true, accomplice: true };

/** Creates a match that has reached discovery in this round. */
function at(round: number, roles: Role[] = FIVE, options = {}) {
  return aMatch({ roles, options }).toRound(round).to('discovery');
}

function guessing(roles: Role[], by: string, guess: Guess, options = {}, round = 1) {
  const match = at(round, roles, options);
  expect(match.play(by, 'reveal', guess, round)).toBe('ok');
  return { winners: match.outcome.winners, reason: match.outcome.reason, points: pointsOf(match.outcome) };
}

test('[CQ-22] only the Hacker may name a player in odd rounds', () => {
  for (const round of [1, 2, 3]) {
    const [may, mayNot] = round % 2 === 1 ? (['0', '1'] as const) : (['1', '0'] as const);
    const match = at(round);
    expect(match.play(mayNot, 'reveal', '2')).toBe('not-now');
    for (const user of ['2', '3', '4']) expect(match.play(user, 'reveal', '0')).toBe('not-now');
    expect(match.play(may, 'reveal', '2')).toBe('ok');
  }
});

test('[CQ-23] the Hacker and the named Admin get two points each', () => {
  expect(guessing(FIVE, '0', '1')).toEqual({ winners: ['0', '1'], reason: 'partner-found', points: [2, 2, 0, 0, 0] });
});

test('the Admin may name the Hacker in round 2', () => {
  expect(guessing(FIVE, '1', '0', {}, 2).points).toEqual([2, 2, 0, 0, 0]);
});

test('[CQ-24] a User who is wrongly named gets two points', () => {
  const roles: Role[] = ['hacker', 'admin', 'user', 'user', 'user', 'user'];
  expect(guessing(roles, '0', '3')).toEqual({
    winners: ['2', '3', '4', '5'],
    reason: 'guess-wrong',
    points: [0, 0, 1, 2, 1, 1],
  });
});

describe('a Hacker guesses that there is no Admin', () => {
  test('[CQ-25] a Hacker who rightly guesses “alone” scores two points', () => {
    expect(guessing(['hacker', 'user', 'user'], '0', 'alone')).toEqual({
      winners: ['0'],
      reason: 'knew-alone',
      points: [2, 0, 0],
    });
    expect(guessing(['hacker', 'admin', 'user'], '0', 'alone')).toMatchObject({ winners: ['2'], points: [0, 0, 1] });
  });

  test('[CQ-26] a User whom a lone Hacker names gets two points', () => {
    expect(guessing(['hacker', 'user', 'user'], '0', '1').points).toEqual([0, 2, 1]);
  });

  test('[CQ-27] with five players, the guess “alone” is not offered', () => {
    expect(at(1).play('0', 'reveal', 'alone')).toBe('alone-not-offered');
  });

  test('[CQ-58] an Admin is not offered the guess “alone”', () => {
    expect(at(2, ['hacker', 'admin', 'user', 'user']).play('1', 'reveal', 'alone')).toBe('alone-not-offered');
  });
});

test('[CQ-28] discovery takes ten seconds even if no seat may guess', () => {
  const match = at(2, ['hacker', 'user', 'user']);
  for (const seat of match.G.seats) expect(match.play(seat, 'reveal', 'alone')).toBe('not-now');
  const facts = match.facts.length;
  match.later(9_999).fireDue();
  expect([match.G.phase, match.facts.length]).toEqual(['discovery', facts]);
  match.later(1).fireDue();
  expect([match.G.phase, match.G.round]).toEqual(['hint', 3]);
});

test('[CQ-29] a User’s guess gets the usual refusal', () => {
  const wrongTime = aMatch().play('0', 'reveal', '1');
  expect([at(1).play('2', 'reveal', '0'), wrongTime]).toEqual(['not-now', 'not-now']);
});

test('[CQ-30] the next round begins with a new public die', () => {
  const match = at(1);
  match.later(10_000).fireDue();
  expect(match.G).toMatchObject({ phase: 'hint', round: 2, turn: null, starter: null });
  expect(match.G.dice).toHaveLength(2);
  expect(match.facts.at(-1)).toEqual({
    code: 'round-began',
    facts: { round: 2, die: match.G.dice[1], word: match.publicWord, again: match.G.dice[0] === match.G.dice[1] },
  });
});

test('[CQ-31] a guess that names a voted-out player or oneself is refused', () => {
  const match = aMatch().voteAll('4 4 4 - -').to('discovery');
  expect(match.play('0', 'reveal', '4')).toBe('target-voted-out');
  expect(match.play('0', 'reveal', '0')).toBe('self-target');
  expect(match.play('0', 'reveal', '9')).toBe('invalid-args');
});

test('[CQ-35] naming the Accomplice gives each user one point', () => {
  expect(guessing(INQUISITION, '0', '3', both)).toEqual({
    winners: ['2', '4', '5'],
    reason: 'guess-missed',
    points: [0, 0, 1, 0, 1, 1],
  });
});

test('[CQ-37] an Accomplice of winning insiders gets one point', () => {
  expect(guessing(INQUISITION, '0', '1', both)).toMatchObject({ winners: ['0', '1', '3'], points: [2, 2, 0, 1, 0, 0] });
});

test('[CQ-57] a named Debugger gets two points', () => {
  expect(guessing(INQUISITION, '0', '2', both).points).toEqual([0, 0, 2, 0, 1, 1]);
});

test('[CQ-46] a guess that arrives at the deadline is too late', () => {
  const match = at(1).toDeadline();
  expect(match.play('0', 'reveal', '1', 1)).toBe('round-over');
  expect(match.G).toMatchObject({ phase: 'hint', round: 2, outcome: null });
  expect(at(1).toDeadline().play('0', 'reveal', '1')).toBe('not-now');
});

test('[CQ-47] a refused guess changes no view', () => {
  const tables: [ReturnType<typeof at>, string[]][] = [
    [at(1), ['1', '2', '3', '4']],
    [at(2), ['0', '2', '3', '4']],
    [at(1, ['hacker', 'admin', 'user', 'user']), ['1', '2', '3']],
  ];
  for (const [match, seats] of tables) {
    const before = match.views();
    for (const seat of seats)
      for (const guess of [...match.G.seats, 'alone']) expect(match.play(seat, 'reveal', guess)).toBe('not-now');
    expect(match.views()).toEqual(before);
  }
  const early = aMatch();
  for (const seat of early.G.seats) expect(early.play(seat, 'reveal', 'alone')).toBe('not-now');
});

describe('[CQ-70] players can pass in discovery', () => {
  test('a pass changes no other view', () => {
    const match = at(1);
    const before = match.views();
    expect(match.play('1', 'pass', 1)).toBe('ok');
    const after = match.views();
    expect(after[2]?.me?.passed).toBe(true);
    expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
    expect(match.play('1', 'pass')).toBe('already-passed');
    for (const seat of ['0', '2', '3']) match.play(seat, 'pass');
    expect(match.G.phase).toBe('discovery');
    match.play('4', 'pass');
    expect([match.G.phase, match.G.round]).toEqual(['hint', 2]);
    expect(match.view('1').me?.passed).toBe(false);
  });

  test('discovery ends in the same way for every order of passes', () => {
    const orders = [
      ['0', '1', '2', '3', '4'],
      ['4', '3', '2', '1', '0'],
      ['2', '0', '4', '1', '3'],
    ];
    for (const round of [1, 2]) {
      const ends = orders.map((order) => {
        const match = at(round);
        const known = match.facts.length;
        for (const seat of order) {
          expect(match.facts).toHaveLength(known);
          expect(match.later(1_000).play(seat, 'pass')).toBe('ok');
        }
        return { facts: match.facts.slice(known), spectator: match.view(null) };
      });
      expect(ends[0]?.spectator).toMatchObject({ phase: 'hint', round: round + 1 });
      for (const end of ends) expect(end).toEqual(ends[0]);
    }
  });

  test('discovery takes its ten seconds if one player has not passed', () => {
    const match = at(1);
    const { deadline } = match.G;
    for (const seat of ['0', '1', '2', '3']) match.play(seat, 'pass');
    expect(match.G.deadline).toBe(deadline);
    match.timeOut();
    expect(match.G.round).toBe(2);
  });

  test('discovery does not wait for a voted-out player', () => {
    const match = aMatch({ roles: FIVE }).voteAll('4 4 4 4 -').to('discovery');
    expect(match.play('4', 'pass')).toBe('voted-out');
    for (const seat of ['0', '1', '2', '3']) match.play(seat, 'pass');
    expect(match.G.round).toBe(2);
  });

  test('an insider who has passed can still name the partner', () => {
    const match = at(1);
    match.play('0', 'pass');
    expect(match.play('0', 'reveal', '1')).toBe('ok');
    expect(match.outcome.reason).toBe('partner-found');
  });

  test('three rounds with only passes cancel the match', () => {
    const match = aMatch({ roles: FIVE });
    while (!match.G.outcome) {
      if (match.G.phase === 'discovery') for (const seat of match.G.seats) match.play(seat, 'pass');
      else match.timeOut();
    }
    expect([match.outcome.reason, match.G.round]).toEqual(['nobody-moved', 3]);
  });
});
