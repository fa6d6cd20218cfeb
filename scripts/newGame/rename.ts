import { parseSync } from 'oxc-parser';
import type { GameId } from '#shared/ids.ts';

/** A game's name in code, in texts and in case numbers (`[MO-1]`). */
export interface GameNames {
  id: GameId;
  title: string;
  prefix: string;
}

export function namesOf(id: GameId, title = `${id[0]?.toUpperCase()}${id.slice(1)}`): GameNames {
  return { id, title, prefix: id.slice(0, 2).toUpperCase() };
}

interface Span {
  start: number;
  end: number;
}

/**
 * Rewrites a file of the template with another game's names. In code, renames only identifiers and whole strings. Words
 * in a sentence stay, such as "moles" in "two of you are moles".
 */
export function renamed(file: string, source: string, from: GameNames, to: GameNames): string {
  const cited = source.replaceAll(`[${from.prefix}-`, `[${to.prefix}-`);
  if (file.endsWith('.md')) return cited.replace(`# ${from.title}`, `# ${to.title}`);
  if (file.endsWith('.css')) return cited.replaceAll(`[data-theme="${from.id}"]`, `[data-theme="${to.id}"]`);
  if (file.endsWith('.svg')) return lettered(cited, from.title, to.title);
  if (!/\.tsx?$/.test(file)) return cited;
  const places = nodesOf(file, cited).flatMap(({ type, name, value, start, end }) => {
    if (type === 'Identifier' && name === from.id) return [{ start, end, put: to.id }];
    if (type !== 'Literal') return [];
    if (value === from.id) return [{ start, end, put: JSON.stringify(to.id) }];
    return value === from.title ? [{ start, end, put: JSON.stringify(to.title) }] : [];
  });
  // Replaces from last to first, so that earlier positions stay valid. Replaces each place once, because a shorthand
  // like `{ moles }` occurs twice in the syntax tree.
  const found = [...new Map(places.map((place) => [place.start, place])).values()].sort((a, b) => b.start - a.start);
  return found.reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), cited);
}

/** Largest font size of the title on a cover, which is 340 units wide. */
const LARGEST_LETTERS = 68;
/** Width for the title, in half units. 296 units are free, and a letter is about half as wide as it is high. */
const ACROSS = 592;

/** Puts another title on a cover, in a smaller font size if the title is long. */
function lettered(svg: string, from: string, to: string): string {
  const size = Math.min(LARGEST_LETTERS, Math.floor(ACROSS / Math.max(1, to.length)));
  const words = to.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return svg.replace(`font-size="${LARGEST_LETTERS}"`, `font-size="${size}"`).replace(`>${from}<`, () => `>${words}<`);
}

/**
 * Returns all other identifiers in the files that use `id` as an identifier. None of these identifiers may be the id of
 * a new game.
 */
export function takenNames(files: readonly { file: string; source: string }[], id: GameId): Set<string> {
  const used = files
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ file, source }) => nodesOf(file, source).flatMap(({ type, name }) => (type === 'Identifier' ? [name] : [])))
    .filter((names) => names.includes(id));
  return new Set(used.flat().filter((name) => name !== undefined && name !== id) as string[]);
}

interface SyntaxNode extends Span {
  type: string;
  name?: string;
  value?: unknown;
}

function nodesOf(file: string, source: string): SyntaxNode[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return nodesIn(program);
}

function nodesIn(node: unknown): SyntaxNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = typeof (node as SyntaxNode).type === 'string' ? [node as SyntaxNode] : [];
  return [...own, ...Object.values(node).flatMap(nodesIn)];
}
