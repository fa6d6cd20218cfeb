import type { GameId } from '#shared/ids.ts';
import type { Best, Evening, Standing } from '../evening/evenings';
import type { lookIn } from '../evening/look';
import { EVENING } from '../evening/text';
import { dayOf, detectiveWords, headline, liarWords, namesIn, summary, wonWords } from '../evening/words';
import { FONTS, lettersOf, linesOf, type Pen, PICTURE, sizeFor, turned, write } from './canvas';
import { type Palette, paletteOf } from './palette';
import { drawPaper, drawPortrait, drawWordmark, type Portrait, portraitsOf } from './parts';
import { PICTURE_TEXT } from './text';

export interface EveningFacts {
  evening: Evening;
  titleOf(game: GameId): string;
  lookOf: ReturnType<typeof lookIn>;
}

/** The number of people who get a row each. All others share one line. */
const ROWS = 5;
const ui = (weight: number, size: number) => `${weight} ${size}px ${FONTS.ui}`;
const display = (size: number) => `400 ${size}px ${FONTS.display}`;
const mono = (weight: number, size: number) => `${weight} ${size}px ${FONTS.mono}`;

export async function drawEvening(pen: Pen, { evening, titleOf, lookOf }: EveningFacts): Promise<void> {
  const palette = paletteOf(null);
  const people = evening.standings.map((each) => ({ ...each, ...lookOf(each) }));
  const letters = `${headline(evening)} ${people.map(({ name }) => name).join(' ')}`;
  const fonts = [ui(500, 24), ui(650, 26), display(60), mono(700, 25)];
  const [portraits] = await Promise.all([portraitsOf(people), lettersOf(fonts, letters)]);
  const byMember = new Map([...portraits].map(([{ member }, portrait]) => [member, portrait]));
  const portraitOf = ({ member }: Standing) => byMember.get(member);

  drawGround(pen, palette);
  const { margin, width } = PICTURE;
  const cards = [
    ...(evening.liar ? [{ caps: PICTURE_TEXT.bestLiar, best: evening.liar, words: liarWords(evening.liar) }] : []),
    ...(evening.detective
      ? [{ caps: PICTURE_TEXT.bestDetective, best: evening.detective, words: detectiveWords(evening.detective) }]
      : []),
  ];
  const column = cards.length > 0 ? 596 : width - 2 * margin;
  drawWordmark(pen, margin, 89, 56, palette);
  write(pen, dayOf(evening.began), width - margin, 74, { font: ui(600, 22), colour: palette.ink2, align: 'right' });
  const size = sizeFor(pen, headline(evening), column + 40, [60, 52, 46, 40, 34, 28], display);
  write(pen, headline(evening), margin, 168, {
    font: display(size),
    colour: palette.ink,
    spacing: -0.02 * size,
    width: column + 40,
  });
  write(pen, summary(evening), margin, 213, { font: ui(500, 24), colour: palette.ink2, width: column });
  drawRanking(pen, evening.standings, { column, palette, portraitOf });
  drawGames(pen, evening, titleOf, palette);
  for (const [at, card] of cards.entries()) {
    const [x, y, degrees] = cards.length === 1 ? [920, 324, 1.2] : at === 0 ? [940, 215, 2.4] : [902, 431, -1.8];
    turned(pen, x, y, degrees, () => drawCard(pen, card, { palette, portraitOf }));
  }
}

interface Drawn {
  palette: Palette;
  portraitOf(who: Standing): Portrait | undefined;
}

function drawGround(pen: Pen, { deep }: Palette): void {
  const { width, height } = PICTURE;
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#1b1521');
  ground.addColorStop(1, deep);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  // Draws the light of a lamp above the table, as an ellipse.
  pen.save();
  pen.translate(0.34 * width, -0.12 * height);
  pen.scale(0.7 * width, 0.9 * height);
  const lamp = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  lamp.addColorStop(0, '#6a5064');
  lamp.addColorStop(0.48, '#2d2236');
  lamp.addColorStop(0.78, 'rgb(45 34 54 / 0)');
  pen.fillStyle = lamp;
  pen.fillRect(-2, -2, 4, 4);
  pen.restore();
}

