import { must } from '#shared/must.ts';

/** Every picture, in px: what messengers show of a page. */
export const PICTURE = { width: 1200, height: 630, margin: 52 } as const;

export type Pen = CanvasRenderingContext2D;

/** Families of the platform's own letters (`client/ui/fonts.css`). */
export const FONTS = {
  ui: '"Archivo Variable", "Archivo Variable Fallback", sans-serif',
  display: '"Gloock", "Gloock Fallback", serif',
  mono: '"Martian Mono Variable", "Martian Mono Variable Fallback", monospace',
};

/** Fetches what is written with before anything is: a canvas does not draw again when a font comes. */
export async function lettersOf(fonts: readonly string[], text: string): Promise<void> {
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}

interface Write {
  font: string;
  colour: string | CanvasGradient;
  /** Px it may be wide; longer text is cut, with dots. */
  width?: number;
  align?: CanvasTextAlign;
  /** Px between letters. */
  spacing?: number;
}

/** Writes one line on its baseline; answers how wide it is. */
export function write(pen: Pen, text: string, x: number, y: number, how: Write): number {
  const { font, colour, width, align = 'left', spacing = 0 } = how;
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  // Some browsers have none, and then letters stand as usual.
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

/** The largest of these sizes (px, falling) at which the text fits; the last one if none does. */
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

/** The text in lines that fit, at most so many; the last one is cut. */
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

/** A rounded rectangle as the path. */
export function rounded(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

/** Draws around a point as if it were straight, and turned by so many degrees. */
export function turned(pen: Pen, x: number, y: number, degrees: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  draw();
  pen.restore();
}

/** A shadow under what is filled next, and none after it. */
export function shaded(pen: Pen, colour: string, blur: number, down: number, fill: () => void): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = blur;
  pen.shadowOffsetY = down;
  fill();
  pen.restore();
}

/** A picture by its address; null: it could not be read. */
export async function imageAt(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}
