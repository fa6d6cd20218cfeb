import { describe, expect, test } from 'vitest';
import type { DiePlace } from '../state';
import { aMatch, type Match, type Seated } from '../testing';

const onDecoder = (...faces: number[]) => faces.map((face): [number, DiePlace] => [face, 'decoder']);
const TILES = [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6];
/** Tiles whose top row starts with 1 6 4 1. */
const READ = [1, 6, 4, 1, 3, 4, 2, 6, 5, 2, 3, 5];
const CODES = ['CO07', 'CO38'];

function step(own: Seated = {}, tiles = TILES): Match {
  const players = [{ codes: CODES, ...own }, { codes: ['CO01', 'CO02'] }, { codes: ['CO03', 'CO04'] }];
  return aMatch({ phase: 'breakCodes', players, tiles });
}

describe('a player can break a code', () => {
  test('[CV-13] a swap and a covered tile show the code 1 6 4', () => {
    const table = step({ dice: onDecoder(1) });
    table.do('0', 'swap', 1, 7, 'free').do('0', 'coverTile', 0, 0).do('0', 'claim', 'CO07', 0, 0);
    expect(table.player('0').finishedCodes).toEqual(['CO07']);
    table.do('0', 'drawCode', 0).do('0', 'done');
    expect(table.player('0').dice[0]).toEqual({ rolled: 1, face: 1, at: 'hand' });
    expect(table.G.tiles.slice(0, 2)).toEqual([4, 6]);
    expect(table.G.turn?.seat).toBe('1');
  });

  test('[CV-14] a code cannot be claimed before its die is placed', () => {
    const table = step();
    table.do('0', 'swap', 1, 7, 'free');
    expect(table.play('0', 'claim', 'CO07', 0, 0)).toBe('no-match');
  });

  test('[CV-17] a die can be used for only one code', () => {
    const table = step({ dice: onDecoder(6) }, [1, 2, 4, 1, ...READ.slice(4)]);
    table.do('0', 'coverTile', 0, 1).do('0', 'claim', 'CO07', 0, 0);
    expect(table.play('0', 'claim', 'CO38', 0, 1)).toBe('die-used');
  });

  test('[CV-51] overlapping codes can be claimed if they share no die', () => {
    const both = step({ dice: onDecoder(1) }, [2, ...READ.slice(1)]);
    both.do('0', 'coverTile', 0, 0).do('0', 'claim', 'CO07', 0, 0).do('0', 'claim', 'CO38', 0, 1);
    expect(both.player('0').finishedCodes).toEqual(['CO07', 'CO38']);
    const one = step({ dice: onDecoder(6) }, [1, 2, ...READ.slice(2)]);
    one.do('0', 'coverTile', 0, 1).do('0', 'claim', 'CO07', 0, 0);
    expect(one.play('0', 'claim', 'CO38', 0, 1)).toBe('die-used');
  });

  test('a tile without a die may be used for two codes', () => {
    const table = step({}, READ);
    table.do('0', 'claim', 'CO07', 0, 0).do('0', 'claim', 'CO38', 0, 1);
    expect(table.player('0').codes).toEqual([]);
  });

  test('[CV-18] a player who broke a code draws a new one', () => {
    const table = step({}, READ);
    const [, second] = table.G.codeDecks;
    const [top] = second;
    table.do('0', 'claim', 'CO07', 0, 0);
    expect(table.view(null).players['0']?.finishedCodes).toEqual(['CO07']);
    expect(table.play('0', 'done')).toBe('codes-owed');
    table.do('0', 'drawCode', 1);
    expect(table.hand('0', 'codes')).toEqual(['CO38', top]);
    expect(table.play('0', 'drawCode', 1)).toBe('hand-full');
    expect(table.play('0', 'claim', 'CO38', 0, 1)).toBe('step-order');
  });

  test('[CV-53] a player with one code must draw another', () => {
    const table = step({}, READ);
    table.do('0', 'claim', 'CO07', 0, 0);
    expect(table.play('0', 'done')).toBe('codes-owed');
    table.change((G) => {
      G.codeDecks = [[], []];
    });
    expect(table.play('0', 'drawCode', 0)).toBe('deck-empty');
    table.do('0', 'done');
    expect(table.hand('0', 'codes')).toEqual(['CO38']);
  });

  test('the dice on tiles come back at the end of the step', () => {
    const table = step({ dice: onDecoder(1, 2) });
    table.do('0', 'coverTile', 1, 4).do('0', 'done');
    expect(table.player('0').dice.every(({ at }) => at === 'hand')).toBe(true);
    expect(table.G.turn).toMatchObject({ seat: '1', covers: [] });
    expect(table.G.tiles).toEqual(TILES);
  });
});

