import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { shapeMixins } from './shapeMixins.ts';

test('the laptop’s density mixin sets the same values as the tokens’ defaults', () => {
  const defaults: Record<string, string> = {};
  parse(readFileSync('client/ui/tokens.css', 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    defaults[prop] ??= value;
  });
  const density = shapeMixins()['laptop-density'];
  expect(Object.keys(density ?? {})).not.toEqual([]);
  expect(defaults).toMatchObject(density ?? {});
});
