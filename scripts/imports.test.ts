import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, problemOf } from './imports';

const ALLOWED: [path: string, specifier: string][] = [
  ['games/one/rules/fine.ts', '../../../shared/must'],
  ['games/one/rules/fine.ts', '../content/secret/lines.json'],
  ['games/one/moves.ts', 'zod'],
  ['games/one/game.ts', 'boardgame.io/core'],
  ['games/one/board/Fine.tsx', '../legal'],
  ['games/one/board/Fine.tsx', './rules'],
  ['games/one/board/Fine.tsx', '../../../client/ui/Button'],
  ['games/one/board/Fine.tsx', '../../../client/state/settings'],
  ['games/one/board/fine.test.ts', '../testing'],
  ['games/one/rules/fine.test.ts', 'fast-check'],
  ['docs/examples/one/index.ts', '../../../shared/defineGame'],
  ['games/index.ts', './one'],
];

const FORBIDDEN: [path: string, specifier: string][] = [
  ['games/one/rules/evil.ts', '../../two/rules/deal'],
  ['games/one/rules/evil.test.ts', '../../two/testing'],
  ['games/one/index.ts', '../two'],
  ['games/one/index.ts', '../../docs/examples/two'],
  ['docs/examples/one/index.ts', '../two'],
  ['games/one/board/Evil.tsx', '../../two/board/Card'],
  ['games/one/rules/evil.ts', '../board/text'],
  ['games/one/rules/evil.ts', '../../../server/serve'],
  ['games/one/rules/evil.ts', '../../../client/ui/cx'],
  ['games/one/rules/evil.ts', 'node:fs'],
  ['games/one/rules/evil.ts', 'zod'],
  ['games/one/rules/evil.ts', 'react'],
  ['games/one/board/Evil.tsx', '..'],
  ['games/one/board/Evil.tsx', '../index'],
  ['games/one/board/Evil.tsx', '../game'],
  ['games/one/board/Evil.tsx', '../view'],
  ['games/one/board/Evil.tsx', '../rules/deal'],
  ['games/one/board/end/Evil.tsx', '../../bot/beliefs'],
  ['games/one/board/Evil.tsx', '../imagine'],
  ['games/one/board/Evil.tsx', '../content/secret/lines.json'],
  ['games/one/board/Evil.tsx', '../../../server/serve'],
  ['games/one/board/Evil.tsx', '../../../client/net/api'],
  ['games/one/board/Evil.tsx', '../../../client/state/match'],
  ['games/one/board/Evil.tsx', 'zod'],
  ['games/one/board/Evil.tsx', 'boardgame.io/core'],
];

test.each(FORBIDDEN)('%s may not import %s', (path, specifier) => {
  expect(problemOf(path, specifier)).not.toBeNull();
});

test.each(ALLOWED)('%s may import %s', (path, specifier) => {
  expect(problemOf(path, specifier)).toBeNull();
});

test('every way of importing is seen, and nothing else', () => {
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

const files = ['games', 'docs']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

test('the games and the examples import nothing they may not', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    importsOf(file, readFileSync(file, 'utf8')).flatMap((specifier) => {
      const problem = problemOf(file, specifier);
      return problem === null ? [] : [`${file} imports ${specifier}: ${problem}`];
    }),
  );
  expect(found).toEqual([]);
});
