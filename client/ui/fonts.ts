/**
 * The maximum time to wait for the fonts of a screen, in ms. Browsers give up on a `font-display: fallback` font after
 * about three seconds, so there is no use in waiting longer.
 */
const LONGEST_WAIT = 3_200;

/** All letters that a screen may contain: basic Latin letters, and the letters of the names that are known. */
let expected = 'A';

/**
 * Adds a style sheet with fonts, and makes the browser apply it separately. If Chromium applied two style sheets
 * together, it would forget which fonts had arrived too late. It would then use these fonts, which moves text.
 */
export function addFonts(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  applyStyles();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyStyles();
}

/** Makes the browser apply all style sheets loaded so far, by reading a computed style. */
const applyStyles = () => getComputedStyle(document.documentElement).color;

/** Makes screens that are drawn later wait for the fonts that contain the letters of these names. */
export function expectNames(names: readonly string[]): void {
  expected = `A${names.join('')}`;
}

/**
 * Loads all fonts that style sheets have defined so far. Call it before drawing a screen, because text moves if its
 * font arrives later. Resolves when each font was loaded or has failed, or after `LONGEST_WAIT`.
 */
export async function loadFonts(): Promise<void> {
  // `document.fonts` does not exist in test environments.
  const faces = [...(document.fonts ?? [])].filter(({ unicodeRange }) => covers(unicodeRange, expected));
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const cap = new Promise<void>((done) => {
    timeout = setTimeout(done, LONGEST_WAIT);
  });
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), cap]);
  clearTimeout(timeout);
}

/** Returns true if the text contains a character in a CSS `unicode-range`. */
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
