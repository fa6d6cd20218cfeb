import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { entryOf } from './changelog';
import { importedPackages, type Lock, neededFolders } from './packages';
import { isNewer } from './versions';

test('the entry of a version ends at the next version', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.0.1] - 2026-12-01\n\n- One.\n\n## [1.0.0] - 2026-11-30\n\n- Two.\n';
  expect(entryOf(changelog, '1.0.1')).toEqual({ date: '2026-12-01', text: '- One.' });
  expect(entryOf(changelog, '1.0.0')).toEqual({ date: '2026-11-30', text: '- Two.' });
});

test.each([
  ['without a date', '## [1.0.1]\n\n- One.\n'],
  ['without a line', '## [1.0.1] - 2026-12-01\n\n## [1.0.0] - 2026-11-30\n\n- Two.\n'],
  ['of another version', '## [1.0.10] - 2026-12-01\n\n- One.\n'],
])('an entry %s does not count', (_, changelog) => expect(entryOf(changelog, '1.0.1')).toBeNull());

test('versions are compared by their numbers', () => {
  expect(isNewer('1.0.10', '1.0.9')).toBe(true);
  expect(isNewer('1.0.0', '0.12.3')).toBe(true);
  expect(isNewer('1.0.9', '1.0.10')).toBe(false);
  expect(isNewer('1.0.0', '1.0.0')).toBe(false);
});

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/koa': { dependencies: { ms: '2' }, peerDependencies: { react: '1', absent: '1' } },
    'node_modules/koa/node_modules/ms': {},
    'node_modules/ms': { dependencies: { koa: '1' } },
    'node_modules/react': { dev: true },
    'node_modules/icons': {},
  },
};

test('the archive has the packages that the server imports and their dependencies', () => {
  const scripts = [
    'import { a } from "koa";\nimport x from "node:fs";\nimport { b } from "./b.js";',
    'import "@a/b/c.js";',
  ];
  expect(importedPackages(scripts)).toEqual(['@a/b', 'koa']);
  expect(neededFolders(lock, ['koa'])).toEqual(['node_modules/koa', 'node_modules/koa/node_modules/ms']);
  expect(neededFolders(lock, ['ms'])).toHaveLength(3);
});

test.each(['react', 'unknown'])('a server that imports %s is not packed', (name) => {
  expect(() => neededFolders(lock, [name])).toThrow(`The server imports ${name}`);
});

test('a pushed tag makes the workflow run `npm run release`', () => {
  const { on, jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as {
    on: object;
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  expect(on).toEqual({ push: { tags: ['v*'] } });
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim() ?? []));
  expect(commands).toEqual([
    `npm run release -- "\${GITHUB_REF_NAME#v}"`,
    `gh release create "$GITHUB_REF_NAME" dist/release/*.tar.gz --title "Hush \${GITHUB_REF_NAME#v}" --notes-file dist/release/notes.md`,
  ]);
});
