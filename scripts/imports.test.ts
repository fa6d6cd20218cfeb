import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { climbProblem, importsOf, problemOf } from './imports';

const ALLOWED: [path: string, specifier: string][] = [
  ['games/one/rules/fine.ts', '#shared/must.ts'],
  ['games/one/rules/fine.ts', '../content/secret/lines.json'],
  ['games/one/moves.ts', 'zod'],
  ['games/one/game.ts', 'boardgame.io/core'],
  ['games/one/board/Fine.tsx', '../legal'],
  ['games/one/board/Fine.tsx', './rules'],
  ['games/one/board/Fine.tsx', '#client/ui/Button.tsx'],
  ['games/one/board/Fine.tsx', '#client/state/settings.ts'],
  ['games/one/board/fine.test.ts', '../testing'],
  ['games/one/rules/fine.test.ts', 'fast-check'],
  ['docs/examples/one/index.ts', 'hush/game'],
  ['docs/examples/one/rules/fine.ts', 'hush/game'],
  ['docs/examples/one/board/Fine.tsx', 'hush/board'],
  ['docs/examples/one/testing.ts', 'hush/testing'],
  ['games/index.ts', './one'],
];

const FORBIDDEN: [path: string, specifier: string][] = [
  ['games/one/rules/evil.ts', '#games/two/rules/deal'],
  ['games/one/rules/evil.test.ts', '#games/two/testing.ts'],
  ['games/one/index.ts', '../two'],
  ['games/one/index.ts', '#examples/two/index.ts'],
  ['docs/examples/one/index.ts', '../two'],
  ['games/one/board/Evil.tsx', '#games/two/board/Card.ts'],
  ['games/one/rules/evil.ts', '../board/text'],
  ['games/one/rules/evil.ts', '#server/serve.ts'],
  ['games/one/rules/evil.ts', '#client/ui/cx.ts'],
  ['games/one/rules/evil.ts', 'node:fs'],
  ['games/one/rules/evil.ts', 'zod'],
  ['games/one/rules/evil.ts', 'react'],
  ['games/one/rules/evil.ts', 'hush/board'],
  ['games/one/rules/evil.ts', 'hush/testing'],
  ['games/one/board/Evil.tsx', 'hush/testing'],
  ['games/one/board/Evil.tsx', '..'],
  ['games/one/board/Evil.tsx', '../index'],
  ['games/one/board/Evil.tsx', '../game'],
  ['games/one/board/Evil.tsx', '../view'],
  ['games/one/board/Evil.tsx', '../rules/deal'],
  ['games/one/board/end/Evil.tsx', '../../bot/beliefs'],
  ['games/one/board/Evil.tsx', '../imagine'],
  ['games/one/board/Evil.tsx', '../content/secret/lines.json'],
  ['games/one/board/Evil.tsx', '#server/serve.ts'],
  ['games/one/board/Evil.tsx', '#client/net/api.ts'],
  ['games/one/board/Evil.tsx', '#client/state/match.ts'],
  ['games/one/board/Evil.tsx', 'zod'],
  ['games/one/board/Evil.tsx', 'boardgame.io/core'],
];

test.each(FORBIDDEN)('%s may not import %s', (path, specifier) => {
  expect(problemOf(path, specifier)).not.toBeNull();
});

test.each(ALLOWED)('%s may import %s', (path, specifier) => {
  expect(problemOf(path, specifier)).toBeNull();
});

test('every kind of import is found, and nothing else is', () => {
  const source = `
    import one, { type Two } from './one';
    import type { Three } from './two';
    import './three.css';
    export * from './four';
    export type { Five } from './five';
    const later = () => import('./six');
    type Seven = import('./seven').Seven;
    const words = "import x from './eight'"; // import y from './nine';
    export const element = <p title="from './ten'">{later.name}</p>;
  `;
  expect(importsOf('all.tsx', source)).toEqual([
    './one',
    './two',
    './three.css',
    './four',
    './five',
    './six',
    './seven',
  ]);
});

const sourcesOf = (folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/node_modules|\/ported\/|^bench\/peers\/|^scripts\/reference\//.test(file),
    );

test.each([
  ['server/rooms/rooms.ts', '../../shared/ids'],
  ['games/one/board/Board.tsx', '../../two/game'],
  ['client/ui/sheet/parts/foot/Foot.tsx', '../../../Button'],
])('%s may not import %s', (path, specifier) => {
  expect(climbProblem(path, specifier)).not.toBeNull();
});

test.each([
  ['server/rooms/rooms.ts', '../log'],
  ['e2e/engines/playwright.config.ts', '../../playwright.config'],
  ['games/one/board/end/End.tsx', '../../legal'],
  ['games/one/rules/deal.ts', '#shared/must.ts'],
])('%s may import %s', (path, specifier) => {
  expect(climbProblem(path, specifier)).toBeNull();
});

test('files in other folders are imported by their `#` name', () => {
  const found = sourcesOf(['bench', 'client', 'docs/examples', 'e2e', 'games', 'scripts', 'server', 'shared']).flatMap(
    (file) =>
      importsOf(file, readFileSync(file, 'utf8')).flatMap((specifier) => {
        const problem = climbProblem(file, specifier);
        return problem === null ? [] : [`${file} imports ${specifier}: ${problem}`];
      }),
  );
  expect(found).toEqual([]);
});

test('no game and no example contains a forbidden import', () => {
  const files = sourcesOf(['games', 'docs']);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    importsOf(file, readFileSync(file, 'utf8')).flatMap((specifier) => {
      const problem = problemOf(file, specifier);
      return problem === null ? [] : [`${file} imports ${specifier}: ${problem}`];
    }),
  );
  expect(found).toEqual([]);
});

test('tests mount React roots with `testRoot`, which unmounts them', () => {
  const tests = sourcesOf(['client', 'docs', 'games', 'shared']).filter((file) => file.endsWith('.test.tsx'));
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((file) => readFileSync(file, 'utf8').includes('createRoot('))).toEqual([]);
});
