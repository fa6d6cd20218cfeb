import { describe, expect, test } from 'vitest';
import { aMatch, type Opening } from '../../testing';

describe('K-9 Unit returns a gun', () => {
  const shot: Opening = { guns: { 0: '2', 1: '0' }, hands: { 3: ['k9_unit'] } };

  test('[GC-24] a shooter who has lost the gun must pick a different action', () => {
    const match = aMatch(shot).shoot();
    expect(match.use('3', 'k9_unit', '0')).toBe('ok');
    expect(match.view(null)).toMatchObject({ gunsInCentre: 7, phase: 'reconsider', table: { 0: { gun: null } } });
    expect(match.play('0', 'keep')).toBe('declaration-illegal');
    expect(match.play('0', 'shoot')).toBe('no-gun');
    expect(match.play('0', 'arm', 0, '4')).toBe('ok');
    expect(match.G.guns).toEqual({ 0: { aim: '4' }, 1: { aim: '0' } });
  });

  test('K-9 Unit on another player does not prevent the shot', () => {
    const match = aMatch(shot).shoot();
    match.expect(match.use('3', 'k9_unit', '1'));
    expect(match.play('0', 'keep')).toBe('ok');
  });

  test('K-9 Unit is refused on a player without a gun', () => {
    const match = aMatch(shot);
    expect(match.use('3', 'k9_unit', '2')).toBe('bad-target');
    expect(match.use('3', 'k9_unit', '9' as never)).toBe('invalid-args');
    expect(aMatch({ hands: { 3: ['k9_unit'] } }).use('3', 'k9_unit', '0')).toBe('requirement-missing');
    expect(match.use('4', 'k9_unit', '0')).toBe('not-in-hand');
    expect(match.use('3', 'k9_unit', '1')).toBe('ok');
  });

  test('[GC-53] K-9 Unit frees the shooter from a Restraining Order', () => {
    const match = aMatch({ guns: { 0: '2' }, hands: { 1: ['restraining_order'], 3: ['k9_unit'] } }).shoot();
    match.expect(match.use('1', 'restraining_order')).expect(match.play('0', 'choosePlayer', '4'));
    expect(match.view(null)).toMatchObject({ phase: 'react', shot: { locked: true }, centre: ['restraining_order'] });
    match.expect(match.use('3', 'k9_unit', '0'));
    expect(match.G).toMatchObject({ phase: 'reconsider', shot: { locked: false, barred: [], redirect: null } });
    expect(match.play('0', 'arm', 0, '2')).toBe('ok');
    expect(match.G.guns).toEqual({ 0: { aim: '2' } });
    match.to('action');
    expect(match.G).toMatchObject({ centre: [], discards: ['k9_unit', 'restraining_order'] });
  });

  test('K-9 Unit cancels the choice of a Riot Shield', () => {
    const match = aMatch({ guns: { 0: '2' }, hands: { 1: ['riot_shield'], 3: ['k9_unit'] } }).shoot();
    match.expect(match.use('1', 'riot_shield')).expect(match.play('2', 'choosePlayer', '3'));
    match.expect(match.use('3', 'k9_unit', '0'));
    expect(match.G).toMatchObject({ phase: 'reconsider', shot: { redirect: null } });
  });
});

