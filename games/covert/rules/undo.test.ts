import { expect, test } from 'vitest';
import { aMatch } from '../testing';

const movement = { agents: ['berlin', 'oslo', 'rome'] as const, dice: [[2, 'movement']] as [number, 'movement'][] };
const walker = { ...movement, agents: [...movement.agents] };

test('[CV-72] undoing a move restores Agents, cubes and dice', () => {
  const table = aMatch({ players: [walker, {}, {}], cubes: { prague: ['1'], vienna: ['0'] } });
  const before = structuredClone(table.G);
  table.do('0', 'move', 1, [[0, ['prague']]], null);
  expect(table.player('0').agents[0]).toBe('prague');
  expect(table.player('0').held).toEqual(['1']);
  expect(table.G.cubes.berlin).toEqual(['0']);
  expect(table.G.turn?.undos).toBe(1);
  table.do('0', 'undo');
  expect(table.G).toEqual({ ...before, stirred: true });
  expect(table.play('0', 'undo')).toBe('nothing-to-undo');
});

test('[CV-72] each undo takes back one step, newest first', () => {
  const table = aMatch({ phase: 'breakCodes', players: [{ codes: ['CO01', 'CO02'], dice: [[4, 'decoder']] }, {}, {}] });
  const { tiles } = table.G;
  table.do('0', 'swap', 0, 1, 'free').do('0', 'coverTile', 0, 7);
  expect(table.G.turn).toMatchObject({ part: 'cover', undos: 2 });
  table.do('0', 'undo');
  expect(table.G.turn).toMatchObject({ part: 'swap', covers: [], undos: 1 });
  table.do('0', 'undo');
  expect(table.G.tiles).toEqual(tiles);
  expect(table.play('0', 'undo')).toBe('nothing-to-undo');
});

test('[CV-72] nothing can be undone after a card was taken', () => {
  const table = aMatch({ players: [{ dice: [[2, 'agencyCards']] }, {}, {}] });
  table.do('0', 'takeAgency', 'purple');
  expect(table.play('0', 'undo')).toBe('nothing-to-undo');
});

test('[CV-72] nothing can be undone while or after players are asked about “Espionage”', () => {
  const table = aMatch({ players: [{ ...walker, agency: ['AG48'] }, { agency: ['AG20'] }, {}], asks: true });
  table.do('0', 'move', 1, [[0, ['prague']]], null).do('0', 'fly', 'AG48', 1);
  expect(table.play('0', 'undo')).toBe('wrong-stage');
  table.passAll();
  expect(table.G.window).toBeNull();
  expect(table.play('0', 'undo')).toBe('nothing-to-undo');
});

test('nothing can be undone after a move that earns a card', () => {
  const table = aMatch({ players: [{ ...walker, held: ['1'] }, {}, {}], cubes: { prague: ['1'] } });
  table.do('0', 'move', 1, [[0, ['prague']]], null);
  expect(table.play('0', 'undo')).toBe('wrong-stage');
  table.do('0', 'takeIntelCard', 'space');
  expect(table.play('0', 'undo')).toBe('nothing-to-undo');
});

test('a placement cannot be undone after another player has rerolled dice', () => {
  const table = aMatch({ phase: 'place', players: [{ tokens: ['sneak'] }, {}, {}] });
  table.do('0', 'ability', table.token('0', 'sneak')).do('0', 'placeDecoder', 0, []);
  expect(table.G.turn?.undos).toBe(1);
  table.do('1', 'reroll', [0, 1]);
  expect(table.play('0', 'undo')).toBe('nothing-to-undo');
});

test('no step can be undone after the turn is over', () => {
  const table = aMatch({ players: [walker, { dice: [[2, 'movement']] }, {}] });
  table.do('0', 'move', 1, [], null).do('0', 'endTurn');
  expect(table.play('0', 'undo')).toBe('not-your-turn');
  expect(table.play('1', 'undo')).toBe('nothing-to-undo');
});
