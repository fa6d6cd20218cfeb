import { expect, test } from 'vitest';
import { honours } from './honours';
import { aMatch } from './testing';

// Seat 2 is dirty; Marisol Vane did it with the Katana. Seat 0's contact is Stokes, seat 1's is Pike.

test('a false claim by any cop is a deception, and repeating it adds none', () => {
  const match = aMatch();
  match.play('2', 'claim', 'clean', 'vane');
  match.play('2', 'claim', 'clean', 'vane');
  match.play('2', 'claim', 'contact', 'pike');
  match.play('2', 'claim', 'clean', 'bat');
  match.play('0', 'claim', 'contact', 'stokes');
  match.play('0', 'claim', 'clean', 'katana');
  match.play('0', 'retract', match.G.claims.at(-1)?.n ?? 0);
  match.play('1', 'claim', 'blown', null);
  const counted = honours(match.G);
  expect([counted['0'], counted['1'], counted['2']].map((each) => each?.deceptions)).toEqual([0, 1, 2]);
});

test('honest cops suspect by claims, shots and examinations; dirty cops do not', () => {
  const match = aMatch();
  match.play('0', 'claim', 'suspicion', '2');
  match.play('0', 'claim', 'suspicion', '1');
  match.play('1', 'shoot', '2');
  match.play('2', 'claim', 'suspicion', '0');
  match.play('0', 'examine', 'vane', 'bat', 'monday');
  const counted = honours(match.G);
  expect(counted['0']?.suspicions).toEqual({ right: 1, of: 3 });
  expect(counted['1']?.suspicions).toEqual({ right: 1, of: 1 });
  expect(counted['2']?.suspicions).toEqual({ right: 0, of: 0 });
});

test('examining the right pair is a correct suspicion', () => {
  const match = aMatch();
  match.play('0', 'examine', 'vane', 'katana', 'monday');
  expect(match.G.outcome?.reason).toBe('case-solved');
  expect(honours(match.G)['0']?.suspicions).toEqual({ right: 1, of: 1 });
});
