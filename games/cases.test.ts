import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The prefix of each game's case numbers. */
const PREFIXES = { coverblown: 'CB', covertques: 'CQ', goodcopbadcop: 'GC', covert: 'CV' } as const;

/** The text of every test file that may cite a game's cases. */
const tests = ['games', 'server', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** Returns the numbers that a text cites: `[CB-17]`, `[CB-17, CB-45]`, and every number of `[CQ-49..51]`. */
function cited(text: string, prefix: string): Set<number> {
  const brackets = [...text.matchAll(/\[((?:CB|CQ|GC|CV)-\d[^\]]*)\]/g)].map(([, inside]) => inside ?? '');
  const parts = brackets.flatMap((inside) => inside.split(',')).filter((part) => part.trim().startsWith(`${prefix}-`));
  return new Set(
    parts.flatMap((part) => {
      const [first = 0, last = first] = [...part.matchAll(/\d+/g)].map(Number);
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    }),
  );
}

/** Returns the numbers that a page of cases explains, in the order of the page. */
function explained(page: string, prefix: string): number[] {
  return [...page.matchAll(new RegExp(`^- \\*\\*\\[${prefix}-(\\d+)\\]\\*\\* \\S`, 'gm'))].map(([, n]) => Number(n));
}

test('a citation can have one number, several numbers or a range', () => {
  expect([...cited('[CB-1] a [CB-2, CB-4] b [CB-6..8, CB-9] [CQ-3] [CB-x]', 'CB')]).toEqual([1, 2, 4, 6, 7, 8, 9]);
});

describe.each(Object.entries(PREFIXES))('the tests of %s cite its numbered cases', (game, prefix) => {
  const numbers = explained(readFileSync(join('games', game, 'cases.md'), 'utf8'), prefix);
  const inTests = new Set(tests.flatMap((text) => [...cited(text, prefix)]));

  test('the cases in `cases.md` are numbered from 1 without gaps or duplicates', () => {
    const inOrder = numbers.toSorted((one, other) => one - other);
    expect(inOrder).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  });

  test('every case is cited by a test', () => {
    expect(numbers.filter((number) => !inTests.has(number))).toEqual([]);
  });

  test('tests and rules cite no other cases', () => {
    const rules = readdirSync(join('games', game), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => [...cited(readFileSync(join('games', game, name), 'utf8'), prefix)]);
    expect([...inTests, ...rules].filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
