import { describe, expect, test } from 'vitest';
import { aMatch, handNames, lettersIn, type Opening } from '../testing';

const two: Opening = { guns: { 0: '2', 2: '4' } };

describe('shots hit players', () => {
  test('[GC-17] a non-leader who is hit is out', () => {
    const match = aMatch({
      ...two,
      cards: { 2: 'HHC' },
      hands: { 2: ['coffee'] },
      actives: { 2: ['disguise'] },
    }).shoot();
    expect(match.view(null).gunsInCentre).toBe(6);
    match.allPass();
    expect(lettersIn(match.G, '2')).toBe('H^H^C^');
    expect(match.G).toMatchObject({ out: ['2'], guns: {}, discards: ['coffee'], outcome: null });
    expect(match.view(null).gunsInCentre).toBe(8);
    expect(match.G.actives['2']).toEqual(['disguise']);
  });

  test('[GC-18] a leader who is hit once is wounded', () => {
    const match = aMatch({ ...two, cards: { 2: 'AHC' }, hands: { 2: ['coffee'] } })
      .shoot()
      .allPass();
    expect(lettersIn(match.G, '2')).toBe('A*H^C^');
    expect(match.G.out).toEqual([]);
    expect(match.G.choices).toEqual([{ kind: 'discard', seat: '2' }]);
    expect(handNames(match.G, '2')).toHaveLength(2);
    expect(match.play('2', 'discard', 'coffee')).toBe('ok');
    expect(handNames(match.G, '2')).toEqual(['coffee']);
    expect(match.view(null).gunsInCentre).toBe(7);
    expect(match.G.guns).toEqual({ 2: { aim: '4' } });
  });

  test('[GC-19] a hit on the wounded Agent lets all crooked players win', () => {
    const cards = { 0: 'CCH', 1: 'KHH', 2: 'A*H^C^', 3: 'HHC', 4: 'CCH' };
    const match = aMatch({ ...two, cards, out: ['4'], guns: { 0: '2' } }).shoot();
    expect(match.outcome).toEqual({ winners: ['0', '1', '4'], reason: 'agent-eliminated' });
    expect(match.G).toMatchObject({ phase: 'over', deadline: null });
    expect(match.play('0', 'shoot')).toBe('game-over');
  });

  test('[GC-20] a hit on the wounded Kingpin lets all honest players win', () => {
    const cards = { 0: 'CCH', 1: 'AHH', 2: 'K*C^C^', 3: 'HHC', 4: 'CCH' };
    expect(aMatch({ ...two, cards }).shoot().outcome).toEqual({ winners: ['1', '3'], reason: 'kingpin-eliminated' });
  });
});

describe('cards change a declared shot', () => {
  test('[GC-67] a hit on a healed leader only wounds the leader again', () => {
    const match = aMatch({ ...two, cards: { 2: 'A*H^C^' }, hands: { 3: ['med_kit'] } }).shoot();
    expect(match.use('3', 'med_kit', '0')).toBe('bad-target');
    expect(match.use('3', 'med_kit', '2')).toBe('ok');
    expect(lettersIn(match.G, '2')).toBe('A^H^C^');
    expect(match.play('0', 'keep')).toBe('ok');
    expect(lettersIn(match.G, '2')).toBe('A*H^C^');
    expect(match.G).toMatchObject({ outcome: null, out: [] });
  });

  test('[GC-68] a target that lost its leader is hit as a non-leader', () => {
    const match = aMatch({ ...two, cards: { 1: 'HHC', 2: 'A*H^C^' }, hands: { 3: ['blackmail'] } }).shoot();
    expect(match.use('3', 'blackmail', ['1', 0], ['2', 0])).toBe('ok');
    match.expect(match.play('0', 'keep'));
    expect(match.G).toMatchObject({ outcome: null, out: ['2'] });
    expect(lettersIn(match.G, '1')).toBe('A*HC');
    expect(lettersIn(match.G, '2')).toBe('H^H^C^');
  });
});

test('[GC-69] Planted Evidence counts for an eliminated player', () => {
  const cards = { 0: 'CCH', 1: 'A*H^C^', 2: 'H^H^C^', 3: 'KHC', 4: 'HHC' };
  const opening: Opening = { cards, out: ['2'], guns: { 0: '1' }, actives: { 2: ['planted_evidence'] } };
  expect(aMatch(opening).shoot().outcome.winners).toEqual(['0', '2', '3']);
  const match = aMatch({ ...opening, hands: { 0: ['evidence_bag'] } });
  expect(match.use('0', 'evidence_bag', { from: '2', what: 'planted_evidence', to: '4' })).toBe('ok');
  expect(match.shoot().outcome.winners).toEqual(['0', '3', '4']);
  expect(match.view(null).truth?.sides['4']).toEqual({ team: 'crooked', because: 'planted' });
});

test('[GC-52] a shooter eliminated by their own shot does not aim', () => {
  const cards = { 0: 'HCC', 2: 'HHC', 3: 'HHC' };
  const hands = { 1: ['riot_shield' as const], 4: ['taser' as const] };
  const match = aMatch({ cards, out: ['2', '3'], guns: { 0: '1' }, hands }).shoot();
  match.expect(match.use('1', 'riot_shield'));
  expect(match.view(null).choice).toEqual({ kind: 'riot_shield', seat: '1', players: ['0', '4'] });
  expect(match.play('1', 'choosePlayer', '0')).toBe('ok');
  match.allPass();
  expect(match.G).toMatchObject({ out: ['2', '3', '0'], phase: 'endTurn', asked: ['4'] });
  expect(match.allPass().G).toMatchObject({ active: '1', phase: 'action', centre: [] });
});

test('a leader who is hit by their own shot loses the gun', () => {
  const match = aMatch({ cards: { 0: 'AHC' }, guns: { 0: '1' }, hands: { 3: ['riot_shield'] } }).shoot();
  match.expect(match.use('3', 'riot_shield')).expect(match.play('1', 'choosePlayer', '0'));
  expect(match.G.guns).toEqual({});
  expect(lettersIn(match.G, '0')).toBe('A*H^C^');
  expect(match.G.phase).toBe('endTurn');
});

test('equipment in front of an eliminated player stays there', () => {
  const match = aMatch({
    cards: { 2: 'HHC' },
    guns: { 0: '2' },
    actives: { 2: ['coffee', 'surveillance_camera'] },
  }).shoot();
  expect(match.G.actives['2']).toEqual(['coffee', 'surveillance_camera']);
  expect(match.G.discards).toEqual([]);
  expect(match.G.active).toBe('1');
  expect(match.facts.map(({ code }) => code)).not.toContain('discarded');
});
