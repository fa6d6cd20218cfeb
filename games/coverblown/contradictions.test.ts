import { expectSame, playRandomly } from 'hush/testing';
import { expect, test } from 'vitest';
import { coverblown } from '.';
import { contradictions } from './contradictions';
import type { State } from './state';
import { aMatch, type Match } from './testing';
import { view } from './view';

const found = (match: Match) => contradictions(match.view(null)).map(({ rule, claims }) => [rule, ...claims]);

test('claims by several cops of the same contact contradict each other', () => {
  const match = aMatch({ players: 4 });
  for (const seat of ['0', '1', '2']) match.play(seat, 'claim', 'contact', 'frost');
  match.play('1', 'claim', 'contact', 'frost');
  expect(found(match)).toEqual([
    ['one-contact', 1, 2],
    ['one-contact', 1, 3],
  ]);
});

test('two claims of different contacts by one cop contradict each other', () => {
  const match = aMatch();
  match.play('0', 'claim', 'contact', 'frost');
  match.play('0', 'claim', 'contact', 'pike');
  expect(found(match)).toEqual([['two-contacts', 1, 2]]);
  match.play('0', 'retract', 1);
  expect(found(match)).toEqual([]);
});

test('after a “Fishy” verdict, claims that both tokens are clean contradict each other', () => {
  const match = aMatch({ murderer: 'vane', weapon: 'katana' });
  match.play('0', 'claim', 'clean', 'pike');
  match.play('1', 'examine', 'pike', 'katana');
  match.afterVerdict();
  expect(found(match)).toEqual([]);
  match.play('2', 'claim', 'clean', 'katana');
  match.play('1', 'claim', 'contact', 'pike');
  expect(contradictions(match.view(null))).toMatchObject([
    { rule: 'fishy-together', sides: [{ claim: 1 }, { claim: 2 }], claims: [1, 3, 2] },
  ]);
});

test('a claim of a blown cover is a contradiction if the contact was not examined', () => {
  const match = aMatch();
  match.play('0', 'claim', 'blown', null);
  expect(contradictions(match.view(null))).toMatchObject([
    { rule: 'nobody-examined', sides: [{ claim: 1 }, { fact: { unexaminedOn: 'monday' } }] },
  ]);
  match.later(1000).play('1', 'examine', 'pike', 'bat');
  match.afterVerdict();
  match.later(1000).play('2', 'claim', 'blown', null);
  match.play('2', 'claim', 'contact', 'frost');
  expect(found(match)).toEqual([
    ['nobody-examined', 1],
    ['not-examined', 3, 2],
  ]);
});

test('the ledger shows every seat the same contradictions', () => {
  for (const { position, seats } of playRandomly({ module: coverblown, seats: 4, seed: 'ledger' })) {
    const G = position.G as State;
    const open = contradictions(view(G, null));
    for (const seat of seats) expectSame(contradictions(view(G, seat)), open);
  }
});
