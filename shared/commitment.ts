import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';
import type { GameId, MatchId, MemberId, Seat } from './ids';
import type { Json } from './json';

/** The words that were mixed into a shared seed, by seat; null for a bot, or a player who gave none. */
export type Words = Readonly<Record<Seat, string | null>>;

/**
 * The commitment shown to all viewers from the deal on. It reveals nothing about the cards and always has the same
 * length.
 */
export interface Commitment {
  /** SHA-256 of `commitmentText`, 64 hexadecimal digits. */
  hash: string;
  /** Server time of the deal in ms. */
  at: number;
  /** The words of a shared seed, or null if the seed is the server's alone. */
  words: Words | null;
}

/** State of a shared seed before the deal: the server's promise, and who has answered. */
export interface SharedSeedView {
  /** SHA-256 of the server's own seed, drawn before any word was given. */
  hash: string;
  /** Members who have given a word, or have chosen to give none. */
  answered: MemberId[];
}

/** Everything a deal depends on. */
export interface Deal {
  match: MatchId;
  game: GameId;
  /** Version of the game's state. */
  rules: number;
  /** Server time of the deal in ms. */
  began: number;
  /** The server's own seed: 32 random bytes in hexadecimal digits, so that the text cannot be guessed. */
  seed: string;
  words: Words | null;
  options: Json;
  /** The value carried over from the game's last match in the room. */
  carryOver: Json;
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice: Seat | null;
  /** Names by seat, starting with seat 0. */
  names: readonly string[];
}

/** Returns the text that the commitment hashes (`docs/protocol.md`, The commitment). */
export function commitmentText(deal: Deal): string {
  const { match, game, rules, began, seed, words, options, carryOver, practice, names } = deal;
  const parts = { match, game, rules, began, seed, words, options, carryOver, practice, names: [...names] };
  return `hush-deal-1\n${canonicalJson(parts)}`;
}

export function commitmentOf(deal: Deal): string {
  return bytesToHex(sha256(utf8ToBytes(commitmentText(deal))));
}

/** Returns the hash of the server's own seed, which is published before any word is given. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`hush-seed-1\n${seed}`)));
}

/**
 * Returns the seed of the match's random numbers, in 64 hexadecimal digits: the server's own seed, or a hash of it and
 * the words.
 */
export function drawnFrom({ seed, words }: Pick<Deal, 'seed' | 'words'>): string {
  if (words === null) return seed;
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`hush-words-1\n${canonicalJson(words)}`)));
}
