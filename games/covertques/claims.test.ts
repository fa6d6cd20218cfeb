import { CLAIMS_A_ROUND, expectSame, playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '.';
import { contradictions } from './contradictions';
import type { State } from './state';
import { aMatch, type Match } from './testing';
import { view } from './view';

const found = (match: Match) => contradictions(match.view(null)).map(({ rule, claims }) => [rule, ...claims]);

describe('[CQ-69] players make claims', () => {
  test('a claim is public and has no effect', () => {
    const match = aMatch().to('discuss');
    const { claims: _, ...before } = structuredClone(match.G);
    expect(match.play('2', 'claim', 'loyal', null)).toBe('ok');
    const { claims, ...after } = match.G;
    expect(after).toEqual(before);
    expect(claims).toMatchObject([{ n: 1, by: '2', round: 1, kind: 'loyal', subject: null }]);
    expect(match.facts.at(-1)).toEqual({ code: 'claimed', facts: { by: '2', kind: 'loyal', subject: null } });
    expect(match.to('vote').play('2', 'claim', 'loyal', null)).toBe('ok');
    expect(match.to('discovery').play('2', 'claim', 'loyal', null)).toBe('not-now');
    expect(aMatch({ night: true }).play('2', 'claim', 'loyal', null)).toBe('not-now');
  });

  test('a claim about a hint is refused before the seat has hinted', () => {
    const match = aMatch();
    expect(match.play('0', 'claim', 'meant', 'Pilot')).toBe('no-hint-given');
    expect(match.play('0', 'hint', 'wings')).toBe('ok');
    expect(match.play('0', 'claim', 'meant', 'Pilot')).toBe('ok');
    for (const args of [
      ['meant', 'Tailor'],
      ['meant', 'Chef'],
      ['meant', null],
      ['loyal', 'Pilot'],
      ['suspicion', '1'],
      ['meant', 'x'.repeat(41)],
    ])
      expect(match.send('0', 'claim', args)).toBe('invalid-args');
    expect(match.play('0', 'claim', 'meant', 'Pilot', 2)).toBe('round-over');
  });

  test('a seat can make twenty claims per round, including suspicions', () => {
    const match = aMatch().to('discuss');
    expect(match.play('2', 'suspect', '0')).toBe('ok');
    for (let said = 1; said < CLAIMS_A_ROUND; said++) expect(match.play('2', 'claim', 'loyal', null)).toBe('ok');
    expect(match.play('2', 'claim', 'loyal', null)).toBe('too-many-claims');
    expect(match.play('2', 'suspect', '1')).toBe('too-many-claims');
    expect(match.why('2', 'suspect')).toBe('too-many-claims');
  });
});

describe('the ledger finds contradictions', () => {
  test('a vote against another player contradicts a suspicion', () => {
    const match = aMatch().to('discuss');
    match.play('2', 'suspect', '0');
    match.play('3', 'suspect', '0');
    match.play('4', 'suspect', '0');
    match.voteAll('2 3 1 0 -');
    match.toRound(2);
    expect(contradictions(match.view(null))).toMatchObject([
      { rule: 'other-vote', sides: [{ claim: 1 }, { fact: { round: 1, voter: '2', votedFor: '1' } }] },
    ]);
  });

  test('too many claims to be loyal contradict each other', () => {
    const match = aMatch().to('discuss');
    for (const seat of ['0', '1', '2']) match.play(seat, 'claim', 'loyal', null);
    expect(found(match)).toEqual([]);
    match.play('3', 'claim', 'loyal', null);
    expect(contradictions(match.view(null))).toMatchObject([
      { rule: 'too-many-loyal', sides: [{ claim: 4 }, { fact: { others: 3, of: 3 } }], claims: [1, 2, 3, 4] },
    ]);
  });

  test('an Accomplice’s claim to be loyal is contradicted', () => {
    const match = aMatch({ roles: ['hacker', 'admin', 'user', 'user', 'accomplice', 'debugger'] }).to('discuss');
    match.play('4', 'claim', 'loyal', null);
    match.voteAll('4 4 4 4 - 4');
    expect(found(match.toRound(2))).toEqual([['not-loyal', 1]]);
  });
});

test('every seat is shown the same contradictions', () => {
  for (const { position, seats } of playRandomly({ module: covertques, seats: 6, seed: 'ledger' })) {
    const G = position.G as State;
    const open = contradictions(view(G, null));
    for (const seat of seats) expectSame(contradictions(view(G, seat)), open);
  }
});
