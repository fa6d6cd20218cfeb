import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';
import type { GameId, MatchId, MemberId, Seat } from './ids';
import type { Json } from './json';

/** The words that went into a shared seed, by seat; null: a bot, or somebody who gave none. */
export type Words = Readonly<Record<Seat, string | null>>;

/** What everybody is shown from the deal on. It tells nothing of the cards, and is of one length for all. */
export interface Commitment {
  /** SHA-256 of the deal's text in 64 hexadecimal digits. */
  hash: string;
  /** Server time of the deal in ms. */
  at: number;
  /** Of a shared seed; null: the seed is the server's alone. */
  words: Words | null;
}

/** Of a shared seed, before the deal: what the server has promised, and who has answered. */
export interface SharedSeedView {
  /** SHA-256 of the server's own seed, which it drew before anybody gave a word. */
  hash: string;
  /** Who gave a word, or none on purpose. */
  answered: MemberId[];
}

/** All that a deal depends on. */
export interface Deal {
  match: MatchId;
  game: GameId;
  /** Version of the rules' state. */
  rules: number;
  /** Server time of the deal in ms. */
  began: number;
  /** The server's own: 32 random bytes in hexadecimal digits, so that nobody finds the text by trying. */
  seed: string;
  words: Words | null;
  options: Json;
  /** What the game's last match in the room left. */
  carryOver: Json;
  /** The seat of the only person at a practice table; null: an ordinary match. */
  practice: Seat | null;
  /** By seat, from seat 0 on. */
  names: readonly string[];
}

/** The text that is hashed (`docs/protocol.md`, The commitment). */
export function commitmentText(deal: Deal): string {
  const { match, game, rules, began, seed, words, options, carryOver, practice, names } = deal;
  const parts = { match, game, rules, began, seed, words, options, carryOver, practice, names: [...names] };
  return `hush-deal-1\n${canonicalJson(parts)}`;
}

export function commitmentOf(deal: Deal): string {
  return bytesToHex(sha256(utf8ToBytes(commitmentText(deal))));
}

/** What the server says of its own seed before anybody gives a word. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`hush-seed-1\n${seed}`)));
}

/** What chance draws from: the server's own seed, or what it and the words make together. 64 hexadecimal digits. */
export function drawnFrom({ seed, words }: Pick<Deal, 'seed' | 'words'>): string {
  if (words === null) return seed;
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`hush-words-1\n${canonicalJson(words)}`)));
}
