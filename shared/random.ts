import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Random numbers for games, with the functions of boardgame.io's `random`. The numbers come from HMAC-SHA-256(seed,
 * counter), so that clients cannot infer secret draws from public ones (`docs/engine.md`, door 23).
 */
export interface Random {
  /** Returns a number in [0, 1) with a resolution of 52 bits. */
  Number(): number;
  /** Rolls a die with `sides` sides (default 6), from 1 to `sides`. With a count, returns a list of rolls. */
  Die(sides?: number): number;
  Die(sides: number, count: number): number[];
  /** Rolls a four-sided die. With a count, returns a list of rolls. */
  D4: FixedDie;
  /** Rolls a six-sided die. With a count, returns a list of rolls. */
  D6: FixedDie;
  /** Rolls an eight-sided die. With a count, returns a list of rolls. */
  D8: FixedDie;
  /** Rolls a ten-sided die. With a count, returns a list of rolls. */
  D10: FixedDie;
  /** Rolls a twelve-sided die. With a count, returns a list of rolls. */
  D12: FixedDie;
  /** Rolls a twenty-sided die. With a count, returns a list of rolls. */
  D20: FixedDie;
  /** Returns a shuffled copy. All orders are equally likely. */
  Shuffle<T>(deck: readonly T[]): T[];
}

/** Rolls a die with a fixed number of sides. With a count, returns a list of rolls. */
interface FixedDie {
  (): number;
  (count: number): number[];
}

/** The position in a random stream: the secret seed and the number of draws so far. */
export interface RandomState {
  seed: string;
  drawn: number;
}

/**
 * Returns a function from a position in a random stream to the number at that position: 52 bits of HMAC-SHA-256(seed,
 * counter). Hashes the key only once.
 */
function numbersOf(seed: string): (drawn: number) => number {
  let keyed: ReturnType<typeof hmac.create> | undefined;
  return (drawn) => {
    keyed ??= hmac.create(sha256, utf8ToBytes(seed));
    const bytes = keyed
      .clone()
      .update(utf8ToBytes(String(drawn)))
      .digest();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const high = view.getUint32(0) & 0xfffff;
    return (high * 2 ** 32 + view.getUint32(4)) / 2 ** 52;
  };
}

/** Continues a random stream from a position. `state()` returns the position after all draws so far. */
export function resume(state: RandomState): Random & { state(): RandomState } {
  let { drawn } = state;
  const numberAt = numbersOf(state.seed);
  const next = () => numberAt(drawn++);
  return { ...fromNumbers(next), state: () => ({ seed: state.seed, drawn }) };
}

/** Makes a reproducible random stream for tests, bots and imagined states. */
export function chance(seed: string | number): Random {
  return resume({ seed: String(seed), drawn: 0 });
}

/**
 * Makes a fast but guessable stream (xorshift), seeded from another stream. Meant for searches by bots, which draw
 * thousands of numbers that no player sees.
 */
export function fastChance(random: Random): Random {
  let state = Math.floor(random.Number() * 2 ** 32) || 1;
  return fromNumbers(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  });
}

/** Builds the random functions from any source of numbers in [0, 1), such as a list in a test. */
export function fromNumbers(next: () => number): Random {
  const roll = (sides: number) => Math.floor(next() * sides) + 1;
  function die(sides?: number): number;
  function die(sides: number, count: number): number[];
  function die(sides = 6, count?: number): number | number[] {
    return count === undefined ? roll(sides) : Array.from({ length: count }, () => roll(sides));
  }
  const fixed = (sides: number) =>
    ((count?: number) => (count === undefined ? roll(sides) : die(sides, count))) as FixedDie;
  function shuffle<T>(deck: readonly T[]): T[] {
    const cards = [...deck];
    for (let last = cards.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      const card = cards[last] as T;
      cards[last] = cards[other] as T;
      cards[other] = card;
    }
    return cards;
  }
  const dice = { D4: fixed(4), D6: fixed(6), D8: fixed(8), D10: fixed(10), D12: fixed(12), D20: fixed(20) };
  return { Number: next, Die: die, ...dice, Shuffle: shuffle };
}

/** Returns a random item of a list, all equally likely. Throws if the list is empty. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const index = Math.floor(random.Number() * from.length);
  if (index >= from.length) throw new Error('pick: nothing to choose from');
  return from[index] as T;
}
