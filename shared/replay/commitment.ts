import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameId, MatchId, MemberId, Seat } from '../ids';
import type { Json } from '../json';
import { canonicalJson } from './canonical';

/** The words that players added to a shared seed, by seat. Null for a bot, or for a player who added no word. */
export type Words = Readonly<Record<Seat, string | null>>;

/**
 * The server's commitment to a deal, which all viewers see as soon as the match is dealt. It reveals nothing about the
 * cards, and always has the same length.
 */
export interface Commitment {
  /** SHA-256 of `commitmentText`, 64 hexadecimal digits. */
  hash: string;
  /** The time of the deal, in ms of server time. */
  at: number;
  /** The words that players added to a shared seed, or null if only the server chose the seed. */
  words: Words | null;
}

/**
 * The state of a shared seed before the deal: the hash by which the server commits to its part, and the members who
 * have answered.
 */
export interface SharedSeedView {
  /** SHA-256 of the server's part of the seed, which was drawn before any player gave a word. */
  hash: string;
  /** The members who have given a word or declined. */
  answered: MemberId[];
}

export interface Deal {
  match: MatchId;
  game: GameId;
  rules: number;
  /** The time of the deal, in ms of server time. */
  began: number;
  /**
   * The server's part of the seed: 32 random bytes in hexadecimal. They make the committed text impossible to guess.
   */
  seed: string;
  words: Words | null;
  options: Json;
  /** The value carried over from the previous match of this game in the room. */
  carryOver: Json;
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice: Seat | null;
  names: readonly string[];
}

/** Returns the text that is hashed to make the commitment (`docs/protocol.md`, "The commitment"). */
export function commitmentText(deal: Deal): string {
  const { match, game, rules, began, seed, words, options, carryOver, practice, names } = deal;
  const parts = { match, game, rules, began, seed, words, options, carryOver, practice, names: [...names] };
  return `hush-deal-1\n${canonicalJson(parts)}`;
}

export function commitmentOf(deal: Deal): string {
  return bytesToHex(sha256(utf8ToBytes(commitmentText(deal))));
}

/** Returns the hash of the server's part of the seed. The hash is published before any player gives a word. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`hush-seed-1\n${seed}`)));
}

/**
 * Returns the seed of a match's random numbers: 64 hexadecimal digits. Without players' words, the seed is the server's
 * alone. With words, it is a hash of the server's seed and the words.
 */
export function drawnFrom({ seed, words }: Pick<Deal, 'seed' | 'words'>): string {
  if (words === null) return seed;
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`hush-words-1\n${canonicalJson(words)}`)));
}
