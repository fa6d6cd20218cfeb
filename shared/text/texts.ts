import { isSaid, type Phrase, type Said } from './phrases';

/** Texts in the form in which an area keeps them: strings, functions that fill in gaps, and groups of these. */
export type Texts = string | ((...gaps: never[]) => string) | readonly Texts[] | { readonly [key: string]: Texts };

/** The type of an area in any language: where English has certain words, another language may have any string. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...gaps: never[]) => string
    ? T
    : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> };

type Area = Readonly<Record<string, Texts>>;

/** The texts of all areas that are loaded, by the name of the area. */
const shown = new Map<string, object>();

/** The translations that are loaded. An area may be loaded before its translation, or after it. */
const translations = new Map<string, object>();

/**
 * Declares the English texts of an area. Functions have gaps with names and types, and no other code than a choice by
 * number, flag or word, so that `scripts/languages/` can read them and check translations (docs/translating.md).
 * @returns the texts in the device's language
 */
export function texts<const English extends Area>(area: string, english: English): InAnyLanguage<English> {
  shown.set(area, english);
  Object.assign(english, translations.get(area));
  return english as InAnyLanguage<English>;
}

/**
 * Makes a sentence that only the server has in English. It is in `area` if its name has no other. In a group or list, a
 * name has several parts: `announces.dry.2`.
 * @returns the sentence in this device's language, or null if the language does not have it, as English never does
 */
export function translated(area: string, [name, ...facts]: Phrase): string | null {
  const [path = '', from = area] = name.split('/').reverse();
  const text = path.split('.').reduce<unknown>((group, key) => ownOf(group, key), translations.get(from));
  if (typeof text === 'string') return text;
  if (typeof text !== 'function' || text.length !== facts.length) return null;
  return text(...facts.map((fact) => (isSaid(fact) ? (fact.id ?? inWords(fact)) : fact)));
}

const inWords = ({ detail, phrase }: Said): string => (phrase && translated('', phrase)) ?? detail;

const ownOf = (group: unknown, key: string): unknown => Object.entries(group ?? {}).find(([name]) => name === key)?.[1];

/** Replaces the texts of the areas that a translation contains, also of those that load later. */
export function translate(areas: Readonly<Record<string, object>>): void {
  for (const [area, translation] of Object.entries(areas)) {
    translations.set(area, translation);
    Object.assign(shown.get(area) ?? {}, translation);
  }
}
