import { must } from '#shared/must.ts';

/** The size and the margin of all pictures, in px. Chat apps use this size for link previews. */
export const PICTURE = { width: 1200, height: 630, margin: 52 } as const;

export type Pen = CanvasRenderingContext2D;

/** The platform's font families (`client/ui/fonts.css`). */
export const FONTS = {
  ui: '"Archivo Variable", "Archivo Variable Fallback", sans-serif',
  display: '"Gloock", "Gloock Fallback", serif',
  mono: '"Martian Mono Variable", "Martian Mono Variable Fallback", monospace',
};

/**
 * Loads the fonts that a text needs. Call it before drawing, because a canvas does not change when a font arrives
 * later.
 */
export async function lettersOf(fonts: readonly string[], text: string): Promise<void> {
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}

interface Write {
  font: string;
  colour: string | CanvasGradient;
  /** The maximum width in px. Longer text is cut off with an ellipsis. */
  width?: number;
  align?: CanvasTextAlign;
  /** The space between letters, in px. */
  spacing?: number;
}

/** Writes one line of text on the baseline `y`, and returns its width. */
export function write(pen: Pen, text: string, x: number, y: number, how: Write): number {
  const { font, colour, width, align = 'left', spacing = 0 } = how;
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  // Browsers that do not have `letterSpacing` ignore this.
  pen.letterSpacing = `${spacing}px`;
  const shown = width === undefined ? text : cut(pen, text, width);
  pen.fillText(shown, x, y);
  const wide = pen.measureText(shown).width;
  pen.letterSpacing = '0px';
  return wide;
}

function cut(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Returns the largest of `sizes` (px, descending) at which the text fits. If none fits, returns the last one. */
export function sizeFor(
  pen: Pen,
  text: string,
  width: number,
  sizes: readonly number[],
  font: (size: number) => string,
) {
  for (const size of sizes) {
    pen.font = font(size);
    if (pen.measureText(text).width <= width) return size;
  }
  return must(sizes.at(-1), 'a size');
}

/** Breaks a text into at most `most` lines of the given width. If the text is longer, the last line is shortened. */
export function linesOf(pen: Pen, text: string, font: string, width: number, most: number): string[] {
  pen.font = font;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const [kept, rest] = [lines.slice(0, most - 1), lines.slice(most - 1)];
  return [...kept, cut(pen, rest.join(' '), width)];
}

export function rounded(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

/** Draws with the origin of the canvas moved to a point, and its axes rotated by `degrees`. */
export function turned(pen: Pen, x: number, y: number, degrees: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  draw();
  pen.restore();
}

export function shaded(pen: Pen, colour: string, blur: number, down: number, fill: () => void): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = blur;
  pen.shadowOffsetY = down;
  fill();
  pen.restore();
}

/** Loads a picture. Resolves to null on failure. */
export async function imageAt(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}
