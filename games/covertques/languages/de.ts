import { type Alike, type Ending, type Spelling, withoutEndings } from './spelling';

/** Endings of cases, plurals, feminine forms and diminutives. An umlaut in them is already gone: Äpfel is “apfel”. */
const ENDINGS: readonly Ending[] = [
  ...['e', 'en', 'em', 'er', 'ern', 'es', 'n', 'ns', 's', 'in', 'innen', 'nen', 'chen', 'lein'].map(
    (ending): Ending => [ending, ''],
  ),
  ['en', 'um'],
  ['en', 'us'],
  ['en', 'a'],
];

/** Endings that a word may lose at the start of a compound, as in Schulhof and Kirchturm. */
const JOINTS: readonly Ending[] = [
  ['e', ''],
  ['en', ''],
  ['n', ''],
];

/** Minimum length of a word without such an ending, and of a word in the middle of a compound. */
const SHORTEST_START = 4;
const SHORTEST_MIDDLE = 5;
/** Minimum length of a word that has compounds, and of the other word in a compound. */
const SHORTEST = 3;
const VOWEL = /[aeiouyı]/;

const formsOf = (word: string) => new Set([word, ...withoutEndings([word], ENDINGS)]);

/** German: a compound contains its words, and words with the same stem are equal. */
export const de: Spelling = {
  spellings: [
    [/ß/g, 'ss'],
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    // Not in “Feuer”, “Bauer” or “Quelle”.
    [/(?<![aeq])ue/g, 'u'],
    [/ph/g, 'f'],
  ],
  articles: new Set('der die das den dem des ein eine einen einem einer eines'.split(' ')),
  formsOf,
  isCompound,
  plain: {
    first:
      'groß klein spät neu gelb grün leise laut warm frisch weich hart schnell langsam rund spitz hell dunkel fröhlich seltsam'.split(
        ' ',
      ),
    second: ['im Flur', 'am Morgen', 'am Abend', 'um die Ecke', 'auf Papier', 'im Schatten', 'im Kreis', 'aus Stein'],
  },
};

/** Whether a word is a compound that begins or ends with `part`, or has it in its middle. */
function isCompound(word: string, part: string, isAlike: Alike): boolean {
  if (part.length < SHORTEST || word.length <= part.length) return false;
  const starts = [part, ...withoutEndings([part], JOINTS).filter(({ length }) => length >= SHORTEST_START)];
  return (
    starts.some((start) => isWord(word.slice(start.length)) && isAlike(word.slice(0, start.length), start)) ||
    [...formsOf(word)].some((form) => isWord(form.slice(0, -part.length)) && isAlike(form.slice(-part.length), part)) ||
    starts.some((start) => start.length >= SHORTEST_MIDDLE && isInMiddle(word, start, isAlike))
  );
}

function isInMiddle(word: string, part: string, isAlike: Alike): boolean {
  for (let at = SHORTEST; at + part.length + SHORTEST <= word.length; at++)
    if (isAlike(word.slice(at, at + part.length), part)) return true;
  return false;
}

const isWord = (rest: string) => rest.length >= SHORTEST && VOWEL.test(rest);
