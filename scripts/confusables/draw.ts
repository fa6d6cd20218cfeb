/** Small capitals from phonetic alphabets. Unicode does not list them as confusable with capitals. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = {
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ĸ: 'k', ʟ: 'L', ᴍ: 'm' },
  ...{ ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ʍ: 'm', ꞯ: 'q' },
};

/**
 * The table has no ASCII characters. Whether a 1 means an l depends on the text, so `shared/text/confusables.ts` decides
 * that.
 */
const ASCII = /^[\0-\x7f]$/;
const LATIN = /^[A-Za-z0-9'.,-][A-Za-z0-9'.,\p{M}-]*$/u;

/**
 * Returns the table for `shared/text/confusables.json`: for each Latin letter, digit and sign, the characters that look like
 * it.
 * @param data Unicode's confusables (UTS 39): the prototype of each character
 */
export function drawConfusables(data: Readonly<Record<string, string>>): Record<string, string> {
  const table: Record<string, string> = {};
  const all = { ...data, ...SMALL_CAPITALS };
  for (const [character, prototype] of Object.entries(all).sort(byCodePoint)) {
    const latin = [...prototype].map((letter) => SMALL_CAPITALS[letter] ?? letter).join('');
    // Texts are normalised before the table is used, so characters that NFKD changes need no entry.
    if (ASCII.test(character) || character.normalize('NFKD') !== character || !LATIN.test(latin)) continue;
    table[latin] = (table[latin] ?? '') + character;
  }
  return table;
}

function byCodePoint([one]: [string, string], [other]: [string, string]): number {
  return (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
}
