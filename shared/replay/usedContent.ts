import type { Json } from '../json';

/**
 * The first character of the blank that replaces a text that was not shown. The rest of the blank is the text's path,
 * so that no two blanks are equal.
 */
const BLANK = '\u25a0';

/**
 * Replaces every text in secret content that `shown` does not contain with a blank. Keeps the structure, so that a
 * random draw still picks the same entry. A text with placeholders such as `{blanks}` counts as shown if every piece
 * between the placeholders was shown.
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

/** Returns true if the text contains the piece, and not only as a part of longer words. */
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
