import { PAIRS, reading } from '../cipher';
import { type DieIndex, type Handle, type SwapSource, COLUMNS as TILES_IN_ROW, type TilePosition } from '../state';

/** Everything that a player can use to break codes. */
export interface Cipher {
  /** The values that the tiles show now. A die on a tile replaces the tile's value. */
  tiles: readonly number[];
  /** Covered tiles. The value is true if the die on the tile was already used for a code. */
  covered: ReadonlyMap<TilePosition, boolean>;
  codes: readonly { handle: Handle; digits: readonly number[]; worth: number }[];
  dice: readonly { die: DieIndex; face: number }[];
  /** The ways to pay for the next swaps, in order of use. */
  sources: readonly SwapSource[];
  /**
   * The tiles of the first swap. The Cryptographer's second swap must include one of them. Empty before the first swap.
   */
  firstTiles: readonly TilePosition[];
}

export interface Solution {
  worth: number;
  /** Claims of codes that match before the first swap. */
  early: Claim[];
  swaps: { tiles: readonly [TilePosition, TilePosition]; by: SwapSource }[];
  covers: [DieIndex, TilePosition][];
  claims: Claim[];
}

type Claim = [handle: Handle, row: 0 | 1, column: 0 | 1 | 2 | 3];

interface Reading {
  handle: Handle;
  worth: number;
  row: 0 | 1;
  column: 0 | 1 | 2 | 3;
  positions: readonly TilePosition[];
  /** Tiles that still need a die, each with the face that the die must show. */
  lacks: (readonly [TilePosition, number])[];
}

const ROWS = [0, 1] as const;
const COLUMNS = [0, 1, 2, 3] as const;
/** Value of each digit of an unbroken code that is already in place. */
const NEAR = 0.12;
const DIE = 0.01;
/** Cost of a swap for each way to pay for it. */
const PRICE: Readonly<Record<SwapSource, number>> = { free: 0.001, power: 0.002, breaker: 0.75 };

/** Finds the best combination of early claims, swaps, covers and further claims. */
export function solve(cipher: Cipher): Solution {
  const [source] = cipher.sources;
  if (source !== 'free' || cipher.covered.size > 0) return solveRest(cipher);
  const matching = cipher.codes.flatMap((code) =>
    readings({ ...cipher, dice: [] }, cipher.tiles, code).found.slice(0, 1),
  );
  const isLeft = ({ handle }: { handle: Handle }) => !matching.some((one) => one.handle === handle);
  const rest = solveRest({ ...cipher, codes: cipher.codes.filter(isLeft) });
  const worth = matching.reduce((sum, one) => sum + one.worth, rest.worth);
  return { ...rest, worth, early: matching.map(claimOf) };
}

function solveRest(cipher: Cipher): Solution {
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

function fitsSource(tiles: readonly TilePosition[], source: SwapSource, first: readonly TilePosition[]): boolean {
  return source !== 'power' || tiles.some((tile) => first.includes(tile));
}

function swapped(tiles: readonly number[], [one, other]: readonly [TilePosition, TilePosition]): number[] {
  return tiles.map((tile, at) => (at === one ? (tiles[other] ?? tile) : at === other ? (tiles[one] ?? tile) : tile));
}

function better(one: Solution, other: Solution): Solution {
  return other.worth > one.worth ? other : one;
}

function solveBoard(cipher: Cipher, board: readonly number[], swaps: Solution['swaps']): Solution {
  const price = swaps.reduce((sum, { by }) => sum + PRICE[by], 0);
  const all = cipher.codes.map((code) => readings(cipher, board, code));
  const total = all.reduce((sum, { near }) => sum + near, -price);
  let best: Solution = { worth: total, early: [], swaps, covers: [], claims: [] };
  const consider = (taken: readonly (readonly [number, Reading])[]) => {
    const each = taken.map(([, one]) => one);
    const covers = areApart(cipher, each) ? cover(cipher, each) : null;
    if (!covers) return;
    const gained = taken.reduce((sum, [code, { worth }]) => sum + worth - (all[code]?.near ?? 0), total);
    const claims = each.map(claimOf);
    best = better(best, { worth: gained - DIE * covers.length, early: [], swaps, covers, claims });
  };
  const [first, second] = all;
  all.forEach(({ found }, code) => {
    for (const one of found) consider([[code, one]]);
  });
  for (const one of first?.found ?? []) {
    for (const other of second?.found ?? []) {
      consider([
        [0, one],
        [1, other],
      ]);
    }
  }
  return best;
}

const claimOf = ({ handle, row, column }: Reading): Claim => [handle, row, column];

/** Finds the places where the available dice can complete a code. Also returns the value of the best partial match. */
function readings(cipher: Cipher, board: readonly number[], code: Cipher['codes'][0]) {
  const found: Reading[] = [];
  let fewest = code.digits.length;
  for (const row of ROWS) {
    for (const column of COLUMNS) {
      const first = row * TILES_IN_ROW + column;
      const lacking = code.digits.filter((digit, at) => board[first + at] !== digit);
      fewest = Math.min(fewest, lacking.length);
      if (!lacking.every((digit) => cipher.dice.some(({ face }) => face === digit))) continue;
      const one = readingAt(cipher, board, code, row, column);
      if (one) found.push(one);
    }
  }
  return { found, near: NEAR * (code.digits.length - fewest) };
}

function readingAt(
  { covered }: Cipher,
  board: readonly number[],
  { handle, digits, worth }: Cipher['codes'][0],
  row: 0 | 1,
  column: Reading['column'],
): Reading | null {
  const positions = reading(row, column);
  const lacks = positions.flatMap((position, at) => {
    const digit = digits[at] ?? 0;
    return board[position] === digit ? [] : [[position, digit] as const];
  });
  const isShut = lacks.some(([position]) => covered.has(position)) || positions.some((each) => covered.get(each));
  return isShut ? null : { handle, worth, row, column, positions, lacks };
}

/** Assigns a die to each tile that needs one. @returns null if the dice do not suffice */
function cover({ dice }: Cipher, taken: readonly Reading[]): Solution['covers'] | null {
  const left = [...dice];
  const covers: Solution['covers'] = [];
  for (const [position, digit] of taken.flatMap(({ lacks }) => lacks)) {
    const at = left.findIndex(({ face }) => face === digit);
    const [taken] = left.splice(at, at < 0 ? 0 : 1);
    if (!taken) return null;
    covers.push([taken.die, position]);
  }
  return covers;
}

/** Whether two readings share no covered tile. A die can be used for only one code. */
function areApart(cipher: Cipher, [one, other]: readonly Reading[]): boolean {
  return !one || !other || (spares(cipher, one, other) && spares(cipher, other, one));
}

function spares({ covered }: Cipher, { lacks, positions }: Reading, other: Reading): boolean {
  return (
    !lacks.some(([position]) => other.positions.includes(position)) &&
    !positions.some((position) => covered.has(position) && other.positions.includes(position))
  );
}
