import { expect, test } from 'vitest';
import { honours } from './honours';
import { aMatch } from './testing';

// Seat 0 is the Hacker, seat 1 the Admin, the others are users.

test('a user’s vote for a user is a deception by both insiders, and insiders’ votes are none', () => {
  const match = aMatch().voteAll('2 3 3 4 1');
  const counted = honours(match.G);
  expect(['0', '1', '2'].map((seat) => counted[seat]?.deceptions)).toEqual([2, 2, 0]);
  expect(['0', '2', '3', '4'].map((seat) => counted[seat]?.suspicions)).toEqual([
    { right: 0, of: 0 },
    { right: 0, of: 1 },
    { right: 0, of: 1 },
    { right: 1, of: 1 },
  ]);
});

test('a claim to be loyal from the insiders’ side is one deception, unless it is retracted', () => {
  const match = aMatch().to('discuss');
  for (const seat of ['0', '0', '1', '2']) match.play(seat, 'claim', 'loyal', null);
  match.play('1', 'retract', match.G.claims.find(({ by }) => by === '1')?.n ?? 0);
  const counted = honours(match.G);
  expect(['0', '1', '2'].map((seat) => counted[seat]?.deceptions)).toEqual([1, 0, 0]);
});

test('a skip is not a suspicion, and the guess that ends the match is', () => {
  const match = aMatch().voteAll('- - - - -').to('discovery');
  match.play('0', 'reveal', '1');
  expect(match.outcome.reason).toBe('partner-found');
  const counted = honours(match.G);
  expect(counted['0']?.suspicions).toEqual({ right: 1, of: 1 });
  expect(counted['2']?.suspicions).toEqual({ right: 0, of: 0 });
});
