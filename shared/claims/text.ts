import { texts } from '../text/texts';

/** Log lines for claims. A player is a name, or null for the reader. */
export const CLAIM_LINES = texts('claims', {
  claimed: (by: string | null, words: string) => (by === null ? `**You**: “${words}”` : `${by}: “${words}”`),
  retracted: (by: string | null, words: string) =>
    by === null ? `**You** take back: “${words}”` : `${by} takes back: “${words}”`,
});
