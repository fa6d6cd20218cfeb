import { createHash } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '../shared/ids';

/** Bytes nobody can foresee; tests bring seeded ones. */
export type Entropy = (bytes: number) => Uint8Array;

const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 32 bytes for a token, a hand-over link: given out once, stored as a hash. */
export function newSecret(entropy: Entropy): string {
  return Buffer.from(entropy(32)).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function newId(entropy: Entropy, length: number): string {
  return [...entropy(length)].map((byte) => SMALL_LETTERS[byte % SMALL_LETTERS.length]).join('');
}

/** Every code is equally likely: bytes past the last whole run of the alphabet are thrown away. */
export function newCode(entropy: Entropy): string {
  const fair = 256 - (256 % CODE_ALPHABET.length);
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of entropy(CODE_LENGTH))
      if (byte < fair && code.length < CODE_LENGTH) code += CODE_ALPHABET[byte % CODE_ALPHABET.length];
  return code;
}
