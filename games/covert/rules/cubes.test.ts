import { describe, expect, test } from 'vitest';
import type { CityId, Colour } from '../state';
import { aMatch, type Match, type Seated } from '../testing';

type Cubes = Partial<Record<CityId, Colour[]>>;

/** Sets up the match of Carrie, who is seat 0 and has an Agent in Berlin and two dice on Movement. */
function carrie(seated: Seated = {}, cubes: Cubes = {}): Match {
  const dice: Seated['dice'] = [
    [3, 'movement'],
    [4, 'movement'],
  ];
  return aMatch({ players: [{ agents: ['berlin', 'oslo', 'oslo'], dice, ...seated }, {}, {}], cubes });
}

describe('Agents that move leave cubes', () => {
  test('[CV-23] an Agent that moves leaves a cube in each city that it departs from', () => {
    const table = carrie().do('0', 'move', 2, [[0, ['prague', 'vienna']]], null);
    expect(table.G.cubes).toMatchObject({ berlin: ['0'], prague: ['0'], vienna: [] });
    expect(table.player('0')).toMatchObject({ agents: ['vienna', 'oslo', 'oslo'], supply: 13 });
    expect(carrie().play('0', 'move', 2, [[0, ['vienna']]], null)).toBe('bad-path');
  });

  test('[CV-24] a player leaves no second cube in the same city', () => {
    const there = carrie({}, { prague: ['0'] }).do('0', 'move', 2, [[0, ['prague', 'vienna']]], null);
    expect(there.G.cubes).toMatchObject({ berlin: ['0'], prague: ['0'] });
    const out = carrie({ supply: 0 }).do('0', 'move', 1, [[0, ['prague']]], null);
    expect(out.player('0').agents[0]).toBe('prague');
    expect(out.G.cubes.berlin).toEqual([]);
  });

  test('[CV-26] a player never picks up their own cubes', () => {
    const table = carrie({}, { prague: ['0', '1'] }).do('0', 'move', 1, [[0, ['prague']]], null);
    expect(table.G.cubes.prague).toEqual(['0']);
    expect(table.player('0').held).toEqual(['1']);
  });

  test('a flight leaves and picks up cubes like a move', () => {
    const table = carrie({ agency: ['AG41'] }, { kiev: ['2'] }).do('0', 'fly', 'AG41', 0);
    expect(table.G.cubes).toMatchObject({ berlin: ['0'], kiev: [] });
    expect(table.player('0')).toMatchObject({ held: ['2'], agents: ['kiev', 'oslo', 'oslo'] });
    expect(table.G.discards).toEqual(['AG41']);
  });
});

describe('[CV-25] a second cube of the same colour earns a card', () => {
  const nick = () => {
    const dice: Seated['dice'] = [[3, 'movement']];
    const own: Seated = { agents: ['minsk', 'oslo', 'oslo'], dice, held: ['1'] };
    return aMatch({ players: [own, {}, {}], cubes: { kiev: ['1'] } });
  };

  test('a pair of cubes earns the face-up card of the city’s region', () => {
    const table = nick();
    expect(table.player('1').supply).toBe(13);
    const card = table.G.faceUp.red;
    table.do('0', 'move', 1, [[0, ['kiev']]], null);
    expect(table.player('0').held).toEqual([]);
    expect(table.player('1').supply).toBe(15);
    expect(table.G.choice).toEqual({ kind: 'takeIntelCard', seat: '0', city: 'kiev', region: 'red' });
    expect(table.play('0', 'endTurn')).toBe('wrong-stage');
    table.do('0', 'takeIntelCard', 'space');
    expect(table.hand('0', 'agency')).toEqual([card]);
    expect(table.G.faceUp.red).not.toBe(card);
    table.do('0', 'endTurn');
  });

  test('a pair of cubes can earn the top card of the deck', () => {
    const table = nick();
    const [top] = table.G.agencyDeck;
    table.do('0', 'move', 1, [[0, ['kiev']]], null).do('0', 'takeIntelCard', 'deck');
    expect(table.hand('0', 'agency')).toEqual([top]);
  });
});
