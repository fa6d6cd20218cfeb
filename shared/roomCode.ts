import type { RoomCode } from './ids';

/** Letters and digits of room codes; no two look alike. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTVWXY34679';
export const CODE_LENGTH = 6;

/** Longer input is cut before it is read. No link or message with a code in it is that long. */
const MOST_READ = 2_000;
/** A link may be percent-encoded by the chat it was copied from, and again by the one it was pasted into. */
const ENCODED_TIMES = 2;

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
/** Zero-width spaces, joiners, direction marks, soft hyphens, controls. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const GAPS = /[\s\p{Pd}]/gu;
const IN_LINK = /\/r\/([^/?#\s]+)/i;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/u;
/** Punctuation that chats leave at the end of a link. */
const TRAILING = /[^\p{L}\p{N}_-]+$/u;
/** The last part of every path of the app. */
const PLAIN = /^[\w-]+$/;

/**
 * Finds the one room code in text that was typed, pasted or opened: in any case, with spaces and hyphens, as full-width
 * letters, in a link, after a label or in a sentence, and with the signs that chats add to links.
 * @returns the code, or null if there is none or more than one.
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

/** The code field's text: the code if there is one, otherwise the first letters and digits as capitals. */
export function tidyCode(typed: string): string {
  const code = parseRoomCode(typed);
  if (code !== null) return code;
  return linkedPart(readable(typed))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
}

/** The first character that no code has, or null if there is none. */
export function strangeLetter(code: string): string | null {
  return [...code].find((letter) => !CODE_ALPHABET.includes(letter)) ?? null;
}

/**
 * Corrects a path of the app: the code of a room is written out, and without the signs that a chat added at
 * the end. Never throws; a path that holds nothing to correct is returned as it is.
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

/** The part of a link that names the room, or the whole text if it holds no link. */
function linkedPart(text: string): string {
  return IN_LINK.exec(text)?.[1] ?? text;
}

/** Decodes percent-encodings. Those that a chat has broken are left out. */
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
