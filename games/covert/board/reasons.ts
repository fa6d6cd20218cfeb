import { refuse, whyInWords } from 'hush/board';
import type { Code } from 'hush/game';
import { refusals } from '../text';
import { reasonText } from './reasonText';

/** Matches a refusal code, but not a coach's sentence. */
const CODE = /^[\w-]+$/;

/** Returns the sentence for a refusal code, or null if `why` is null. */
export function wordsOf(why: Code): string;
export function wordsOf(why: Code | null): string | null;
export function wordsOf(why: Code | null): string | null {
  const words = whyInWords(refusals, why);
  return words !== null && CODE.test(words) ? reasonText.nothing : words;
}

/** Ends a reason with a full stop, if it has none. */
export const asSentence = (why: string): string => (/[.!?]$/.test(why) ? why : `${why}.`);

/** Runs the action, or shows the player why it is refused. */
export const attempt = (why: Code | null, run: () => unknown): unknown => (why === null ? run() : refuse(wordsOf(why)));
