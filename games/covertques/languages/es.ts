import { type Ending, type Spelling, withoutEndings } from './spelling';

const PLURALS: readonly Ending[] = [
  ['s', ''],
  ['es', ''],
  ['ces', 'z'],
];

/** Endings of genders and diminutives. A c or g before i is spelled qu or gu: vaca, vaquita. */
const ENDINGS: readonly Ending[] = [
  ...['o', 'a', 'e', 'ito', 'ita', 'cito', 'cita', 'ecito', 'ecita'].map((ending): Ending => [ending, '']),
  ['quito', 'c'],
  ['quita', 'c'],
  ['guito', 'g'],
  ['guita', 'g'],
  ['cito', 'z'],
  ['cita', 'z'],
  ['triz', 'tor'],
];

/** Stands for ñ, which is not an n with a mark. It looks like no Latin letter (`shared/text/confusables.ts`). */
const ENYE = 'ኘ';

/** Spanish: plurals, genders and diminutives of a word are equal. */
export const es: Spelling = {
  ownLetters: [[/ñ/gi, ENYE]],
  articles: new Set('el la los las lo un una unos unas'.split(' ')),
  hasFormsInside: true,
  formsOf(word) {
    const singulars = [word, ...withoutEndings([word], PLURALS)];
    return new Set([...singulars, ...withoutEndings(singulars, ENDINGS)]);
  },
  plain: {
    first:
      'grande viejo nuevo rojo verde suave fuerte tibio frío blando duro rápido lento redondo claro oscuro alegre raro'.split(
        ' ',
      ),
    second: ['de piedra', 'de papel', 'de mañana', 'de noche', 'por dentro', 'sin sombra', 'en círculo', 'a la vuelta'],
  },
};
