import { BASE } from '../base';

interface KeptWords {
  lang: string;
  dir: string;
  texts: Readonly<Record<string, string>>;
}

const ENGLISH: KeptWords = { lang: 'en', dir: 'ltr', texts: {} };

/**
 * Returns the texts in this device's language that the app has kept (`client/state/language.ts`), or none if the
 * language is English. Like `mode.ts`, this module imports nothing else from the app.
 */
export function keptWords(): KeptWords {
  if (!import.meta.env.HAS_LANGUAGES) return ENGLISH;
  try {
    const kept = JSON.parse(localStorage.getItem(`${BASE}hush.offline`) ?? '{}') as Partial<Record<string, unknown>>;
    const { lang, dir, texts } = kept;
    if (typeof lang !== 'string' || typeof dir !== 'string') return ENGLISH;
    const known = Object.entries(texts ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { lang, dir, texts: Object.fromEntries(known) };
  } catch {
    return ENGLISH;
  }
}
