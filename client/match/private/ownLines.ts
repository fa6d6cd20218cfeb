/** A private note. `at` is the server time in ms at which the note was begun. */
export interface OwnLine {
  text: string;
  at: number;
}

/** The maximum length of a note, in characters. */
export const LINE_LENGTH = 80;

/** The prefix of the notebook pages that contain notes: `line/1`, `line/2` … */
export const LINES = 'line';

/** Parses a stored note. Returns null if it is invalid. */
export function lineIn(read: unknown): OwnLine | null {
  if (typeof read !== 'object' || read === null) return null;
  const { text, at } = read as Partial<OwnLine>;
  return typeof text === 'string' && text.length <= LINE_LENGTH && typeof at === 'number' ? { text, at } : null;
}

/**
 * Returns the notes in the order in which they were begun, each with its page number. This relies on JavaScript
 * iterating over numeric keys in ascending order.
 */
export function inOrder(lines: Readonly<Record<string, OwnLine>>): { n: number; line: OwnLine }[] {
  const numbered = Object.entries(lines).map(([n, line]) => ({ n: Number(n), line }));
  return numbered.filter(({ n }) => Number.isInteger(n));
}
