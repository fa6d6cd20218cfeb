import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';

const css = readFileSync('client/ui/tokens.css', 'utf8');

/** Returns the custom properties that rules with this selector set. */
function namesSetBy(selector: string): string[] {
  const blocks = css.split('}').filter((block) => {
    const selectors = block.split('{')[0]?.replaceAll(/\/\*[\s\S]*?\*\//g, '') ?? '';
    return selectors.split(',').some((each) => each.trim() === selector);
  });
  expect(blocks, selector).not.toEqual([]);
  return blocks.flatMap((block) => [...block.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => must(name)));
}

test('themes reset all properties that the light scheme changes, so a table stays dark on a light device', () => {
  const atTable = namesSetBy('[data-theme]');
  expect(namesSetBy('[data-mode="light"]').filter((name) => !atTable.includes(name))).toEqual([]);
});
