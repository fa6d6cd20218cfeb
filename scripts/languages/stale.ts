import { createHash } from 'node:crypto';
import { FluentSerializer, type Message } from '@fluent/syntax';
import type { Translation } from './compile.ts';
import type { Area } from './english.ts';
import { textsOf } from './languages.ts';

/**
 * The file of a language that `npm run translate` writes. A line has the name of a text, and hashes of its English words
 * and of its translation at the time when both fitted: `home/start pL2xA 9fQeZ`.
 */
export const LOCK = 'english.lock';

type Hashes = readonly [english: string, translated: string];
type Lock = ReadonlyMap<string, Hashes>;

export function readLock(file: string): Lock {
  const lines = file.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [key = '', english = '', translated = ''] = line.split(' ');
      return [key, [english, translated]];
    }),
  );
}

/** Returns the texts whose English words have changed since they were translated. */
export function staleIn(areas: readonly Area[], translation: Translation, lock: Lock): string[] {
  return [...hashesIn(areas, translation)].flatMap(([key, now]) => (isStale(lock.get(key), now) ? [key] : []));
}

/** Returns the file with the hashes of all translated texts. Those of stale texts stay as they are. */
export function withHashes(areas: readonly Area[], translation: Translation, lock: Lock): string {
  const lines = [...hashesIn(areas, translation)].map(([key, now]) => {
    const before = lock.get(key);
    return [key, ...(before && isStale(before, now) ? before : now)].join(' ');
  });
  return `${lines.sort().join('\n')}\n`;
}

/** A text without hashes is new. A translation that has changed is taken to fit the English words of today. */
const isStale = (before: Hashes | undefined, [english, translated]: Hashes): boolean =>
  before !== undefined && before[0] !== english && before[1] === translated;

/** Returns the hashes of the texts that are translated, by their names. */
function hashesIn(areas: readonly Area[], { messages }: Translation): Map<string, Hashes> {
  const found = new Map<string, Hashes>();
  for (const [key, { message }] of textsOf(areas)) {
    const translated = messages.get(key);
    if (translated) found.set(key, [hashOf(message), hashOf(translated)]);
  }
  return found;
}

function hashOf(message: Message): string {
  const words = message.clone();
  words.comment = null;
  return createHash('sha256').update(new FluentSerializer().serializeEntry(words)).digest('base64url').slice(0, 5);
}
