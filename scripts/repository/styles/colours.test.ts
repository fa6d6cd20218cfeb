import { describe, expect, test } from 'vitest';
import { inkOf } from '#games/covert/board/art/marks.tsx';
import { must } from '#shared/must.ts';
import { ALL_VISIONS, contrast, distance, skins } from './colours';

const SKINS = skins();

/**
 * Pairs of a colour and its background, with the minimum contrast: at least 4.5 for text and 3 for the edges of
 * controls.
 */
const WORDS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['color-ground', 'color-surface', 'color-surface-2'].flatMap((ground) =>
    ['color-ink', 'color-ink-2', 'color-ink-3'].map((ink) => [ink, ground, 4.5] as const),
  ),
  ['color-ink-3', 'color-sunken', 4.5],
  ['color-primary-ink', 'color-primary', 4.5],
  ['color-primary-ink', 'color-primary-hover', 4.5],
  ['color-accent', 'color-ground', 4.5],
  ['color-accent', 'color-surface', 4.5],
  ['color-accent-ink', 'color-accent', 4.5],
  ['color-ok', 'color-surface', 4.5],
  ['color-warn', 'color-surface', 4.5],
  ['color-bad', 'color-surface', 4.5],
  ['color-bad', 'color-surface-2', 4.5],
  ['color-bad-ink', 'color-bad-strong', 4.5],
  ['color-info', 'color-surface', 4.5],
  ['color-paper-ink', 'color-paper', 4.5],
  ['color-paper-ink-2', 'color-paper', 4.5],
  ['color-paper-ink-2', 'color-paper-2', 4.5],
  ['color-cover-ink', 'color-cover-2', 4.5],
  ['color-cover-ink-2', 'color-cover-2', 4.5],
  ['color-secret-ink', 'color-secret', 4.5],
  ['color-secret-ink-2', 'color-secret', 4.5],
  ['color-line-strong', 'color-ground', 3],
  ['color-line-strong', 'color-surface', 3],
  ['color-line-strong', 'color-surface-2', 3],
  ['color-focus', 'color-ground', 3],
  ['color-focus', 'color-surface-2', 3],
];

describe.each(Object.keys(SKINS))('texts and controls in the skin %s have enough contrast', (skin) => {
  const colour = (name: string) => must(SKINS[skin]?.[name], `--${name}`);

  test.each(WORDS)('the colour %s on %s has a contrast of at least %s', (ink, ground, least) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(least);
  });
});

/** Minimum CIELAB distance at which two adjacent colours are easy to tell apart. */
const APART = 20;

interface Family {
  what: string;
  colours: Readonly<Record<string, string>>;
  /** The cue, besides colour, that distinguishes the members. */
  by: string;
}

const tokens = (skin: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, must(SKINS[skin]?.[name], `--${name} of ${skin}`)]));
const REGIONS = ['purple', 'green', 'orange', 'blue', 'yellow', 'red'];
const MOODS = ['color-ok', 'color-warn', 'color-bad', 'color-info'];

/** Groups of colours that have a meaning and occur side by side. */
const FAMILIES: readonly Family[] = [
  {
    what: 'people',
    colours: tokens(
      'dark',
      Array.from({ length: 12 }, (_, at) => `seat-${at}`),
    ),
    by: 'the name and the drawn face beside it',
  },
  {
    what: 'pieces of Covert',
    colours: Object.fromEntries(['0', '1', '2', '3'].map((seat) => [inkOf(seat).name, inkOf(seat).face])),
    by: 'the mark: dots, triangles, squares, crosses',
  },
  {
    what: 'regions of Covert, as tints',
    colours: tokens(
      'covert',
      REGIONS.map((region) => `r-${region}`),
    ),
    by: 'the pattern on the map, the emblem and the name',
  },
  {
    what: 'regions of Covert, as inks',
    colours: tokens(
      'covert',
      REGIONS.map((region) => `r-${region}-ink`),
    ),
    by: 'the emblem and the name',
  },
  { what: 'teams of Good Cop Bad Cop', colours: tokens('goodcopbadcop', ['honest', 'crooked']), by: 'the word' },
  {
    what: 'lines of fire',
    colours: tokens('goodcopbadcop', ['aim', 'aim-hot', 'aim-mine', 'aim-other']),
    by: 'how the line is dashed, and the words on it and on the file',
  },
  ...Object.keys(SKINS).map((skin) => ({
    what: `moods (${skin})`,
    colours: tokens(skin, MOODS),
    by: 'the sign and the sentence',
  })),
];

/** Lists the pairs of colours in a family that people with at least one kind of colour vision cannot tell apart. */
function alike({ colours }: Family): string[] {
  const names = Object.keys(colours);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    const near = ALL_VISIONS.filter((vision) => distance(must(colours[one]), must(colours[other]), vision) < APART);
    return near.length > 0 ? [`${one} and ${other}: ${near.join(', ')}`] : [];
  });
}

/** Families whose colours some players cannot tell apart. Their members also differ by a shape, a pattern or a word. */
const NOT_BY_COLOUR: readonly string[] = [
  'people',
  'pieces of Covert',
  'regions of Covert, as tints',
  'regions of Covert, as inks',
  'lines of fire',
  ...Object.keys(SKINS).map((skin) => `moods (${skin})`),
];

test('only the known groups of colours look alike', () => {
  const close = FAMILIES.filter((family) => alike(family).length > 0);
  expect(close.map(({ what }) => what)).toEqual(NOT_BY_COLOUR);
});

test('colours that look alike are reported', () => {
  const pieces = must(FAMILIES.find(({ what }) => what === 'pieces of Covert'));
  expect(alike(pieces)).toEqual(['teal and rose: deuteranopia']);
});
