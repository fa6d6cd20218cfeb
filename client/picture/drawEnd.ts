import { coverOf } from '../board/covers';
import { dayOf } from '../evening/words';
import {
  FONTS,
  imageAt,
  lettersOf,
  linesOf,
  type Pen,
  PICTURE,
  rounded,
  shaded,
  sizeFor,
  turned,
  write,
} from './canvas';
import { type EndFacts, endLines, resultOf, winnersFirst } from './endFacts';
import { type Palette, paletteOf } from './palette';
import { drawPortrait, drawWordmark, type Portrait, portraitsOf } from './parts';

const ui = (weight: number, size: number) => `${weight} ${size}px ${FONTS.ui}`;
/** The size of the game's poster in the picture, in px. */
const POSTER = { width: 340, height: 470, border: 12 } as const;
const COLUMN = 664;

/** Draws a picture of a match's end in the colours and fonts of the game: poster, winners, reason and players. */
export async function drawEnd(pen: Pen, end: EndFacts): Promise<void> {
  const palette = paletteOf(end.game);
  const title = (size: number) => `400 ${size}px ${palette.titleFont}`;
  const people = winnersFirst(end);
  const cover = coverOf(end.game);
  const { headline, below } = endLines(end);
  const letters = `${end.title} ${headline} ${below} ${people.map(({ name }) => name).join(' ')}`;
  const fonts = [title(60), ui(500, 26), ui(650, 24), `400 44px ${FONTS.display}`];
  const [portraits, poster] = await Promise.all([
    portraitsOf(people),
    cover === null ? null : imageAt(cover),
    lettersOf(fonts, letters),
  ]);

  drawGround(pen, palette);
  const { margin, width } = PICTURE;
  drawWordmark(pen, margin, 84, 46, { ...palette, ...brand() });
  write(pen, dayOf(end.at), width - margin, 74, { font: ui(600, 22), colour: palette.ink2, align: 'right' });
  write(pen, end.title, margin, 148, { font: title(34), colour: palette.accent, width: COLUMN });
  const isShort = end.headline === null;
  const size = isShort ? sizeFor(pen, headline, COLUMN, [68, 60, 52, 46, 40, 34, 30, 26], title) : 46;
  const heads = isShort ? [headline] : linesOf(pen, headline, title(size), COLUMN, 3);
  for (const [at, line] of heads.entries()) {
    write(pen, line, margin, 158 + size * (at + 1), { font: title(size), colour: palette.ink, width: COLUMN });
  }
  const bottom = 158 + size * heads.length;
  const font = ui(500, isShort ? 26 : 22);
  const lines = linesOf(pen, below, font, COLUMN, 3);
  for (const [at, line] of lines.entries()) {
    write(pen, line, margin, bottom + 50 + at * 34, { font, colour: palette.ink2 });
  }
  drawPeople(pen, end, { people, portraits, palette, top: bottom + 50 + lines.length * 34 });
  if (poster) turned(pen, 962, 356, 2.2, () => drawPoster(pen, poster, palette));
}

/** Returns the colours of the wordmark, which do not depend on the game. */
function brand(): Pick<Palette, 'accent' | 'accentStrong' | 'accentInk'> {
  const { accent, accentStrong, accentInk } = paletteOf(null);
  return { accent, accentStrong, accentInk };
}

function drawGround(pen: Pen, { ground, deep, surface }: Palette): void {
  const { width, height } = PICTURE;
  const down = pen.createLinearGradient(0, 0, 0, height);
  down.addColorStop(0, ground);
  down.addColorStop(1, deep);
  pen.fillStyle = down;
  pen.fillRect(0, 0, width, height);
  pen.save();
  pen.globalAlpha = 0.85;
  const lamp = pen.createRadialGradient(380, -120, 0, 380, -120, 720);
  lamp.addColorStop(0, surface);
  lamp.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

interface Seated {
  people: EndFacts['people'];
  portraits: ReadonlyMap<EndFacts['people'][number], Portrait>;
  palette: Palette;
  top: number;
}

/**
 * Draws the people in two columns or, if there are more than six, in three. Winners are marked by a ring and a word.
 */
function drawPeople(pen: Pen, end: EndFacts, seated: Seated): void {
  const { winners } = end.outcome;
  const { people, portraits, palette, top } = seated;
  const columns = people.length > 6 ? 3 : 2;
  const rows = Math.ceil(people.length / columns);
  const bottom = PICTURE.height - 40;
  const height = Math.min(82, (bottom - top) / rows);
  const face = Math.min(62, height - 14);
  const wide = COLUMN / columns;
  const from = Math.min(top + 8, bottom - rows * height);
  for (const [at, who] of people.entries()) {
    const x = PICTURE.margin + (at % columns) * wide;
    const middle = from + Math.floor(at / columns) * height + height / 2;
    const portrait = portraits.get(who);
    const hasWon = winners.includes(who.seat);
    if (hasWon) {
      const half = face / 2 + 4;
      rounded(pen, x + face / 2 - half, middle - half, 2 * half, 2 * half, who.bot ? half * 0.6 : half);
      pen.fillStyle = palette.accent;
      pen.fill();
    }
    if (portrait) drawPortrait(pen, portrait, x + face / 2, middle, face, palette);
    const says = resultOf(end, who.seat).join(', ');
    const name = { font: ui(650, columns === 3 ? 21 : 25), width: wide - face - 26 };
    write(pen, who.name, x + face + 14, middle + (says === '' ? 8 : -2), { ...name, colour: palette.ink });
    if (says !== '') write(pen, says, x + face + 14, middle + 22, { font: ui(550, 20), colour: palette.accent });
  }
}

function drawPoster(pen: Pen, poster: HTMLImageElement, { paper }: Palette): void {
  const { width, height, border } = POSTER;
  rounded(pen, -width / 2 - border, -height / 2 - border, width + 2 * border, height + 2 * border, 8);
  pen.fillStyle = paper;
  shaded(pen, 'rgb(0 0 0 / 0.75)', 44, 20, () => pen.fill());
  pen.drawImage(poster, -width / 2, -height / 2, width, height);
}
