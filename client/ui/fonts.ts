/**
 * The maximum wait of a screen for its fonts, in ms. No browser uses a `fallback` font that has not come in its first
 * three seconds, so by then the screen will not change any more.
 */
const LONGEST_WAIT = 3_200;

/** Text whose letters a screen needs: the plain ones, and those of the known names. */
let expected = 'A';

/**
 * Adds the font faces of a style sheet after all other sheets, and applies them alone. If it is applied together with a
 * sheet that comes earlier, Chromium forgets which fonts of the page came too late: it uses them, and text moves.
 */
export function addFonts(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  applyStyles();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyStyles();
}

/** Reading a style applies all sheets that have loaded. */
const applyStyles = () => getComputedStyle(document.documentElement).color;

/** Adds the letters of these names for the screens loaded from now on. */
export function expectNames(names: readonly string[]): void {
  expected = `A${names.join('')}`;
}

/**
 * Loads the fonts of all current styles before a screen draws with them, because text drawn without its font would move
 * when it comes. Resolves once each has loaded or failed, or after `LONGEST_WAIT`.
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

/** Whether a CSS `unicode-range` contains any letter of a text. */
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
