import { type Ending, type Spelling, withoutEndings } from './spelling';

const PLURALS: readonly Ending[] = [
  ['s', ''],
  ['x', ''],
  ['aux', 'al'],
  ['aux', 'ail'],
];

/** Endings of feminine forms, and of the masculine ones. Accents are already gone. */
const FEMININES: readonly Ending[] = [
  ['e', ''],
  ['euse', 'eur'],
  ['euse', 'eux'],
  ['trice', 'teur'],
  ['ere', 'er'],
  ['enne', 'en'],
  ['onne', 'on'],
  ['elle', 'el'],
  ['ve', 'f'],
  ['esse', 'e'],
];

/** French: plurals and genders of a word are equal. */
export const fr: Spelling = {
  spellings: [
    [/œ/g, 'oe'],
    [/æ/g, 'ae'],
  ],
  isElided: true,
  articles: new Set('le la les l un une des du de d'.split(' ')),
  hasFormsInside: true,
  formsOf(word) {
    const singulars = [word, ...withoutEndings([word], PLURALS)];
    return new Set([...singulars, ...withoutEndings(singulars, FEMININES)]);
  },
  plain: {
    first:
      'grand petit vieux neuf rouge vert calme fort tiède froid doux dur rapide lent rond pointu clair sombre joyeux étrange'.split(
        ' ',
      ),
    second: ['en pierre', 'en papier', 'le matin', 'le soir', 'dans un coin', 'sans ombre', 'en cercle', 'au retour'],
  },
};
