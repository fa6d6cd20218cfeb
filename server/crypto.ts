import { createHash } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/roomCode.ts';

/** That many bytes nobody can foresee. The real source is the system's; tests bring one that repeats. */
export type Entropy = (bytes: number) => Uint8Array;

const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 32 bytes as text: a token, a link that moves a seat, a seat's credentials. */
export function newSecret(entropy: Entropy): string {
  return Buffer.from(entropy(32)).toString('base64url');
}

/** What a match's chance is made of: 32 bytes in hex digits, as they stand in stored matches. */
export function newSeed(entropy: Entropy): string {
  return Buffer.from(entropy(32)).toString('hex');
}

/** What is stored of a secret that was given out: whoever reads the store cannot use it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function newId(entropy: Entropy, length: number): string {
  return [...entropy(length)].map((byte) => SMALL_LETTERS[byte % SMALL_LETTERS.length]).join('');
}

/** A room's code. Every code is equally likely: bytes past the last whole run of the alphabet are thrown away. */
export function newCode(entropy: Entropy): string {
  const fair = 256 - (256 % CODE_ALPHABET.length);
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of entropy(CODE_LENGTH))
      if (byte < fair && code.length < CODE_LENGTH) code += CODE_ALPHABET[byte % CODE_ALPHABET.length];
  return code;
}
