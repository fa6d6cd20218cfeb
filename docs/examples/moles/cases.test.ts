import { describe, expect, test } from 'vitest';
import { cards } from './game';
import { aMatch } from './testing';

describe('roles are dealt', () => {
  test.each([3, 4, 5, 6])('[MO-1] the deal for %i players has one spare card and two moles', (players) => {
    expect(cards(players)).toHaveLength(players + 1);
    expect(cards(players).filter((role) => role === 'mole')).toHaveLength(2);
  });

  test('[MO-2] a seat sees only its own role', () => {
    const table = aMatch('mole', 'cop', 'cop');
    expect(table.view('0').me?.role).toBe('mole');
    expect(JSON.stringify(table.view('1'))).not.toContain('mole');
    expect(JSON.stringify(table.view(null))).not.toMatch(/mole|cop/);
  });
});

describe('players accuse each other', () => {
  test('[MO-3] only the accuser knows who is accused', () => {
    const [one, other] = [aMatch('mole', 'cop', 'cop'), aMatch('mole', 'cop', 'cop')];
    expect(one.play('0', 'accuse', '1')).toBe('ok');
    expect(other.play('0', 'accuse', '2')).toBe('ok');
    expect(one.view('1').waitingFor).toEqual(['1', '2']);
    expect(one.view('1')).toEqual(other.view('1'));
    expect(one.view('0').me?.accused).toBe('1');
  });

  test('[MO-4] only a player’s last accusation counts', () => {
    const table = aMatch('mole', 'cop', 'cop');
    table.play('1', 'accuse', '2');
    table.play('1', 'accuse', '0');
    expect(table.timeOut().G.outcome?.reason).toBe('cops-win');
  });

  test.each(['0', '5'] as const)('[MO-5] seat 0 of three cannot accuse seat %s', (seat) => {
    expect(aMatch('mole', 'cop', 'cop').play('0', 'accuse', seat)).toBe('nobody-there');
  });
});

describe('the match ends with an arrest', () => {
  test('[MO-6] the cops win if a mole has the most accusations', () => {
    const table = aMatch('mole', 'cop', 'cop', 'mole');
    table.play('1', 'accuse', '0');
    table.play('2', 'accuse', '0');
    table.play('0', 'accuse', '1');
    expect(table.timeOut().G.outcome).toEqual({ winners: ['1', '2'], reason: 'cops-win' });
  });

  test('[MO-6] the moles win if a cop is arrested', () => {
    const table = aMatch('mole', 'cop', 'cop');
    table.play('0', 'accuse', '1');
    expect(table.timeOut().G.outcome).toEqual({ winners: ['0'], reason: 'moles-win' });
  });

  test('[MO-7] a tie leads to no arrest', () => {
    expect(aMatch('mole', 'cop', 'cop').timeOut().facts).toEqual([{ code: 'arrested', facts: { seat: null } }]);
    const table = aMatch('mole', 'cop', 'cop');
    table.play('0', 'accuse', '1');
    table.play('1', 'accuse', '0');
    expect(table.timeOut().G.outcome?.reason).toBe('moles-win');
  });

  test('[MO-8] accusations are refused after the end', () => {
    expect(aMatch('mole', 'cop', 'cop').timeOut().play('0', 'accuse', '1')).toBe('game-over');
  });
});
