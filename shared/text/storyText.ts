import { listed } from './names';
import { texts } from './texts';

/** Sentences about who lied and who believed it. Names are emphasized. */
export const TALE = texts('tale', {
  noLie: 'Nobody lied. Really.',
  noLieFound: 'No lie came to light.',
  claims: (count: number) =>
    count === 0
      ? 'No claims were made.'
      : count === 1
        ? 'One claim, and it was true.'
        : `${count} claims, and not one lie.`,
  believed: {
    others: (names: readonly string[]) => `**${listed(names)}** believed it.`,
    you: '**You** believed it.',
    youAnd: (names: readonly string[]) =>
      names.length === 1 ? `**You and ${listed(names)}** believed it.` : `**You, ${listed(names)}** believed it.`,
  },
  doubted: {
    others: (names: readonly string[]) => `**${listed(names)}** didn’t buy it.`,
    you: '**You** didn’t buy it.',
    youAnd: (names: readonly string[]) =>
      names.length === 1 ? `**You and ${listed(names)}** didn’t buy it.` : `**You, ${listed(names)}** didn’t buy it.`,
  },
});
