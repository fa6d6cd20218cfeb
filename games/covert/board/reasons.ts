import { whyInWords } from '#client/board/why.ts';
import { refuse } from '#client/state/toasts.ts';
import type { Code } from '#shared/ids.ts';
import { refusals } from '../text';

/** For reasons that come with the legality of any game: this game has no words of its own for them. */
const NOTHING = 'There is nothing to do it with now.';

/** The sentence for a refusal; null: nothing is refused. */
export function wordsOf(why: Code): string;
export function wordsOf(why: Code | null): string | null;
export function wordsOf(why: Code | null): string | null {
  const words = whyInWords(refusals, why);
  return words === why && why !== null ? NOTHING : words;
}

/** Does it, or says why it cannot be done. */
export const attempt = (why: Code | null, run: () => unknown): unknown => (why === null ? run() : refuse(wordsOf(why)));
