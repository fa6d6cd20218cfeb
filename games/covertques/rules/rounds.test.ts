import { describe, expect, test } from 'vitest';
import type { Phase } from '../state';
import { aMatch, FIVE } from '../testing';

describe('[CQ-44] rounds without a move count towards cancellation', () => {
  test('three rounds without a move cancel the match', () => {
    const match = aMatch();
    while (match.G.outcome === null) match.timeOut();
    expect(match.G).toMatchObject({ round: 3, phase: 'matchOver' });
    expect(match.outcome).toEqual({ winners: [], reason: 'nobody-moved', cancelled: true });
    for (const { truth } of match.views()) expect(truth).toMatchObject({ code: { word: 'Tailor' } });
  });

  test('any move resets the number of rounds without a move', () => {
    const match = aMatch();
    const silent = () => {
      const { round } = match.G;
      while (match.G.round === round && match.G.outcome === null) match.timeOut();
      return match.G.idle;
    };
    expect([silent(), silent()]).toEqual([1, 2]);
    match.play('2', 'hint', 'sky');
    expect([silent(), silent(), silent()]).toEqual([0, 1, 2]);
    const until = (phase: Phase) => {
      while (match.G.phase !== phase) match.timeOut();
    };
    until('vote');
    match.play('3', 'skip');
    expect(silent()).toBe(0);
    until('discuss');
    match.play('3', 'readyToVote');
    expect(silent()).toBe(0);
    expect(match.G.outcome).toBeNull();
  });
});

describe('each round has a public word', () => {
  const rolled = (avoidRepeats: boolean, seed: string, rounds: number) => {
    const match = aMatch({ seed, options: { avoidRepeats } }).toRound(rounds);
    return match.G.dice;
  };

  test('[CQ-60] six rounds have six different words', () => {
    const sevenths = new Set<number>();
    for (let seed = 0; seed < 25; seed++) {
      const dice = rolled(true, `rolled ${seed}`, 12);
      expect(new Set(dice.slice(0, 6)).size).toBe(6);
      expect(new Set(dice.slice(6, 12)).size).toBe(6);
      sevenths.add(dice[6] ?? 0);
    }
    expect(sevenths.size).toBeGreaterThan(4);
  });

  test('the same word can come up twice if words may repeat', () => {
    const repeats = Array.from({ length: 10 }, (_, seed) => rolled(false, `free ${seed}`, 6)).filter(
      (dice) => new Set(dice).size < 6,
    );
    expect(repeats.length).toBeGreaterThan(5);
  });
});

test('[CQ-61] a move sent for round 1 is refused in round 2', () => {
  const match = aMatch().toRound(2);
  expect(match.play('0', 'hint', 'sky', 1)).toBe('round-over');
  expect(match.play('0', 'saidIt', 1)).toBe('round-over');
  match.to('discuss');
  expect(match.play('0', 'readyToVote', 1)).toBe('round-over');
  match.to('vote');
  expect(match.play('0', 'vote', '1', 1)).toBe('round-over');
  expect(match.play('0', 'skip', 1)).toBe('round-over');
  match.to('discovery');
  expect(match.play('1', 'reveal', '0', 1)).toBe('round-over');
  expect(match.play('1', 'reveal', '0', 2)).toBe('ok');
});

test('[CQ-63] chat is closed in the night and in discovery', () => {
  const match = aMatch({ roles: FIVE }).voteAll('4 4 4 - -').to('discovery');
  expect(match.view('4').quiet).toBe(true);
  match.toRound(2).to('discuss');
  expect(match.view('4').quiet).toBe(false);
  for (const seat of ['0', '1', '2', '3']) match.play(seat, 'readyToVote');
  expect(match.G.phase).toBe('discuss');
  expect(match.view(null).waitingFor).toEqual(['4']);
  expect(match.play('4', 'readyToVote')).toBe('ok');
  expect(match.G.phase).toBe('vote');
});
