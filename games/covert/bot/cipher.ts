import { isPair, POSITIONS, reading } from '../legal/cipher';
import type { DieIndex, Handle, Position, SwapSource } from '../state';

/** What a player can break codes with. */
export interface Cipher {
  /** As they show now, dice on them included. */
  tiles: readonly number[];
  /** Covered already; `isUsed`: the die there has served a code. */
  covered: ReadonlyMap<Position, boolean>;
  codes: readonly { handle: Handle; digits: readonly number[]; worth: number }[];
  dice: readonly { die: DieIndex; face: number }[];
  /** How the next swaps would be paid, in order. */
  sources: readonly SwapSource[];
  /** What the Cryptographer's second swap must touch; empty before the first. */
  firstTiles: readonly Position[];
}

export interface Solution {
  worth: number;
  swaps: { tiles: readonly [Position, Position]; by: SwapSource }[];
  covers: [DieIndex, Position][];
  claims: [handle: Handle, row: 0 | 1, column: 0 | 1 | 2 | 3][];
}

interface Reading {
  handle: Handle;
  worth: number;
  row: 0 | 1;
  column: 0 | 1 | 2 | 3;
  positions: readonly Position[];
  /** Which tiles have to be covered with what. */
  lacks: (readonly [Position, number])[];
}

const PAIRS = POSITIONS.flatMap((lower) =>
  POSITIONS.filter((higher) => lower < higher && isPair(lower, higher)).map((higher) => [lower, higher] as const),
);
const ROWS = [0, 1] as const;
const COLUMNS = [0, 1, 2, 3] as const;
/** A tile in its place for a code that is not broken yet. */
const NEAR = 0.12;
const DIE = 0.01;
/** A card for a swap more. */
const PRICE: Readonly<Record<SwapSource, number>> = { free: 0.001, power: 0.002, breaker: 0.75 };

/** The best that swaps, covers and claims can come to. */
export function solve(cipher: Cipher): Solution {
  let best = solveBoard(cipher, cipher.tiles, []);
  const [source, next] = cipher.sources;
  if (!source) return best;
  for (const tiles of PAIRS) {
    if (!fitsSource(tiles, source, cipher.firstTiles)) continue;
    const board = swapped(cipher.tiles, tiles);
    const swaps: Solution['swaps'] = [{ tiles, by: source }];
    best = better(best, solveBoard(cipher, board, swaps));
    for (const further of next ? PAIRS : []) {
      if (!next || !fitsSource(further, next, tiles)) continue;
      best = better(best, solveBoard(cipher, swapped(board, further), [...swaps, { tiles: further, by: next }]));
    }
  }
  return best;
}

function fitsSource(tiles: readonly Position[], source: SwapSource, first: readonly Position[]): boolean {
  return source !== 'power' || tiles.some((tile) => first.includes(tile));
}

function swapped(tiles: readonly number[], [one, other]: readonly [Position, Position]): number[] {
  return tiles.map((tile, at) => (at === one ? (tiles[other] ?? tile) : at === other ? (tiles[one] ?? tile) : tile));
}

function better(one: Solution, other: Solution): Solution {
  return other.worth > one.worth ? other : one;
}

function solveBoard(cipher: Cipher, board: readonly number[], swaps: Solution['swaps']): Solution {
  const price = swaps.reduce((sum, { by }) => sum + PRICE[by], 0);
  const all = cipher.codes.map((code) => readings(cipher, board, code));
  const near = all.map((each) => Math.max(...each.map(({ lacks }) => NEAR * (3 - lacks.length)), 0));
  const total = near.reduce((sum, each) => sum + each, -price);
  let best: Solution = { worth: total, swaps, covers: [], claims: [] };
  const consider = (taken: readonly (readonly [number, Reading])[]) => {
    const covers = cover(
      cipher,
      taken.flatMap(([, { lacks }]) => lacks),
    );
    if (
      !covers ||
      !areApart(
        cipher,
        taken.map(([, each]) => each),
      )
    )
      return;
    const gained = taken.reduce((sum, [code, { worth }]) => sum + worth - (near[code] ?? 0), total);
    const claims = taken.map(([, { handle, row, column }]): Solution['claims'][0] => [handle, row, column]);
    best = better(best, { worth: gained - DIE * covers.length, swaps, covers, claims });
  };
  const lone = all.map((each) => each.filter(({ lacks }) => cover(cipher, lacks) !== null));
  lone.forEach((each, code) => {
    for (const one of each) consider([[code, one]]);
  });
  const [first = [], second = []] = lone;
  for (const one of first)
    for (const other of second)
      consider([
        [0, one],
        [1, other],
      ]);
  return best;
}

function readings({ covered }: Cipher, board: readonly number[], code: Cipher['codes'][0]): Reading[] {
  const { handle, digits, worth } = code;
  return ROWS.flatMap((row) =>
    COLUMNS.flatMap((column): Reading[] => {
      const positions = reading(row, column);
      const lacks = positions.flatMap((position, at) => {
        const digit = digits[at] ?? 0;
        return board[position] === digit ? [] : [[position, digit] as const];
      });
      const isShut = lacks.some(([position]) => covered.has(position)) || positions.some((each) => covered.get(each));
      return isShut ? [] : [{ handle, worth, row, column, positions, lacks }];
    }),
  );
}

/** A die for each tile that lacks one; null: they do not suffice. */
function cover({ dice }: Cipher, lacks: readonly (readonly [Position, number])[]): Solution['covers'] | null {
  const left = [...dice];
  const covers: Solution['covers'] = [];
  for (const [position, digit] of lacks) {
    const at = left.findIndex(({ face }) => face === digit);
    const [taken] = left.splice(at, at < 0 ? 0 : 1);
    if (!taken) return null;
    covers.push([taken.die, position]);
  }
  return covers;
}

/** A tile with a die on it serves one code. */
function areApart({ covered }: Cipher, taken: readonly Reading[]): boolean {
  const [one, other] = taken;
  if (!one || !other) return true;
  const dice = (each: Reading) => [
    ...each.lacks.map(([position]) => position),
    ...each.positions.filter((position) => covered.has(position)),
  ];
  const meets = (these: readonly Position[], those: readonly Position[]) => these.some((each) => those.includes(each));
  return !meets(dice(one), other.positions) && !meets(dice(other), one.positions);
}
