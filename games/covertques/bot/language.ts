import de from '../content/secret/associations-de.json';
import en from '../content/secret/associations-en.json';
import es from '../content/secret/associations-es.json';
import fr from '../content/secret/associations-fr.json';
import related from '../content/secret/related-en.json';
import type { Language } from '../languages';
import { formsOf, wordsOf } from '../words';
import { buildEar } from './ear';

/** The nearness of each word to a hint, above 0 and at most 1. Words that are not in the map are not near the hint. */
export type Nearness = ReadonlyMap<string, number>;

/** Nearness above which a bot assumes that the hint was meant for the word. */
const CLOSE = 0.4;
/** Maximum number of entries in each cache of hints. */
const MOST_REMEMBERED = 20_000;

type Lists<List> = Readonly<Record<string, Readonly<Record<string, List>>>>;

/** The associations of each word on each card, starting with the most common. */
const ASSOCIATIONS: Readonly<Record<Language, Lists<string[]>>> = { en, de, es, fr };
/** Further words that people may associate with a word, which bots understand but do not say. */
const RELATED: Readonly<Partial<Record<Language, Lists<string>>>> = { en: related };

/** The associations in a language. */
export class Associations {
  /**
   * All words on all cards, without their card or face. A bot that does not know the code word must consider all of
   * them.
   */
  readonly vocabulary: readonly string[];
  readonly #language: Language;
  readonly #lists: ReadonlyMap<string, readonly string[]>;
  #ear: ReturnType<typeof buildEar> | null = null;
  readonly #remembered = new Map<string, Nearness>();
  readonly #vague = new Map<string, number>();
  readonly #sounds = new Map<string, ReadonlySet<string>>();
  /** The neighbours of each word, and for each neighbour the hints that fit both words. */
  readonly #neighbours = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(language: Language) {
    this.#language = language;
    this.#lists = new Map(Object.values(ASSOCIATIONS[language]).flatMap((lists) => Object.entries(lists)));
    this.vocabulary = [...this.#lists.keys()];
  }

  /** Returns the hints for a word, starting with the most common. Empty for an unknown word. */
  hintsFor(word: string): readonly string[] {
    return this.#lists.get(word) ?? [];
  }

  /** Returns the words near a hint. The first call is slow, because it builds the index. */
  nearTo(hint: string): Nearness {
    return kept(this.#remembered, hint, () => {
      this.#ear ??= buildEar(this.#language, this.#lists, relatedIn(this.#language));
      return this.#ear(hint);
    });
  }

  /** Returns the hints for one word that also fit another word, starting with the most common. */
  shared(word: string, other: string): readonly string[] {
    return kept(this.#neighbours, word, () => this.#neighboursOf(word)).get(other) ?? [];
  }

  #neighboursOf(word: string): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const hint of this.hintsFor(word)) {
      for (const [other, nearness] of this.nearTo(hint)) {
        if (other !== word && isClose(nearness)) found.set(other, [...(found.get(other) ?? []), hint]);
      }
    }
    return found;
  }

  /**
   * Returns the number of words that a hint fits. According to a tip in the rulebook, only the partner understands
   * which word an insider's vague hint means, and a user's vague hint tells the insiders little.
   */
  vagueness(hint: string): number {
    return kept(this.#vague, hint, () => [...this.nearTo(hint).values()].filter(isClose).length);
  }

  /**
   * Returns the weight of a hint that is meant only for the public word. It prefers vague hints less strongly than the
   * weight of a hint that is meant for two words.
   */
  plainness(hint: string): number {
    return this.vagueness(hint) ** 0.9;
  }

  /** Returns the forms of a hint. Two hints that share a form count as the same hint. */
  soundsOf(hint: string): ReadonlySet<string> {
    return kept(this.#sounds, hint, () => formsOf(wordsOf(hint, this.#language), this.#language));
  }
}

const known = new Map<Language, Associations>();

export function associationsIn(language: Language): Associations {
  return kept(known, language, () => new Associations(language));
}

/** Whether a nearness is high enough to assume that the hint is meant for the word, and not only for a similar word. */
export function isClose(nearness: number | undefined): boolean {
  return (nearness ?? 0) > CLOSE;
}

/** Returns the words related to each word, which are only in the language's table of related words. */
function relatedIn(language: Language): ReadonlyMap<string, readonly string[]> {
  const all = Object.values(RELATED[language] ?? {}).flatMap((words) => Object.entries(words));
  return new Map(all.map(([word, related]) => [word, related.split(', ')]));
}

/** Returns the entry of a cache. If there is none, adds it, and first empties a cache that is full. */
function kept<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const made = make();
  if (cache.size >= MOST_REMEMBERED) cache.clear();
  cache.set(key, made);
  return made;
}
