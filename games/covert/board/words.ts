const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a small number as a word. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** Capitalizes the first letter, for the start of a sentence. */
export const capital = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`;

/** Joins a count and its noun: "1 card", "3 cards". */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : things}`;

/** Joins a count, written as a word, and its noun: "one card", "three cards". */
export const countedInWords = (count: number, thing: string, things = `${thing}s`): string =>
  `${inWords(count)} ${count === 1 ? thing : things}`;

/** Joins words: "Ana, Ben and Cem". */
export function listOf(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
