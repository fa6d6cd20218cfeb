import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameId, MatchId, MemberId, Seat } from '../ids';
import type { Json } from '../json';
import { canonicalJson } from './canonical';

/** The words mixed into a shared seed, by seat. Null for a bot, or for a player who gave no word. */
export type Words = Readonly<Record<Seat, string | null>>;

/**
 * The commitment that all viewers see from the deal on. It reveals nothing about the cards and always has the same
 * length.
 */
export interface Commitment {
  /** SHA-256 of `commitmentText`, 64 hexadecimal digits. */
  hash: string;
  /** When the match was dealt, in ms of server time. */
  at: number;
  /** The words mixed into a shared seed, or null if the seed is the server's alone. */
  words: Words | null;
}

/** A shared seed before the deal: the server's promise, and who has answered. */
export interface SharedSeedView {
  /** SHA-256 of the server's own seed, which was drawn before any word was given. */
  hash: string;
  /** The members who have given a word or declined. */
  answered: MemberId[];
}

export interface Deal {
  match: MatchId;
  game: GameId;
  rules: number;
  /** When the match was dealt, in ms of server time. */
  began: number;
  /** The server's own seed: 32 random bytes in hexadecimal, which makes the committed text impossible to guess. */
  seed: string;
  words: Words | null;
  options: Json;
  /** Data carried over from the game's last match in the room. */
  carryOver: Json;
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice: Seat | null;
  names: readonly string[];
}

/** Returns the text whose hash is the commitment (`docs/protocol.md`, "The commitment"). */
export function commitmentText(deal: Deal): string {
  const { match, game, rules, began, seed, words, options, carryOver, practice, names } = deal;
  const parts = { match, game, rules, began, seed, words, options, carryOver, practice, names: [...names] };
  return `hush-deal-1\n${canonicalJson(parts)}`;
}

export function commitmentOf(deal: Deal): string {
  return bytesToHex(sha256(utf8ToBytes(commitmentText(deal))));
}

/** Returns the hash of the server's own seed, published before any word is given. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`hush-seed-1\n${seed}`)));
}

/**
 * Returns the seed of the match's random numbers: 64 hexadecimal digits. Without words, this is the server's own seed.
 * With words, it is a hash of the seed and the words.
 */
export function drawnFrom({ seed, words }: Pick<Deal, 'seed' | 'words'>): string {
  if (words === null) return seed;
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`hush-words-1\n${canonicalJson(words)}`)));
}
