import type { Language } from '../languages';
import { rootOf, stemOf } from './stems';

/**
 * Rules by which bots compare words of a language. All forms of a word have the same stem, and words of a family have
 * the same root.
 */
export interface Stems {
  stemOf(word: string): string;
  rootOf(word: string): string;
  /** Words that add no meaning to a hint. */
  empty: ReadonlySet<string>;
}

export const STEMS: Readonly<Record<Language, Stems>> = {
  en: {
    stemOf,
    rootOf,
    empty: words('a an the of my your his her our their its it is are be in on at to and or for with very some'),
  },
  de: stems(
    'innen ern nen em en er es in ns e n s',
    'chen lein keit heit lich isch ung ig bar sam los ei',
    'der die das den dem des ein eine einen einem einer eines im in am an auf aus bei mit zu zum zur von vom und oder für sehr sein ist',
  ),
  es: stems(
    'aciones acion amientos amiento ando iendo ados adas ado ada idos idas ido ida ces es os as ar er ir o a e s',
    'ito ita illo illa cito cita mente oso osa ero era dor dora ista eria ion al az',
    'el la los las lo un una unos unas de del al en a y o con por para sin muy mi tu su es',
  ),
  fr: stems(
    'ements ement ations ation euses euse eurs eur ees ees ants ante ant eaux eau aux ees er ir re es ee e s x',
    'ette et iere ier age tion ique eux if ive ure erie iste al el ment',
    'le la les l un une des du de d en au aux a et ou avec pour sans par sur dans tres mon ton son est',
  ),
};

/** Minimum length of a stem. */
const SHORTEST = 3;

/** Creates stems that lose the longest ending of `inflections`, and roots that also lose one of `derivations`. */
function stems(inflections: string, derivations: string, empty: string): Stems {
  const inflected = longestFirst(inflections);
  const derived = longestFirst(derivations);
  const stem = (word: string) => without(word, inflected);
  return { stemOf: stem, rootOf: (word) => without(stem(word), derived), empty: words(empty) };
}

function without(word: string, endings: readonly string[]): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function longestFirst(endings: string): string[] {
  return endings.split(' ').sort((one, other) => other.length - one.length);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
