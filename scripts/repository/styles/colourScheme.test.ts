import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGES = globSync('client/**/*.html').sort();
const THEMES = globSync(['games/*/board/theme.css', 'docs/examples/*/board/theme.css']).sort();

const tokens = readFileSync('client/ui/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Returns the declarations of all rules in `tokens.css` that list this selector. */
function declarationsOf(selector: string): string {
  const rules = tokens.split('}').map((rule) => rule.split('{'));
  const own = rules.filter(([selectors = '']) => selectors.split(',').some((one) => one.trim() === selector));
  expect(own, selector).not.toEqual([]);
  return own.map(([, declarations]) => declarations).join('');
}

/** Returns the properties that rules with this selector set. */
const propertiesOf = (selector: string) =>
  [...declarationsOf(selector).matchAll(/^\s*([\w-]+):/gm)].map(([, property]) => property);

test('the client’s HTML pages include the start page and the offline page', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['client/index.html', 'client/offline.html']));
});

test.each(PAGES)('%s declares that it supports dark and light', (page) => {
  const head = readFileSync(page, 'utf8').split('</head>')[0];
  expect(head).toContain('<meta name="color-scheme" content="dark light">');
  expect(head).toContain('<meta name="darkreader-lock">');
});

test.each([
  ['[data-mode="dark"]', 'dark'],
  ['[data-theme]', 'dark'],
  ['[data-mode="light"]', 'light'],
])('under %s, form controls and scrollbars are %s', (selector, scheme) => {
  const declarations = declarationsOf(selector);
  expect(declarations).toMatch(new RegExp(`\\scolor-scheme: ${scheme};`));
  expect(declarations).toMatch(/\sscrollbar-color: var\(--color-line-strong\) transparent;/);
});

test.each(THEMES)('the theme %s keeps its table dark', (theme) => {
  expect(readFileSync(theme, 'utf8')).not.toMatch(/\scolor-scheme:(?! dark;)/);
});

test('themes reset every property that the light scheme changes', () => {
  const atTable = propertiesOf('[data-theme]');
  expect(propertiesOf('[data-mode="light"]').filter((property) => !atTable.includes(property))).toEqual([]);
});
