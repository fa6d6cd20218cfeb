/**
 * The longest wait for a screen's fonts, in ms. After about three seconds, browsers ignore a `font-display: fallback`
 * font, so waiting longer is useless.
 */
const LONGEST_WAIT = 3_200;

/** All letters that screens need: basic Latin letters, and the letters in known names. */
let expected = 'A';

/**
 * Appends a style sheet with font faces and makes the browser apply it separately. If Chromium applies two sheets
 * together, it forgets which fonts came too late and uses them after all, which moves text.
 */
export function addFonts(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  applyStyles();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyStyles();
}

/** Makes the browser apply all loaded style sheets, by reading a style. */
const applyStyles = () => getComputedStyle(document.documentElement).color;

/** Makes later screens wait for fonts with the letters in these names. */
export function expectNames(names: readonly string[]): void {
  expected = `A${names.join('')}`;
}

/**
 * Loads the fonts of all current styles. Call it before drawing a screen, because text moves when its font arrives
 * late. Resolves once each font has loaded or failed, or after `LONGEST_WAIT`.
 */
export async function loadFonts(): Promise<void> {
  // Test environments lack `document.fonts`.
  const faces = [...(document.fonts ?? [])].filter(({ unicodeRange }) => covers(unicodeRange, expected));
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const cap = new Promise<void>((done) => {
    timeout = setTimeout(done, LONGEST_WAIT);
  });
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), cap]);
  clearTimeout(timeout);
}

/** Returns true if a CSS `unicode-range` contains a letter of the text. */
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
