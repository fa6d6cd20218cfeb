import { CODE_ALPHABET, CODE_LENGTH } from '#shared/ids.ts';

/**
 * What the code field shows of what was typed or pasted: capital letters and digits, six at most. A whole link is
 * understood too.
 */
export function tidyCode(typed: string): string {
  const pasted = /\/r\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed;
  return pasted
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
}

/** The first character that no code has; null: there is none. */
export function strangeLetter(code: string): string | null {
  return [...code].find((letter) => !CODE_ALPHABET.includes(letter)) ?? null;
}
