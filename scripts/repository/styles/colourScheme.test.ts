import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGES = globSync('client/**/*.html').sort();
const THEMES = globSync(['games/*/board/theme.css', 'docs/examples/*/board/theme.css']).sort();

/** Returns the declarations of the first CSS rule that lists this selector. */
function declarationsOf(css: string, selector: string): string {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rule = plain.split('}').find((each) =>
    each
      .slice(0, each.indexOf('{'))
      .split(',')
      .some((one) => one.trim() === selector),
  );
  return rule?.slice(rule.indexOf('{')) ?? '';
}

test('the client’s HTML pages include the start page and the offline page', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['client/index.html', 'client/offline.html']));
});

test.each(PAGES)('%s declares that it supports dark and light, and turns Dark Reader off', (page) => {
  const head = readFileSync(page, 'utf8').split('</head>')[0];
  expect(head).toContain('<meta name="color-scheme" content="dark light">');
  expect(head).toContain('<meta name="darkreader-lock">');
});

test.each([
  ['[data-mode="dark"]', 'dark'],
  ['[data-theme]', 'dark'],
  ['[data-mode="light"]', 'light'],
])('under %s, form controls and scrollbars are %s', (selector, scheme) => {
  const declarations = declarationsOf(readFileSync('client/ui/tokens.css', 'utf8'), selector);
  expect(declarations).toMatch(new RegExp(`\\scolor-scheme: ${scheme};`));
  expect(declarations).toMatch(/\sscrollbar-color: var\(--color-line-strong\) transparent;/);
});

test.each(THEMES)('the theme %s keeps its table dark', (theme) => {
  expect(readFileSync(theme, 'utf8')).not.toMatch(/\scolor-scheme:(?! dark;)/);
});
