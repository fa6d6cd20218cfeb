/**
 * How long a screen waits for its fonts, in ms. A `fallback` font that has not come in its first three seconds is not
 * used by any browser, so the screen is then drawn as it stays.
 */
const LONGEST_WAIT = 3_200;

/** Text whose letters a screen needs: the plain ones, and those of the names that are known. */
let expected = 'A';

/** Lets the screens that are loaded from now on have the letters of these names. */
export function expectNames(names: readonly string[]): void {
  expected = `A${names.join('')}`;
}

/**
 * Loads the fonts of all styles that are there, before a screen draws with them: text that was drawn without a font
 * would move when it comes. Resolves once each has come or failed, or after `LONGEST_WAIT`.
 */
export async function loadFonts(): Promise<void> {
  // A document outside browsers has no fonts.
  const faces = [...(document.fonts ?? [])].filter(({ unicodeRange }) => covers(unicodeRange, expected));
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const cap = new Promise<void>((done) => {
    timeout = setTimeout(done, LONGEST_WAIT);
  });
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), cap]);
  clearTimeout(timeout);
}

/** Whether a `unicode-range` of CSS has any letter of a text. */
function covers(range: string, text: string): boolean {
  const spans = range.split(',').map((span) =>
    span
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  return [...text].some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return spans.some(([from = 0, to = from]) => from <= point && point <= to);
  });
}