describe('Walkie Talkie aims the guns of all other players at one player', () => {
  test('[GC-34] the named player’s own gun keeps its target', () => {
    const match = aMatch({ guns: { 0: '3', 1: '4', 2: '0' }, hands: { 4: ['walkie_talkie'] } });
    expect(match.use('4', 'walkie_talkie', '2')).toBe('ok');
    expect(match.G.guns).toEqual({ 0: { aim: '2' }, 1: { aim: '2' }, 2: { aim: '0' } });
  });

  test('Walkie Talkie may name the only armed player', () => {
    const match = aMatch({ cards: { 3: 'HHC' }, out: ['3'], guns: { 0: '1' }, hands: { 4: ['walkie_talkie'] } });
    expect(match.use('4', 'walkie_talkie', '3')).toBe('bad-target');
    expect(match.use('4', 'walkie_talkie', '0')).toBe('ok');
    expect(match.G.guns).toEqual({ 0: { aim: '1' } });
    expect(aMatch({ hands: { 4: ['walkie_talkie'] } }).use('4', 'walkie_talkie', '0')).toBe('requirement-missing');
  });

  test('[GC-47] a shooter may hit Walkie Talkie’s target', () => {
    const opening: Opening = { cards: { 4: 'HHC' }, guns: { 0: '2' }, hands: { 1: ['walkie_talkie'] } };
    const kept = aMatch(opening).shoot();
    kept.expect(kept.use('1', 'walkie_talkie', '4')).expect(kept.play('0', 'keep'));
    expect(kept.G.out).toEqual(['4']);
    const changed = aMatch(opening).shoot();
    changed.expect(changed.use('1', 'walkie_talkie', '4'));
    expect(changed.play('0', 'investigate', '2', 0)).toBe('ok');
  });

  test('[GC-48] Walkie Talkie cannot aim at a ruled-out target', () => {
    const cards = { 2: 'HHC', 4: 'CCH' };
    const hands: Opening['hands'] = { 1: ['walkie_talkie'], 3: ['restraining_order'] };
    const match = aMatch({ cards, guns: { 0: '2', 1: '3' }, hands }).shoot();
    match.expect(match.use('3', 'restraining_order')).expect(match.play('0', 'choosePlayer', '4'));
    match.expect(match.use('1', 'walkie_talkie', '2'));
    expect(match.G.out).toEqual(['4']);
    expect(match.G.guns).toEqual({ 1: { aim: '2' } });
  });

  test('after a Restraining Order, a shooter must fire at Walkie Talkie’s target', () => {
    const hands: Opening['hands'] = { 1: ['walkie_talkie'], 3: ['restraining_order'] };
    const match = aMatch({ cards: { 1: 'HHC', 4: 'CCH' }, guns: { 0: '2' }, hands }).shoot();
    match.expect(match.use('3', 'restraining_order')).expect(match.play('0', 'choosePlayer', '4'));
    match.expect(match.use('1', 'walkie_talkie', '1'));
    expect(match.G.out).toEqual(['1']);
  });

  test('[GC-49] Walkie Talkie does not change who a Riot Shield hits', () => {
    const hands: Opening['hands'] = { 1: ['walkie_talkie'], 3: ['riot_shield'], 4: ['taser'] };
    const match = aMatch({ cards: { 3: 'HHC' }, guns: { 0: '2' }, hands }).shoot();
    match.expect(match.use('3', 'riot_shield')).expect(match.play('2', 'choosePlayer', '3'));
    match.expect(match.use('1', 'walkie_talkie', '4'));
    expect(match.G).toMatchObject({ phase: 'react', guns: { 0: { aim: '4' } }, shot: { redirect: '3' } });
    expect(match.allPass().G.out).toEqual(['3']);
  });

  test('[GC-62] Walkie Talkie can aim guns at a revived player', () => {
    const hands: Opening['hands'] = { 1: ['walkie_talkie'], 3: ['defibrillator'] };
    const match = aMatch({ cards: { 2: 'HHC' }, out: ['2'], guns: { 0: null }, hands });
    match.expect(match.use('3', 'defibrillator', '2'));
    expect(match.play('0', 'shoot')).toBe('no-aim');
    match.expect(match.use('1', 'walkie_talkie', '2'));
    expect(match.G.guns).toEqual({ 0: { aim: '2' } });
    expect(match.play('0', 'shoot')).toBe('ok');
  });
});

describe('the Taser takes a gun', () => {
  const armed: Opening = { guns: { 1: '0' }, hands: { 0: ['taser'] } };

  test('[GC-35] the Taser’s user cannot fire the gun in this turn', () => {
    const match = aMatch(armed);
    expect(match.use('0', 'taser', '1', '3')).toBe('ok');
    expect(match.G.guns).toEqual({ 0: { aim: '3' } });
    expect(match.play('0', 'shoot')).toBe('tasered');
    expect(match.look('2', 0).G.phase).toBe('aim');
    match.expect(match.play('0', 'aim', '3')).change((G) => {
      G.active = '0';
    });
    expect(match.play('0', 'shoot')).toBe('ok');
  });

  test('[GC-36] the Taser can be used only in the user’s turn', () => {
    expect(aMatch({ ...armed, active: '2' }).use('0', 'taser', '1', '3')).toBe('wrong-time');
    expect(aMatch({ ...armed, guns: { 0: '2', 1: '0' } }).use('0', 'taser', '1', '3')).toBe('requirement-missing');
    expect(aMatch({ hands: { 0: ['taser'] } }).use('0', 'taser', '1', '3')).toBe('requirement-missing');
    expect(aMatch({ ...armed, preGame: true }).use('0', 'taser', '1', '3')).toBe('wrong-time');
  });

  test('the Taser takes a gun from an armed player', () => {
    const match = aMatch({ ...armed, cards: { 4: 'HHC' }, out: ['4'] });
    expect(match.use('0', 'taser', '2', '3')).toBe('bad-target');
    expect(match.use('0', 'taser', '1', '0')).toBe('bad-target');
    expect(match.use('0', 'taser', '1', '4')).toBe('bad-target');
    expect(match.use('0', 'taser', '1')).toBe('bad-target');
    expect(match.use('0', 'taser', '1', '1')).toBe('ok');
  });

  test('[GC-54] the Taser’s user can no longer arm themselves', () => {
    const match = aMatch(armed).declare({ action: 'arm', revealSlot: 0, aimAt: '3' });
    match.expect(match.use('0', 'taser', '1', '2'));
    expect(match.play('0', 'keep')).toBe('declaration-illegal');
    expect(match.play('0', 'investigate', '2', 0)).toBe('ok');
    expect(match.G.phase).toBe('aim');
  });

  test('the Taser’s user does not take aim again', () => {
    const match = aMatch(armed).look('2', 0).allPass();
    expect(match.G.phase).toBe('endTurn');
    match.expect(match.use('0', 'taser', '1', '3'));
    expect(match.G).toMatchObject({ turn: 2, guns: { 0: { aim: '3' } }, tasered: false });
  });
});
