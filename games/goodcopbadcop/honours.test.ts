import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { honours } from './honours';
import { aMatch } from './testing';

const cards = { 0: 'AHC', 1: 'HHC', 2: 'KCH', 3: 'CCH', 4: 'HHC' };

test('a false claim that was not retracted is a deception, and voicing a suspicion is rated as a shot is', () => {
  const match = aMatch({ cards });
  match.play('2', 'claim', 'side', 'agent');
  match.play('2', 'claim', 'side', 'crooked');
  match.play('2', 'claim', 'honest', '2:0');
  match.play('3', 'claim', 'side', 'honest');
  match.play('3', 'retract', must(match.G.claims.at(-1)).n);
  match.play('0', 'claim', 'suspicion', '2');
  match.play('0', 'claim', 'suspicion', '1');
  const counted = honours(match.G);
  expect(['0', '2', '3'].map((seat) => counted[seat]?.deceptions)).toEqual([0, 2, 0]);
  expect(counted['0']?.suspicions).toEqual({ right: 1, of: 2 });
});

test('a shot at the other side is right, and one at the shooter’s own side is a deception by each player of the other side', () => {
  const right = aMatch({ cards, guns: { 0: '3' } });
  right.shoot().allPass();
  expect(honours(right.G)['0']?.suspicions).toEqual({ right: 1, of: 1 });
  expect(Object.values(honours(right.G)).map(({ deceptions }) => deceptions)).toEqual([0, 0, 0, 0, 0]);

  const wrong = aMatch({ cards, guns: { 0: '1' } });
  wrong.shoot().allPass();
  expect(honours(wrong.G)['0']?.suspicions).toEqual({ right: 0, of: 1 });
  expect(Object.values(honours(wrong.G)).map(({ deceptions }) => deceptions)).toEqual([0, 0, 1, 1, 0]);
});
