import { refuse } from '../../../client/state/toasts';
import type { Code } from '../../../shared/ids';
import { text } from '../text';

/** What the rules of moves in general say, and this game has no words for. */
const NOTHING = 'There is nothing to do it with now.';

/** The sentence for a refusal; null: nothing is refused. */
export function wordsOf(why: Code): string;
export function wordsOf(why: Code | null): string | null;
export function wordsOf(why: Code | null): string | null {
  return why === null ? null : (text.refusal[why] ?? NOTHING);
}

/** Says why not, or does it. */
export const attempt = (why: Code | null, run: () => unknown): unknown => (why === null ? run() : refuse(wordsOf(why)));
