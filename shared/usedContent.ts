import type { Json } from './json';

/** Replaces an entry that was not shown. Each replacement is different, so that no two entries seem equal. */
const BLANK = '\u25a0';

/**
 * Secret content reduced to what `shown` already contains: every other text is blank. Its structure is unchanged, so
 * that a draw from it gives the same entry. A script counts as shown if all its pieces between `{blanks}` were.
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

/** True if the piece occurs on its own, not inside a longer word. */
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
