import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lowered, type Measures, measure, measureAll, readBudget } from './styles';

const NONE: Measures = { conditions: 0, fontSizes: 0, spaces: 0, radii: 0, colours: 0, lines: 100 };

test.each([
  ['.a { font-size: 0.9rem }', { fontSizes: 1 }],
  ['.a { font: 600 13px / 1.2 var(--font-mono) }', { fontSizes: 1 }],
  ['.a { font-size: min(2rem, 20cqw) }', { fontSizes: 1 }],
  ['.a { font-size: var(--text-sm); font: 600 var(--text-md) / 1.1 var(--font-ui) }', {}],
  ['.a { font-size: 0.8em }', {}],
  ['.a { gap: 6px; padding-inline: var(--space-2) 0.3rem; margin-top: -2px }', { spaces: 3 }],
  ['.a { gap: var(--space-1) var(--space-3); padding: 0; margin: 0 auto }', {}],
  ['.a { border-radius: 3px; border-top-left-radius: 1rem }', { radii: 2 }],
  ['.a { border-radius: var(--radius-2) 50% }', {}],
  ['.a { background: linear-gradient(#fff, #0a0b0c); color: var(--color-ink) }', { colours: 2 }],
  ['@container table (min-width: 720px) {} @media (max-height: 40rem) {}', { conditions: 2 }],
  ['@media (width >= 9px) {} @media (width >= 9px) {} @media (prefers-reduced-motion) {}', { conditions: 1 }],
  ['@mixin low { .a { color: var(--color-ink); } } .b { @mixin page-wide { margin: 0; } }', {}],
])('the style sheet %s has the measures %o', (sheet, found) => {
  expect(measure([`${sheet}\n`])).toEqual({ ...NONE, ...found });
});

test('`lowered` lowers a budget and never raises it', () => {
  const one = { ...NONE, spaces: 5, radii: 2 };
  expect(lowered({ a: one, gone: one }, { a: { ...NONE, spaces: 3, radii: 4 }, added: one })).toEqual({
    a: { ...one, spaces: 3 },
    added: one,
  });
});

const each = Object.entries(measureAll());
const budget = readBudget();

test.each(each)('%s has no more literal sizes, colours and lines than its budget', (folder, found) => {
  const names = Object.keys(found) as (keyof Measures)[];
  expect(names.filter((name) => found[name] > (budget[folder]?.[name] ?? 0))).toEqual([]);
});

test('the style budget is as low as possible (lower it with npx tsx scripts/repository/styles/styles.ts)', () => {
  expect(budget).toEqual(lowered(budget, Object.fromEntries(each)));
});

test('a style sheet that others compose from has no mixins', () => {
  const composed = globSync('{client,games,docs/examples}/**/*.module.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/composes: .* from "(.*)"/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  expect(composed).not.toEqual([]);
  expect(composed.filter((file) => readFileSync(file, 'utf8').includes('@mixin'))).toEqual([]);
});
