/**
 * The longest that a screen waits for its fonts, in ms. Browsers do not use a `font-display: fallback` font that takes
 * longer than about three seconds, so text no longer moves after that time.
 */
const LONGEST_WAIT = 3_200;

/** A text with all letters that a screen needs: basic Latin letters, and the letters in the known names. */
let expected = 'A';

/**
 * Adds a style sheet with font faces after all other sheets, and applies it separately. If a sheet is applied together
 * with an earlier one, Chromium forgets which fonts came too late. It then uses these fonts after all, and text moves.
 */
export function addFonts(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  applyStyles();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyStyles();
}

/** Makes the browser apply all style sheets that have loaded, by reading a style. */
const applyStyles = () => getComputedStyle(document.documentElement).color;

/** Makes screens that load from now on wait for fonts with the letters in these names. */
export function expectNames(names: readonly string[]): void {
  expected = `A${names.join('')}`;
}

/**
 * Loads the fonts in all current styles. Call it before drawing a screen, because text drawn without its font would
 * move when the font comes. Resolves once each font has loaded or failed, or after `LONGEST_WAIT`.
 */
export async function loadFonts(): Promise<void> {
  // Test environments have no `document.fonts`.
  const faces = [...(document.fonts ?? [])].filter(({ unicodeRange }) => covers(unicodeRange, expected));
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const cap = new Promise<void>((done) => {
    timeout = setTimeout(done, LONGEST_WAIT);
  });
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), cap]);
  clearTimeout(timeout);
}

/** Checks whether a CSS `unicode-range` contains any letter of a text. */
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
