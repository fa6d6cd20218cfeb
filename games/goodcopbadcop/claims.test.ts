import { CLAIMS_A_ROUND, dice, draftOf, expectSame, playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '.';
import { contradictions } from './contradictions';
import type { State } from './state';
import { aDeal, aMatch, type Match } from './testing';
import { view } from './view';

const found = (match: Match) => contradictions(match.view(null)).map(({ rule, claims }) => [rule, ...claims]);

/** Returns a match in which seat 0 has looked at the middle card of seat 1, and seat 2 at the left card of seat 1. */
const lookedAt = (cards: Record<string, string> = {}) =>
  aMatch({ cards }).change((G) => {
    for (const [seat, id] of [
      ['0', '1.1'],
      ['2', '1.0'],
    ] as const)
      G.cards[id]?.knownBy.push(seat);
  });

describe('[GC-70] players make claims', () => {
  test('a claim is public and has no other effect', () => {
    const match = aMatch({ out: ['3'], players: 5 });
    const { claims: _, ...before } = structuredClone(match.G);
    expect(match.play('3', 'claim', 'side', 'honest')).toBe('ok');
    expect(match.play('2', 'claim', 'suspicion', '0', 1)).toBe('ok');
    const { claims, ...after } = match.G;
    expect(after).toEqual(before);
    expect(claims).toMatchObject([
      { n: 1, by: '3', round: 1, kind: 'side', subject: 'honest' },
      { n: 2, by: '2' },
    ]);
    expect(match.facts.at(-1)).toEqual({ code: 'claimed', facts: { by: '2', kind: 'suspicion', subject: '0' } });
    expect(aDeal().play('4', 'claim', 'side', 'kingpin')).toBe('ok');
  });

  test('a claim about a hidden card needs a publicly known look', () => {
    const match = lookedAt();
    expect(match.play('0', 'claim', 'crooked', '1:1')).toBe('ok');
    expect(match.play('0', 'claim', 'crooked', '1:0')).toBe('not-seen');
    expect(match.play('1', 'claim', 'agent', '1:2')).toBe('ok');
    expect(aDeal().play('1', 'claim', 'agent', '1:2')).toBe('not-seen');
    expect(aMatch({ cards: { 1: 'H^CC' } }).play('1', 'claim', 'honest', '1:0')).toBe('slot-not-hidden');
  });

  test('a claim with an impossible subject is refused', () => {
    const match = aMatch({ players: 5, out: ['3'] });
    for (const args of [
      ['suspicion', '5'],
      ['honest', '5:0'],
      ['honest', '1:3'],
      ['side', '1'],
      ['honest', 'agent'],
    ])
      expect(match.send('0', 'claim', args)).toBe('invalid-args');
    expect(match.play('0', 'claim', 'suspicion', '0')).toBe('bad-target');
    expect(match.play('0', 'claim', 'suspicion', '3')).toBe('bad-target');
    expect(match.play('0', 'claim', 'side', 'agent', 2)).toBe('round-over');
    for (let said = 0; said < CLAIMS_A_ROUND; said++) expect(match.play('0', 'claim', 'side', 'agent')).toBe('ok');
    expect(match.play('0', 'claim', 'side', 'agent')).toBe('too-many-claims');
  });
});

describe('the ledger finds claims that are contradicted', () => {
  test('a face-up card contradicts a false claim about it', () => {
    const match = lookedAt({ 1: 'HCC' });
    match.play('0', 'claim', 'honest', '1:1');
    match.play('1', 'claim', 'crooked', '1:1');
    match.play('2', 'claim', 'crooked', '1:0');
    expect(found(match)).toEqual([['one-card', 1, 2]]);
    match.change((G) => {
      for (const id of ['1.0', '1.1']) if (G.cards[id]) G.cards[id] = { ...G.cards[id], isUp: true, knownBy: [] };
    });
    expect(contradictions(match.view(null))).toMatchObject([
      { rule: 'open-card', sides: [{ claim: 1 }, { fact: { card: '1:1', face: 'crooked' } }] },
      { rule: 'open-card', sides: [{ claim: 3 }, { fact: { card: '1:0', face: 'honest' } }] },
      { rule: 'one-card', claims: [1, 2] },
    ]);
  });

  test('claims of two Agents contradict each other', () => {
    const match = lookedAt({ 4: 'A^HC', 1: 'CCC' });
    match.play('0', 'claim', 'side', 'agent');
    match.play('0', 'claim', 'agent', '1:1');
    match.play('4', 'claim', 'side', 'agent');
    expect(found(match)).toEqual([
      ['one-agent', 1],
      ['one-agent', 2],
    ]);
    const covered = aMatch();
    covered.play('0', 'claim', 'side', 'kingpin');
    covered.play('1', 'claim', 'side', 'kingpin');
    expect(found(covered)).toEqual([['one-kingpin', 1, 2]]);
  });

  test('a face-up leader contradicts a claim about a side', () => {
    const match = aMatch({ cards: { 1: 'K^CC', 2: 'H^C^C^' } });
    match.play('1', 'claim', 'side', 'honest');
    match.play('2', 'claim', 'side', 'agent');
    expect(contradictions(match.view(null))).toMatchObject([
      { rule: 'side-shown', sides: [{ claim: 1 }, { fact: { card: '1:0', face: 'kingpin' } }] },
      { rule: 'no-leader', sides: [{ claim: 2 }, { fact: { shown: '2', without: 'agent' } }] },
    ]);
    const seen = lookedAt();
    seen.play('1', 'claim', 'side', 'crooked');
    seen.play('0', 'claim', 'agent', '1:1');
    expect(found(seen)).toEqual([['side-seen', 1, 2]]);
  });

  test('claims of too many cards of one face contradict each other', () => {
    const match = aMatch({ players: 4, cards: { 0: 'H^H^A', 1: 'H^CC', 2: 'CHK', 3: 'CCH' } });
    match.play('2', 'claim', 'honest', '2:0');
    match.play('2', 'claim', 'honest', '2:1');
    expect(found(match)).toEqual([]);
    match.play('3', 'claim', 'honest', '3:1');
    expect(contradictions(match.view(null))).toMatchObject([
      {
        rule: 'too-many-honest',
        sides: [{ claim: 3 }, { fact: { face: 'honest', others: 5, of: 5 } }],
        claims: [1, 2, 3],
      },
    ]);
  });

  test('[GC-71] claims move with the cards that “Blackmail” swaps', () => {
    const match = aMatch({ hands: { 0: ['blackmail'] } });
    match.play('1', 'claim', 'agent', '1:0');
    match.play('1', 'claim', 'side', 'agent');
    match.play('2', 'claim', 'side', 'agent');
    expect(found(match)).toEqual([['one-agent', 1, 3]]);
    const targets = [
      ['1', 0],
      ['2', 2],
    ] as const;
    expect(match.send('0', 'useEquipment', [match.G.window, 'blackmail', ...targets])).toBe('ok');
    expect(match.view(null).claims[0]).toMatchObject({ by: '1', kind: 'agent', subject: '2:2' });
    expect(found(match)).toEqual([]);
  });
});

test('the ledger shows every viewer the same contradictions', () => {
  const random = dice('ledger');
  const said: State['claims'] = [];
  for (const { position, seats } of playRandomly({ module: goodcopbadcop, seats: 5, seed: 'ledger' })) {
    const G = position.G as State;
    for (const by of seats) {
      const draft = draftOf(goodcopbadcop, view(G, by), by, 'claim', random);
      if (!draft) continue;
      const [kind, subject] = draft as [never, never];
      said.push({ n: said.length + 1, by, at: 0, round: G.turn, kind, subject, retracted: false });
    }
    const claims = said.slice(-30);
    const open = contradictions({ ...view(G, null), claims });
    for (const seat of seats) expectSame(contradictions({ ...view(G, seat), claims }), open);
  }
  expect(said.length).toBeGreaterThan(30);
});
