import { refuse, whyInWords } from 'hush/board';
import type { Code } from 'hush/game';
import { refusals } from '../text';

/** Matches a refusal code, but not a coach's sentence. */
const CODE = /^[\w-]+$/;

/** Shown for a refusal code that has no sentence in this game. */
const NOTHING = 'You have nothing to use for that now.';

/** Returns the sentence for a refusal code, or null if `why` is null. */
export function wordsOf(why: Code): string;
export function wordsOf(why: Code | null): string | null;
export function wordsOf(why: Code | null): string | null {
  const words = whyInWords(refusals, why);
  return words !== null && CODE.test(words) ? NOTHING : words;
}

/** Runs the action, or shows the player why it is refused. */
export const attempt = (why: Code | null, run: () => unknown): unknown => (why === null ? run() : refuse(wordsOf(why)));
