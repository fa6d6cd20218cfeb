import type { RoomCode } from '../ids';

/** The letters and digits of room codes. No two look alike. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTVWXY34679';
export const CODE_LENGTH = 6;

/** The maximum number of characters that are read. No link or message with a code is longer. */
const MOST_READ = 2_000;
/**
 * The number of times that a link may be percent-encoded. Both the chat it was copied from and the chat it was pasted
 * into may have encoded it.
 */
const ENCODED_TIMES = 2;

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
/** Matches invisible characters: zero-width spaces, joiners, direction marks, soft hyphens and control characters. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const GAPS = /[\s\p{Pd}]/gu;
const IN_LINK = /\/r\/([^/?#\s]+)/i;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/u;
/** Matches punctuation that chat apps leave at the end of a link. */
const TRAILING = /[^\p{L}\p{N}_-]+$/u;
/** Matches the last part of every path in the app. */
const PLAIN = /^[\w-]+$/;

/**
 * Finds the one room code in text that was typed, pasted or opened: in upper or lower case, with spaces and hyphens, in
 * full-width letters, in a link, after a label or in a sentence, even if a chat app added characters to a link.
 * @returns the code, or null if there is none or more than one
 */
export function parseRoomCode(typed: string): RoomCode | null {
  const linked = linkedPart(readable(typed));
  const whole = asCode(linked.replace(GAPS, ''));
  if (whole !== null) return whole;
  const labelled = /:([^:]*)$/.exec(linked)?.[1];
  const afterLabel = labelled === undefined ? null : asCode(labelled.replace(GAPS, ''));
  if (afterLabel !== null) return afterLabel;
  const found = new Set(linked.split(NOT_IN_WORDS).flatMap((word) => asCode(word) ?? []));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/**
 * Returns the text to show in the field for a room code: the code found in the input, or else the input's first letters
 * and digits as capitals.
 */
export function tidyCode(typed: string): string {
  const code = parseRoomCode(typed);
  if (code !== null) return code;
  return linkedPart(readable(typed))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
}

/** Finds the first character that no room code contains. Returns null if there is none. */
export function strangeLetter(code: string): string | null {
  return [...code].find((letter) => !CODE_ALPHABET.includes(letter)) ?? null;
}

/**
 * Corrects a path in the app: writes the room code in its usual form, and removes characters that a chat app added at
 * the end. Never throws. Returns a correct path unchanged.
 */
export function tidyPath(path: string): string {
  if (path.length > MOST_READ) return path;
  const parts = path.split('/');
  const last = parts.length - 1;
  const tidied = parts.map((part, at) => {
    if (at === 2 && parts[1]?.toLowerCase() === 'r') return parseRoomCode(part) ?? part;
    return at === last && at > 0 ? endTidied(part) : part;
  });
  return tidied.join('/');
}

function endTidied(part: string): string {
  const bare = unescaped(part).replace(INVISIBLE, '').replace(TRAILING, '');
  return PLAIN.test(bare) ? bare : part;
}

function readable(typed: string): string {
  return unescaped(typed.slice(0, MOST_READ)).normalize('NFKC').replace(INVISIBLE, '');
}

/** Returns the part of a link that names the room, or the whole text if it contains no link. */
function linkedPart(text: string): string {
  return IN_LINK.exec(text)?.[1] ?? text;
}

/** Decodes percent-encoding, and removes invalid escapes, such as one that a chat app cut off. */
function unescaped(text: string): string {
  let decoded = text;
  for (let times = 0; times < ENCODED_TIMES; times++) decoded = decoded.replace(ESCAPES, decodedOrNothing);
  return decoded;
}

function decodedOrNothing(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return '';
  }
}

function asCode(text: string): RoomCode | null {
  const code = text.toUpperCase();
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? code : null;
}
