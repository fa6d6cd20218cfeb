import { createHash } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/room/roomCode.ts';

/** Returns unpredictable bytes from the operating system. Tests pass a deterministic source. */
export type Entropy = (bytes: number) => Uint8Array;

const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Returns 32 random bytes as text, for a token, a hand-over link or a seat's credentials. */
export function newSecret(entropy: Entropy): string {
  return Buffer.from(entropy(32)).toString('base64url');
}

/** Returns a match's random seed, 32 bytes in hex. */
export function newSeed(entropy: Entropy): string {
  return Buffer.from(entropy(32)).toString('hex');
}

/** Returns the hash under which a secret is stored. A person who reads the store cannot recover the secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function newId(entropy: Entropy, length: number): string {
  return [...entropy(length)].map((byte) => SMALL_LETTERS[byte % SMALL_LETTERS.length]).join('');
}

/** Returns a random room code. Ignores the highest byte values, so that all codes are equally likely. */
export function newCode(entropy: Entropy): string {
  const fair = 256 - (256 % CODE_ALPHABET.length);
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of entropy(CODE_LENGTH))
      if (byte < fair && code.length < CODE_LENGTH) code += CODE_ALPHABET[byte % CODE_ALPHABET.length];
  return code;
}
