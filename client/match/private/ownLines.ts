/** A line a seat wrote for itself, and when: server time in ms. */
export interface OwnLine {
  text: string;
  at: number;
}

/** How long a line may be, in characters. */
export const LINE_LENGTH = 80;

/** The pages of the notebook these lines stand on: `line/1`, `line/2` … */
export const LINES = 'line';

/** The line, where what was stored is one; null where it is not. */
export function lineIn(read: unknown): OwnLine | null {
  if (typeof read !== 'object' || read === null) return null;
  const { text, at } = read as Partial<OwnLine>;
  return typeof text === 'string' && text.length <= LINE_LENGTH && typeof at === 'number' ? { text, at } : null;
}

/** The lines in the order they were begun, each with the number of its page: keys that are numbers stand in order. */
export function inOrder(lines: Readonly<Record<string, OwnLine>>): { n: number; line: OwnLine }[] {
  const numbered = Object.entries(lines).map(([n, line]) => ({ n: Number(n), line }));
  return numbered.filter(({ n }) => Number.isInteger(n));
}
