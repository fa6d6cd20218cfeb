import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABOUT } from '#client/pages/about/text.ts';
import { must } from '#shared/must.ts';
import { type Licensed, type Lock, licencesOf, listOf, notAllowed } from './licences';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const installed = licencesOf(lock);
const page = readFileSync('docs/licences.md', 'utf8');
const part = (name: string) => must(page.split(`<!-- ${name} -->`)[1]?.split(`<!-- end of ${name} -->`)[0]).trim();

/** Packages of fonts and libraries, by their names on the About page. */
const NAMES: Readonly<Record<string, string>> = {
  React: 'react',
  Koa: 'koa',
  'Socket.IO': 'socket.io',
  Kysely: 'kysely',
  Zod: 'zod',
  Pino: 'pino',
  'noble-hashes': '@noble/hashes',
  Tinypool: 'tinypool',
  Lucide: 'lucide-react',
};
const IN_WORDS: Readonly<Record<string, string>> = { 'Apache 2.0': 'Apache-2.0' };

test('every installed package has a permitted licence', () => {
  expect(installed.length).toBeGreaterThan(150);
  expect(notAllowed(installed)).toEqual([]);
});

test('a licence that is not permitted, or missing, is reported', () => {
  const strange: Lock = {
    packages: {
      '': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/mine': { version: '1.0.0', license: 'MIT' },
      'node_modules/theirs': { version: '2.0.0', license: 'AGPL-3.0' },
      'node_modules/mine/node_modules/silent': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-2.0', dev: true },
    },
  };
  const wrong: Licensed[] = [
    { name: 'silent', version: '3.0.0', licence: null },
    { name: 'theirs', version: '2.0.0', licence: 'AGPL-3.0' },
  ];
  expect(notAllowed(licencesOf(strange))).toEqual(wrong);
});

test('docs/licences.md matches the lock file', () => {
  expect(part('server'), 'stale: npm run sbom').toBe(listOf(installed));
  const entries = (text: string) =>
    new Set([...text.matchAll(/(?:: |, )(\S+ \d[^,\s]*?)(?=,|\.$)/gm)].map(([, entry]) => entry));
  const players = entries(part('players'));
  expect(players.size).toBeGreaterThan(10);
  for (const entry of players) expect(entries(part('server')), 'stale: npm run sbom').toContain(entry);
});

test('the About page states the licences that the packages have', () => {
  const licenceOf = (name: string) => installed.find((each) => each.name === name)?.licence;
  const rows = new Map<string, string>(ABOUT.rows);
  const said = must(rows.get('Libraries')).split(/\. (?=[a-zA-Z-]+:)|(?<=licence)\. /);
  const libraries = said.flatMap((sentence) => {
    const [names = '', licence = ''] = sentence.split(': ');
    return names.split(', ').map((name) => [name, licence.replace(' licence', '')] as const);
  });
  expect(libraries.length).toBeGreaterThan(10);
  for (const [name, licence] of libraries)
    expect(licenceOf(NAMES[name] ?? name), name).toBe(IN_WORDS[licence] ?? licence);

  const families = must(rows.get('Fonts'));
  const fonts = installed.filter(({ name }) => name.startsWith('@fontsource'));
  for (const { name, licence } of fonts) {
    const family = must(name.split('/')[1]).replace('-stencil', '').replaceAll('-', ' ');
    expect(families.toLowerCase(), name).toContain(family);
    expect(licence, name).toBe('OFL-1.1');
  }
  expect(families.split(':')[0]?.split(', ').length).toBe(
    new Set(fonts.map(({ name }) => name.replace('-stencil', ''))).size,
  );
  expect(rows.get('Control icons')).toBe(`Lucide, ${licenceOf('lucide-react')} licence`);
  expect(rows.get('Rules engine')).toBe(`boardgame.io, ${licenceOf('boardgame.io')} licence`);
  expect(rows.get('Faces')).toContain(`DiceBear, ${licenceOf('@dicebear/core')} licence`);
});
