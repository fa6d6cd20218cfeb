import { refuse, whyInWords } from 'hush/board';
import type { Code } from 'hush/game';
import { refusals } from '../text';

/** Matches a refusal code, but not a coach's sentence. */
const CODE = /^[\w-]+$/;

/** Shown for refusal codes that this game has no sentence for. */
const NOTHING = 'You have nothing to use for that now.';

/** @returns the sentence for a refusal, or null if nothing is refused. */
export function wordsOf(why: Code): string;
export function wordsOf(why: Code | null): string | null;
export function wordsOf(why: Code | null): string | null {
  const words = whyInWords(refusals, why);
  return words !== null && CODE.test(words) ? NOTHING : words;
}

/** Runs the action, or shows the player the reason for the refusal. */
export const attempt = (why: Code | null, run: () => unknown): unknown => (why === null ? run() : refuse(wordsOf(why)));