function drawRanking(
  pen: Pen,
  standings: readonly Standing[],
  { column, palette, portraitOf }: Drawn & { column: number },
): void {
  const { margin } = PICTURE;
  const isFull = standings.length >= ROWS;
  const shown = standings.slice(0, ROWS);
  let top = 243;
  for (const [at, each] of shown.entries()) {
    const isFirst = at === 0;
    const height = isFirst ? (isFull ? 66 : 74) : isFull ? 49 : 60;
    const face = isFirst ? (isFull ? 54 : 60) : isFull ? 40 : 46;
    const middle = top + height / 2;
    const base = middle + (isFirst ? 10 : 9);
    if (!isFirst) {
      pen.fillStyle = palette.line;
      pen.fillRect(margin, top, column, 1);
    }
    write(pen, String(each.place), margin, base, {
      font: mono(600, 20),
      colour: each.place === 1 ? palette.accent : palette.ink3,
    });
    const portrait = portraitOf(each);
    if (portrait) drawPortrait(pen, portrait, margin + 50 + face / 2, middle, face, palette);
    const right = margin + column;
    write(pen, String(each.points), right, base, {
      font: mono(700, isFirst ? 31 : 25),
      colour: palette.ink,
      align: 'right',
    });
    const won = write(pen, wonWords(each), right - 74, base, {
      font: ui(550, 21),
      colour: palette.ink2,
      align: 'right',
    });
    const name = margin + 50 + face + 18;
    write(pen, each.name, name, base, {
      font: ui(650, isFirst ? 30 : 26),
      colour: palette.ink,
      width: right - 74 - won - 18 - name,
    });
    top += height;
  }
  const rest = standings.slice(ROWS).map(({ name }) => name);
  if (rest.length === 0) return;
  write(pen, PICTURE_TEXT.and(rest.join(', ')), margin + 50, top + 27, {
    font: ui(550, 21),
    colour: palette.ink2,
    width: column - 50,
  });
}

function drawGames(pen: Pen, { games }: Evening, titleOf: EveningFacts['titleOf'], { ink, ink2 }: Palette): void {
  const { margin, width } = PICTURE;
  let x = margin;
  for (const { game, times } of games) {
    const room = width - margin - x;
    if (room < 120) return;
    x += write(pen, titleOf(game), x, 590, { font: ui(650, 21), colour: ink, width: room }) + 7;
    x += write(pen, EVENING.times(times), x, 590, { font: ui(550, 21), colour: ink2 }) + 30;
  }
}

function drawCard(
  pen: Pen,
  { caps, best, words }: { caps: string; best: Best; words: string },
  { palette, portraitOf }: Drawn,
): void {
  drawPaper(pen, 400, 206, palette);
  const [first] = best.who;
  const portrait = first && portraitOf(first);
  if (portrait) drawPortrait(pen, portrait, -118, 0, 112, palette);
  const [x, width] = [-40, 218];
  const font = ui(550, 21);
  const lines = linesOf(pen, words, font, width, 3);
  const name = EVENING.best(namesIn(best));
  const size = sizeFor(pen, name, width, [46, 40, 34, 28, 24], display);
  const top = -((18 + size + 14 + lines.length * 26) / 2) + 16;
  write(pen, caps.toUpperCase(), x, top, { font: ui(650, 18), colour: '#8c2317', spacing: 1.2, width });
  write(pen, name, x, top + size + 2, { font: display(size), colour: palette.paperInk, width });
  for (const [at, line] of lines.entries()) {
    write(pen, line, x, top + size + 36 + at * 26, { font, colour: palette.paperInk2 });
  }
}
