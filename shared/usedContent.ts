import type { Json } from './json';

/** What stands in the place of an entry that was not shown: each its own, so that two are never taken for one. */
const BLANK = '\u25a0';

/**
 * Secret content with nothing in it but what `shown` has already: every other text is blank. Its shape is whole, so that
 * a draw from it comes to the same place. Scripts count as shown where each of their pieces between `{blanks}` is.
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

/** Whether the piece stands there by itself, and not inside a longer word. */
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
