import type { Json } from '../json';

/** Begins the blank for an entry that was not shown. The entry's path follows, so that no two blanks are equal. */
const BLANK = '\u25a0';

/**
 * Replaces every text in secret content that `shown` does not contain with a blank. Keeps the structure, so that a draw
 * from the content picks the same entry. A script counts as shown if all its pieces between `{blanks}` were shown.
 */
export function usedContent(content: Json, shown: string, path = ''): Json {
  if (typeof content === 'string') return isShown(content, shown) ? content : `${BLANK}${path}`;
  if (content === null || typeof content !== 'object') return content;
  if (Array.isArray(content)) return content.map((item, index) => usedContent(item, shown, `${path}.${index}`));
  return Object.fromEntries(
    Object.entries(content).map(([key, item]) => [key, usedContent(item, shown, `${path}.${key}`)]),
  );
}

function isShown(text: string, shown: string): boolean {
  return text.split(/\{\w+\}/).every((piece) => holds(shown, JSON.stringify(piece.trim()).slice(1, -1)));
}

/** Returns true if the text contains the piece as a whole, not as part of a longer word. */
function holds(shown: string, piece: string): boolean {
  for (let at = shown.indexOf(piece); at >= 0; at = shown.indexOf(piece, at + 1)) {
    const isCutBefore = isLetter(shown[at - 1]) && isLetter(piece[0]);
    const isCutAfter = isLetter(shown[at + piece.length]) && isLetter(piece.at(-1));
    if (!isCutBefore && !isCutAfter) return true;
  }
  return piece === '';
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}
