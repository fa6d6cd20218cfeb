/** Small capitals of the phonetic alphabets, which Unicode does not list as confusable with capitals. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = {
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ĸ: 'k', ʟ: 'L', ᴍ: 'm' },
  ...{ ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ʍ: 'm', ꞯ: 'q' },
};

/**
 * ASCII characters are left out of the table. Whether a 1 means an l depends on the text, so `shared/confusables.ts`
 * decides that.
 */
const ASCII = /^[\0-\x7f]$/;
const LATIN = /^[A-Za-z0-9'.,-][A-Za-z0-9'.,\p{M}-]*$/u;

/**
 * Builds the table of `shared/confusables.json`, which maps Latin letters, digits and signs to the characters that look
 * like them.
 * @param data Unicode's confusables (UTS 39), from each character to its prototype.
 */
export function drawConfusables(data: Readonly<Record<string, string>>): Record<string, string> {
  const table: Record<string, string> = {};
  const all = { ...data, ...SMALL_CAPITALS };
  for (const [character, prototype] of Object.entries(all).sort(byCodePoint)) {
    const latin = [...prototype].map((letter) => SMALL_CAPITALS[letter] ?? letter).join('');
    // Characters that NFKD changes need no entry, because texts are normalized before the table is used.
    if (ASCII.test(character) || character.normalize('NFKD') !== character || !LATIN.test(latin)) continue;
    table[latin] = (table[latin] ?? '') + character;
  }
  return table;
}

function byCodePoint([one]: [string, string], [other]: [string, string]): number {
  return (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
}
