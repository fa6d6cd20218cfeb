import { texts } from './texts';

/** The numbers from 0 to 12 in words. */
export const NUMBERS = texts('numbers', {
  inWords: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
});

/** Returns a number in words, or in digits if it is greater than twelve. */
export function inWords(count: number): string {
  return NUMBERS.inWords[count] ?? String(count);
}

/** Returns words with a capital at their beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
