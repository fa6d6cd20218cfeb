import { type Ending, type Spelling, withoutEndings } from './spelling';

const PLURALS: readonly Ending[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
];

/** English: compounds in one piece, irregular plurals and words of the same family are other words. */
export const en: Spelling = {
  articles: new Set(),
  formsOf: (word) => new Set([word, ...withoutEndings([word], PLURALS)]),
  plain: {
    first:
      'big small old new red green quiet loud warm cold soft hard fast slow round sharp bright dark happy strange'.split(
        ' ',
      ),
    second:
      'stone window paper bottle garden song story road corner letter morning evening number shadow circle basket machine neighbour holiday journey'.split(
        ' ',
      ),
  },
};