describe('a player can swap tiles', () => {
  test('[CV-15] a second swap needs the Cryptographer or Code Breaker', () => {
    const table = step({ character: 'courier', tokens: ['codebreaker'] });
    table.do('0', 'swap', 0, 1, 'free');
    for (const by of ['free', 'power', 'breaker'] as const)
      expect(table.play('0', 'swap', 0, 1, by)).toBe('no-swap-left');
    table.do('0', 'ability', table.token('0', 'codebreaker')).do('0', 'swap', 8, 9, 'breaker');
    expect(table.play('0', 'swap', 0, 1, 'breaker')).toBe('no-swap-left');
  });

  test('[CV-16] no code is read across the ends of a row', () => {
    const table = step({}, [6, 4, 3, 2, 2, 1, ...READ.slice(6)]);
    expect(table.send('0', 'claim', ['CO07', 0, 5])).toBe('invalid-args');
    expect(table.play('0', 'claim', 'CO07', 0, 3)).toBe('no-match');
    table.do('0', 'swap', 0, 5, 'free');
    expect(table.G.tiles.slice(0, 6)).toEqual([1, 4, 3, 2, 2, 6]);
  });

  test('[CV-49] only neighbours, row ends and columns may be swapped', () => {
    for (const [lower, higher] of [
      [0, 5],
      [0, 6],
      [6, 11],
    ] as const)
      expect(step().play('0', 'swap', lower, higher, 'free')).toBe('ok');
    for (const [lower, higher] of [
      [5, 6],
      [0, 7],
      [0, 2],
    ] as const)
      expect(step().play('0', 'swap', lower, higher, 'free')).toBe('not-a-pair');
  });

  test('[CV-50] no tiles can be swapped after one is covered', () => {
    const table = step({ dice: onDecoder(1, 2) }, [2, ...READ.slice(1)]);
    table.do('0', 'coverTile', 0, 0);
    expect(table.play('0', 'swap', 0, 1, 'free')).toBe('step-order');
    table.do('0', 'claim', 'CO07', 0, 0);
    expect(table.play('0', 'coverTile', 1, 5)).toBe('step-order');
  });

  test('[CV-78] a player may swap tiles after claiming a matching code', () => {
    // CO07 (1 6 4) matches from the start. CO38 (6 4 1) needs a die.
    const table = step({ dice: onDecoder(1) }, [1, 6, 4, 6, 2, 2, 4, 3, 3, 2, 5, 5]);
    table.do('0', 'claim', 'CO07', 0, 0);
    expect(table.G.turn).toMatchObject({ part: 'swap', swaps: [], covers: [] });
    expect(table.play('0', 'done')).toBe('codes-owed');
    table.do('0', 'swap', 3, 9, 'free').do('0', 'coverTile', 0, 3);
    expect(table.player('0').finishedCodes).toEqual(['CO07']);
    expect(table.play('0', 'claim', 'CO38', 0, 1)).toBe('ok');
    expect(table.G.turn).toMatchObject({ part: 'claim', covers: [{ die: 0, position: 3, claim: 'CO38' }] });
    table.do('0', 'drawCode', 0).do('0', 'drawCode', 1).do('0', 'done');
    expect(table.player('0').finishedCodes).toEqual(['CO07', 'CO38']);
  });

  test('[CV-78] no tile may be swapped once a new code is drawn', () => {
    const swapped = step({ dice: onDecoder(1), tokens: ['codebreaker'] }, READ);
    swapped.do('0', 'swap', 8, 9, 'free').do('0', 'claim', 'CO07', 0, 0);
    expect(swapped.play('0', 'ability', swapped.token('0', 'codebreaker'))).toBe('wrong-time');
    expect(swapped.play('0', 'coverTile', 0, 5)).toBe('step-order');
    const drawn = step({ dice: onDecoder(1) }, READ);
    drawn.do('0', 'claim', 'CO07', 0, 0).do('0', 'drawCode', 0);
    expect(drawn.play('0', 'swap', 8, 9, 'free')).toBe('step-order');
    expect(drawn.play('0', 'coverTile', 0, 5)).toBe('step-order');
  });

  test('[CV-52] the Cryptographer’s second swap includes a swapped tile', () => {
    const cryptographer = () =>
      step({ character: 'cryptographer', tokens: ['codebreaker'] }).do('0', 'swap', 0, 1, 'free');
    expect(cryptographer().play('0', 'swap', 3, 4, 'power')).toBe('power-tile');
    const table = cryptographer();
    table.do('0', 'swap', 1, 2, 'power');
    expect(table.play('0', 'swap', 1, 2, 'power')).toBe('no-swap-left');
    const moved = cryptographer();
    moved.do('0', 'ability', moved.token('0', 'codebreaker')).do('0', 'swap', 1, 2, 'breaker');
    expect(moved.play('0', 'swap', 2, 3, 'power')).toBe('ok');
  });

  test('Code Breaker can be used only before a tile is covered', () => {
    const table = step({ dice: onDecoder(1), tokens: ['codebreaker'] });
    table.do('0', 'coverTile', 0, 3);
    expect(table.play('0', 'ability', table.token('0', 'codebreaker'))).toBe('wrong-time');
  });
});
