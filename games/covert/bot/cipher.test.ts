import { expect, test } from 'vitest';
import { type Cipher, solve } from './cipher';

const plain: Cipher = {
  tiles: [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6],
  covered: new Map(),
  codes: [{ handle: 'a', digits: [1, 6, 4], worth: 2 }],
  dice: [{ die: 3, face: 1 }],
  sources: ['free'],
  firstTiles: [],
};

test('the bot breaks the code of the rulebook’s example', () => {
  const { swaps, covers, claims } = solve(plain);
  expect(swaps).toEqual([{ tiles: [1, 7], by: 'free' }]);
  expect(covers).toEqual([[3, 0]]);
  expect(claims).toEqual([['a', 0, 0]]);
});

test('the bot does not claim a code without the needed die', () => {
  expect(solve({ ...plain, dice: [] }).claims).toEqual([]);
  expect(solve({ ...plain, sources: [] }).claims).toEqual([]);
});

test('the bot makes a swap that brings a code closer', () => {
  const { swaps, worth } = solve({ ...plain, dice: [] });
  expect(swaps).toHaveLength(1);
  expect(worth).toBeGreaterThan(solve({ ...plain, dice: [], sources: [] }).worth);
});

test('the bot claims two codes that share only uncovered tiles', () => {
  const codes = [...plain.codes, { handle: 'b', digits: [6, 4, 1], worth: 2 }];
  const read = { ...plain, codes, sources: [] };
  const handles = (cipher: Cipher) => solve(cipher).claims.map(([handle]) => handle);
  expect(handles({ ...read, tiles: [2, 6, 4, 1, 3, 4, 2, 6, 5, 2, 3, 5] })).toEqual(['a', 'b']);
  const shared = { ...read, tiles: [1, 2, 4, 1, 3, 4, 2, 3, 5, 2, 3, 5], dice: [{ die: 0, face: 6 }] };
  expect(handles(shared)).toHaveLength(1);
});

test('[CV-78] the bot claims a matching code before it swaps tiles', () => {
  const codes = [
    { handle: 'a', digits: [1, 6, 4], worth: 2 },
    { handle: 'b', digits: [6, 1, 5], worth: 2 },
  ];
  const tiles = [1, 6, 4, 5, 3, 3, 2, 2, 1, 2, 3, 4];
  const { early, swaps, claims } = solve({ ...plain, codes, tiles, dice: [] });
  expect(early).toEqual([['a', 0, 0]]);
  expect(swaps).toEqual([{ tiles: [2, 8], by: 'free' }]);
  expect(claims).toEqual([['b', 0, 1]]);
  expect(solve({ ...plain, codes, tiles, dice: [], sources: [] }).early).toEqual([]);
});

test('the bot does not use the same die for a second code', () => {
  const tiles = [1, 6, 4, 1, 3, 4, 2, 3, 5, 2, 3, 5];
  expect(solve({ ...plain, tiles, sources: [], covered: new Map([[2, true]]) }).claims).toEqual([]);
  expect(solve({ ...plain, tiles, sources: [], covered: new Map([[2, false]]) }).claims).toHaveLength(1);
});

test('the Cryptographer’s second swap reuses a tile of the first', () => {
  const rest = [2, 2, 2, 3, 3, 4, 3, 3, 3];
  const cipher = { ...plain, dice: [], sources: ['free', 'power'] } as const;
  expect(solve({ ...cipher, tiles: [6, 4, 1, ...rest], sources: ['free'] }).claims).toEqual([]);
  expect(solve({ ...cipher, tiles: [6, 4, 1, ...rest] }).swaps.map(({ tiles }) => tiles)).toEqual([
    [1, 2],
    [0, 1],
  ]);
  const apart = [6, 1, 2, ...rest];
  expect(solve({ ...cipher, tiles: apart }).claims).toEqual([]);
  expect(solve({ ...cipher, tiles: apart, sources: ['free', 'breaker'] }).claims).toEqual([['a', 0, 0]]);
});
