import { coachedLegality } from 'hush/testing';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { propsOf } from '../testing';
import { nextPart } from './Codes';
import { placesOf, shownTiles } from './reading';
import { claimOf, freeDice, litTiles, partNow, swapOf, tapOf } from './step';

const tiles = [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6];
const aStep = () =>
  aMatch({
    phase: 'breakCodes',
    tiles,
    players: [
      {
        character: 'fixer',
        codes: ['CO07', 'CO38'],
        dice: [
          [1, 'decoder'],
          [3, 'decoder'],
        ],
      },
      {},
      {},
    ],
  });

test('[CV-13] the board finds a code that the tiles show', () => {
  const table = aStep().do('0', 'swap', 1, 7, 'free').do('0', 'coverTile', 0, 0);
  const view = table.view('0');
  expect(shownTiles(view).slice(0, 3)).toEqual([1, 6, 4]);
  expect(placesOf([1, 6, 4], shownTiles(view))).toEqual([{ row: 0, column: 0 }]);
  expect(claimOf(propsOf(table, '0'), 'CO07')).toEqual({ place: { row: 0, column: 0 } });
});

test('a code that matches no tiles has the reason `no-match`', () => {
  expect(claimOf(propsOf(aStep(), '0'), 'CO07')).toEqual({ why: 'no-match' });
});

test('the board uses the free swap first', () => {
  const props = propsOf(aStep(), '0');
  expect([swapOf(props, 7, 1), swapOf(props, 0, 5), swapOf(props, 0, 7)]).toEqual([
    { by: 'free' },
    { by: 'free' },
    { why: 'not-a-pair' },
  ]);
});

test('[CV-52] the board gives a reason for each second swap that the Cryptographer cannot make', () => {
  const table = aMatch({ phase: 'breakCodes', tiles, players: [{ character: 'cryptographer' }, {}, {}] });
  table.do('0', 'swap', 0, 1, 'free');
  const props = propsOf(table, '0');
  expect([swapOf(props, 1, 2), swapOf(props, 3, 4), swapOf(props, 0, 7)]).toEqual([
    { by: 'power' },
    { why: 'power-tile' },
    { why: 'not-a-pair' },
  ]);
  table.do('0', 'swap', 1, 2, 'power');
  expect(swapOf(propsOf(table, '0'), 3, 4)).toEqual({ why: 'no-swap-left' });
});

test('[CV-52] only tiles with a legal swap can be picked', () => {
  const table = aMatch({ phase: 'breakCodes', tiles, players: [{ character: 'cryptographer' }, {}, {}] });
  const first = propsOf(table, '0');
  expect([tapOf(first, null, 3), tapOf(first, 3, 3), tapOf(first, 1, 0)]).toEqual([
    { pick: 3 },
    { pick: null },
    { swap: [0, 1, 'free'] },
  ]);
  table.do('0', 'swap', 0, 1, 'free');
  const second = propsOf(table, '0');
  expect(tapOf(second, null, 4)).toEqual({ pick: null, why: 'power-tile' });
  expect(tapOf(second, 1, 4)).toEqual({ pick: null, why: 'not-a-pair' });
  expect(tapOf(second, 1, 6)).toEqual({ pick: 6, why: 'not-a-pair' });
  table.do('0', 'swap', 1, 2, 'power');
  expect(tapOf(propsOf(table, '0'), null, 1)).toEqual({ pick: null, why: 'no-swap-left' });
});

test('a tile that the coach forbids is not picked', () => {
  const asked = propsOf(aStep(), '0');
  const legal = coachedLegality(asked.legal, (move, draft) =>
    move === 'swap' && draft[0] !== 1 ? 'That swap won’t help.' : null,
  );
  expect(tapOf({ ...asked, legal }, null, 5)).toEqual({ pick: null, why: 'That swap won’t help.' });
  expect(tapOf({ ...asked, legal }, null, 7)).toEqual({ pick: 7 });
});

test('all tiles are highlighted for the free swap', () => {
  const table = aStep();
  const props = propsOf(table, '0');
  expect(litTiles(props, null, null).size).toBe(12);
  expect([...litTiles(props, null, 0)].sort((one, other) => one - other)).toEqual([1, 5, 6]);
  table.do('0', 'swap', 1, 7, 'free');
  expect(litTiles(propsOf(table, '0'), null, null).size).toBe(0);
});

test('the board switches to covering tiles when no swap is left', () => {
  const table = aStep();
  expect(partNow(propsOf(table, '0'))).toBe('swap');
  table.do('0', 'swap', 1, 7, 'free');
  expect(partNow(propsOf(table, '0'))).toBe('cover');
});

test('a die that covers a tile leaves the tray', () => {
  const table = aStep().do('0', 'coverTile', 0, 4);
  const props = propsOf(table, '0');
  expect(freeDice(props)).toEqual([{ die: 1, face: 3 }]);
  expect(litTiles(props, 1, null).has(4)).toBe(false);
  expect(litTiles(props, 1, null).size).toBe(11);
});

test('a code is claimed where it needs fewer dice', () => {
  const table = aMatch({
    phase: 'breakCodes',
    tiles: [1, 6, 5, 2, 3, 1, 1, 6, 4, 2, 3, 5],
    players: [{ character: 'fixer', codes: ['CO07'], dice: [[4, 'decoder']] }, {}, {}],
  }).do('0', 'coverTile', 0, 2);
  expect(claimOf(propsOf(table, '0'), 'CO07')).toEqual({ place: { row: 1, column: 0 } });
});

test('the board stays at swapping tiles while the coach forbids swaps', () => {
  const asked = propsOf(aStep(), '0');
  const legal = coachedLegality(asked.legal, (move) => (move === 'swap' ? 'Look at your codes first.' : null));
  expect(legal.can('swap')).toBe(false);
  expect(partNow({ ...asked, legal })).toBe('swap');
});

test('the focus moves to a tile when the player’s step begins', () => {
  const turn = JSON.stringify(propsOf(aStep(), '0').view.turn);
  expect(nextPart({ die: null, step: '' }, { die: null, step: turn })).toEqual(['[data-tile][tabindex="0"]']);
  expect(nextPart({ die: null, step: turn }, { die: null, step: '' })).toBeNull();
});
