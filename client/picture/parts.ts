import { FONTS, imageAt, type Pen, rounded, shaded, turned, write } from './canvas';
import type { Palette } from './palette';

/** Draws the wordmark, which is the name Hush with a card. `y` is the baseline. */
export function drawWordmark(pen: Pen, x: number, y: number, size: number, palette: Palette): void {
  const font = `400 ${size}px ${FONTS.display}`;
  const letters = { font, spacing: -0.02 * size };
  const us = x + write(pen, 'H', x, y, { ...letters, colour: palette.ink }) + 0.11 * size;
  pen.font = font;
  const wide = pen.measureText('us').width - 0.04 * size;
  turned(pen, us + wide / 2, y - size * 0.2, -3.2, () => {
    const gradient = pen.createLinearGradient(0, -size * 0.35, 0, size * 0.35);
    gradient.addColorStop(0, palette.accentStrong);
    gradient.addColorStop(0.6, palette.accent);
    pen.fillStyle = gradient;
    rounded(pen, -wide / 2 - size * 0.05, -size * 0.32, wide + size * 0.1, size * 0.74, size * 0.05);
    shaded(pen, 'rgb(0 0 0 / 0.5)', size * 0.06, size * 0.03, () => pen.fill());
  });
  write(pen, 'us', us, y, { ...letters, colour: palette.accentInk });
  write(pen, 'h', us + wide + 0.12 * size, y, { ...letters, colour: palette.ink });
}

export interface Portrait {
  name: string;
  colour: number;
  bot: boolean;
  /** The picture of the face. If null, the first letter of the name is drawn instead. */
  picture: HTMLImageElement | null;
}

export async function portraitsOf<Who extends { name: string; face: string; colour: number; bot: boolean }>(
  people: readonly Who[],
): Promise<Map<Who, Portrait>> {
  const { drawFace } = await import('../ui/drawFace');
  const drawn = people.map(async (who): Promise<[Who, Portrait]> => {
    const { name, colour, bot, face } = who;
    return [who, { name, colour, bot, picture: await imageAt(drawFace(face)) }];
  });
  return new Map(await Promise.all(drawn));
}

/** Draws a face centred at `x` and `y`, in a circle for a person and in a rounded square for a bot. */
export function drawPortrait(pen: Pen, who: Portrait, x: number, y: number, size: number, palette: Palette): void {
  const half = size / 2;
  const path = () => rounded(pen, x - half, y - half, size, size, who.bot ? size * 0.28 : half);
  path();
  pen.fillStyle = palette.seat(who.colour);
  shaded(pen, 'rgb(0 0 0 / 0.5)', 8, 3, () => pen.fill());
  pen.save();
  path();
  pen.clip();
  const light = pen.createRadialGradient(
    x - size * 0.15,
    y - size * 0.25,
    0,
    x - size * 0.15,
    y - size * 0.25,
    size * 0.55,
  );
  light.addColorStop(0, 'rgb(255 255 255 / 0.4)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  pen.fillStyle = light;
  pen.fillRect(x - half, y - half, size, size);
  if (who.picture) {
    const wide = size * 1.06;
    pen.drawImage(who.picture, x - wide / 2, y - wide / 2 + size * 0.04, wide, wide);
  } else {
    const letter = [...who.name.trim()][0]?.toUpperCase() ?? '?';
    write(pen, letter, x, y + size * 0.16, {
      font: `800 ${size * 0.45}px ${FONTS.ui}`,
      colour: '#17121c',
      align: 'center',
    });
  }
  pen.restore();
}

/** Draws a paper card, centred on the origin. */
export function drawPaper(
  pen: Pen,
  width: number,
  height: number,
  { paper, paper2 }: Pick<Palette, 'paper' | 'paper2'>,
): void {
  const [x, y] = [-width / 2, -height / 2];
  const sheet = pen.createLinearGradient(0, y, 0, -y);
  sheet.addColorStop(0, paper);
  sheet.addColorStop(1, paper2);
  rounded(pen, x, y, width, height, 14);
  pen.fillStyle = sheet;
  shaded(pen, 'rgb(0 0 0 / 0.75)', 40, 22, () => pen.fill());
  const light = pen.createRadialGradient(x + width * 0.4, y, 0, x + width * 0.4, y, width * 0.7);
  light.addColorStop(0, 'rgb(255 253 247 / 0.9)');
  light.addColorStop(1, 'rgb(255 253 247 / 0)');
  pen.fillStyle = light;
  pen.fill();
}
