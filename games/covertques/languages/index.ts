import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Spelling } from './spelling';

/** A language of topic cards and hints. It is the language that people at the table speak, not that of a device. */
export type Language = 'en' | 'de' | 'es' | 'fr';

export const SPELLINGS: Readonly<Record<Language, Spelling>> = { en, de, es, fr };
export const LANGUAGES = Object.keys(SPELLINGS) as [Language, ...Language[]];
