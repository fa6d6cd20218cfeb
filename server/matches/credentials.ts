import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** That many unguessable bytes; the real one is the system's, tests bring a repeatable one. */
export type Entropy = (bytes: number) => Uint8Array;

/** 32 bytes nobody can guess, as text: a seat's credentials or a match's seed. */
export function secret(entropy: Entropy): string {
  return bytesToHex(entropy(32));
}

/** What is stored of credentials: whoever reads the store cannot sit down with it. */
export function hashOf(credentials: string): string {
  return bytesToHex(sha256(utf8ToBytes(credentials)));
}
