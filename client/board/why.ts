import type { Code } from '#shared/ids.ts';
import { ON_YOUR_PHONE } from '#shared/legality/legality.ts';
import { text } from '../ui/text';

/** Returns the sentence that explains a refusal code of the game or the platform, or null if `code` is null. */
export function whyInWords(refusals: Readonly<Record<Code, string>>, code: Code | null): string | null {
  if (code === null) return null;
  if (code === 'not-your-seat') return text.watching;
  return refusals[code] ?? (code === ON_YOUR_PHONE ? text.onYourPhoneWhy : code);
}
