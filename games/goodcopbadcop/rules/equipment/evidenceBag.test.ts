import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { aMatch, handNames, type Opening } from '../../testing';

const bag: Opening = { hands: { 3: ['evidence_bag'] } };

test('[GC-55] the new owner of a moved “Coffee” has the next turn', () => {
  const match = aMatch({ ...bag, actives: { 1: ['coffee'] } });
  expect(match.use('3', 'evidence_bag', { from: '1', what: 'coffee', to: '4' })).toBe('ok');
  expect(match.look('2', 0).G.active).toBe('4');
  expect(match.look('2', 0).G.active).toBe('0');
});

test('[GC-55] Smoke Grenade cannot be moved', () => {
  const match = aMatch({
    cards: { 2: 'HHC' },
    out: ['2'],
    hands: { 3: ['evidence_bag'], 0: ['smoke_grenade'] },
    actives: { 1: ['coffee'] },
  });
  match.expect(match.use('0', 'smoke_grenade'));
  expect(match.use('3', 'evidence_bag', { from: '0', what: 'smoke_grenade', to: '4' })).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', { from: '1', what: 'coffee', to: '2' })).toBe('bad-target');
});

describe('Evidence Bag moves hand cards', () => {
  test('[GC-56] Evidence Bag moves a hand card face down', () => {
    const match = aMatch({ hands: { 1: ['taser'], 2: ['coffee'], 3: ['evidence_bag'] } });
    expect(match.use('3', 'evidence_bag', { from: '1', what: 'hand', to: '2' })).toBe('ok');
    expect(match.view(null)).toMatchObject({
      phase: 'choose',
      choice: { kind: 'discard', seat: '2' },
      waitingFor: ['2'],
    });
    expect(match.play('0', 'investigate', '1', 0)).toBe('wrong-stage');
    expect(match.use('2', 'coffee')).toBe('over-hand-limit');
    expect(must(match.view('1').me).knownHands).toEqual([{ seat: '2', card: 'taser' }]);
    expect(must(match.view('3').me).knownHands).toEqual([]);
    expect(JSON.stringify(match.facts)).not.toContain('taser');
    expect(match.play('2', 'discard', 'taser')).toBe('ok');
    expect(handNames(match.G, '2')).toEqual(['taser']);
    expect(match.G.discards).toEqual(['coffee', 'evidence_bag']);
  });

  test('after a hand card moves back, the player who held it meanwhile still knows it', () => {
    const match = aMatch({ hands: { 1: ['taser'], 3: ['evidence_bag'] } });
    match.expect(match.use('3', 'evidence_bag', { from: '1', what: 'hand', to: '2' })).change((G) => {
      G.hands['3'] = [{ card: 'evidence_bag', knownBy: [] }];
      G.discards = [];
    });
    match.expect(match.use('3', 'evidence_bag', { from: '2', what: 'hand', to: '1' }));
    expect(match.G.hands['1']).toEqual([{ card: 'taser', knownBy: ['2'] }]);
    expect(must(match.view('2').me).knownHands).toEqual([{ seat: '1', card: 'taser' }]);
  });
});

test('Evidence Bag cannot give a card to its user', () => {
  const match = aMatch({ hands: { 1: ['taser'], 3: ['evidence_bag'] }, actives: { 1: ['disguise'], 3: ['coffee'] } });
  expect(match.use('3', 'evidence_bag', { from: '1', what: 'hand', to: '3' })).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', { from: '1', what: 'hand', to: '1' })).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', { from: '3', what: 'hand', to: '1' })).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', { from: '2', what: 'hand', to: '1' })).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', { from: '1', what: 'coffee', to: '2' })).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', '1')).toBe('bad-target');
  expect(match.use('3', 'evidence_bag', { from: '3', what: 'coffee', to: '2' })).toBe('ok');
});

test('Evidence Bag can move a card in front of an eliminated player', () => {
  const match = aMatch({ ...bag, cards: { 2: 'HHC' }, out: ['2'], actives: { 2: ['planted_evidence'] } });
  expect(match.use('3', 'evidence_bag', { from: '2', what: 'planted_evidence', to: '0' })).toBe('ok');
  expect(match.G.actives).toMatchObject({ 0: ['planted_evidence'], 2: [] });
});

test('Evidence Bag is refused if there is no card to move', () => {
  expect(aMatch(bag).use('3', 'evidence_bag', { from: '1', what: 'hand', to: '2' })).toBe('requirement-missing');
});

test('every legal use of Evidence Bag can be picked step by step', () => {
  const match = aMatch({ hands: { 1: ['taser'], 3: ['evidence_bag'] }, actives: { 1: ['disguise'] } });
  const picks = match.legal('3', 'useEquipment', [1, 'evidence_bag']).picks.map(({ mark }) => mark);
  expect(picks).toHaveLength(6);
  expect(picks).toContainEqual({ from: '1', what: 'disguise', to: '0' });
});
