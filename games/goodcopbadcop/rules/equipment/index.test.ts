import { describe, expect, test } from 'vitest';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import { EQUIPMENT_IDS } from '../../state';
import { aMatch, handNames, lettersIn, type Opening } from '../../testing';
import { effects } from '.';

test('every card has an effect and text', () => {
  expect(Object.keys(effects).sort()).toEqual([...EQUIPMENT_IDS].sort());
  for (const id of EQUIPMENT_IDS) expect(EQUIPMENT_TEXT[id].effect).toMatch(/\.$/);
});

describe('Defibrillator revives a player', () => {
  const opening: Opening = { cards: { 2: 'HHC' }, out: ['2'], hands: { 3: ['defibrillator'] } };

  test('[GC-37] a revived player has all cards face up', () => {
    const match = aMatch({ ...opening, actives: { 2: ['disguise'] }, active: '1' });
    expect(match.use('3', 'defibrillator', '2')).toBe('ok');
    expect(match.G.out).toEqual([]);
    expect(lettersIn(match.G, '2')).toBe('H^H^C^');
    expect(match.view(null).table['2']).toMatchObject({ out: false, gun: null, hand: 0, active: ['disguise'] });
    expect(match.look('0', 0).G.active).toBe('2');
    expect(match.play('2', 'arm', null, '4')).toBe('ok');
    expect(match.G.guns).toEqual({ 2: { aim: '4' } });
  });

  test('the Defibrillator is refused on a player who is not eliminated', () => {
    const match = aMatch(opening);
    expect(match.use('3', 'defibrillator', '1')).toBe('bad-target');
    expect(match.use('3', 'defibrillator', '3')).toBe('bad-target');
    expect(aMatch({ hands: { 3: ['defibrillator'] } }).use('3', 'defibrillator', '1')).toBe('requirement-missing');
  });

  test('a player who was just revived is not asked', () => {
    const match = aMatch({ ...opening, hands: { 3: ['defibrillator'], 4: ['coffee'] } }).look('1', 0);
    match.expect(match.use('3', 'defibrillator', '2')).expect(match.play('0', 'keep'));
    expect(match.view(null).window?.asked).toEqual(['4']);
  });
});

describe('Med Kit heals a wounded leader', () => {
  test('Med Kit heals a leader’s wound', () => {
    const match = aMatch({ cards: { 1: 'A*HC' }, hands: { 0: ['med_kit'] } });
    expect(match.use('0', 'med_kit', '2')).toBe('bad-target');
    expect(match.use('0', 'med_kit', '1')).toBe('ok');
    expect(lettersIn(match.G, '1')).toBe('A^HC');
    expect(match.facts).toContainEqual({ code: 'healed', facts: { seat: '1' } });
  });

  test('Med Kit is refused if no leader has a wound', () => {
    expect(aMatch({ hands: { 0: ['med_kit'] } }).use('0', 'med_kit', '1')).toBe('requirement-missing');
  });

  test('Med Kit heals a wound that “Blackmail” has moved', () => {
    const match = aMatch({ cards: { 1: 'A*HC', 2: 'HHC' }, hands: { 0: ['med_kit'], 3: ['blackmail'] } });
    match.expect(match.use('3', 'blackmail', ['1', 0], ['2', 1]));
    expect(match.use('0', 'med_kit', '1')).toBe('bad-target');
    expect(match.use('0', 'med_kit', '2')).toBe('ok');
    expect(lettersIn(match.G, '2')).toBe('HA^C');
  });
});

describe('Smoke Grenade reverses the turn order', () => {
  test('[GC-31] Smoke Grenade reverses the turn order', () => {
    const match = aMatch({ hands: { 2: ['smoke_grenade'] } });
    expect(match.use('2', 'smoke_grenade', '1')).toBe('bad-target');
    expect(match.use('2', 'smoke_grenade')).toBe('ok');
    expect(match.look('1', 0).G).toMatchObject({ active: '4', centre: ['smoke_grenade'], direction: -1 });
    expect(match.look('1', 0).G.active).toBe('3');
    expect(match.G.centre).toEqual(['smoke_grenade']);
  });
});

test('a card that is not in hand is refused', () => {
  const match = aMatch({ cards: { 1: 'K*HC' }, guns: { 0: '1' }, hands: { 0: ['coffee'] } });
  expect(match.use('0', 'taser', '1', '2')).toBe('not-in-hand');
  match.shoot().allPass();
  expect(match.use('0', 'coffee')).toBe('game-over');
  expect(handNames(match.G, '0')).toEqual(['coffee']);
});
