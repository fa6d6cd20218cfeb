import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';

/** Maximum number of entries, so that a reader can remember them all. */
const MOST_ENTRIES = 12;

test(`a game definition has at most ${MOST_ENTRIES} entries`, () => {
  const file = 'shared/contract/module.ts';
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const entries = new Map(
    program.body.flatMap((node) => {
      const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
      return declared?.type === 'TSInterfaceDeclaration'
        ? [[declared.id.name, declared.body.body.length] as const]
        : [];
    }),
  );
  for (const name of ['GameDefinition', 'MoveDefinition', 'Lobby', 'Time', 'Secrecy', 'Bots', 'Storage', 'Evening'])
    expect(must(entries.get(name), name), name).toBeLessThanOrEqual(MOST_ENTRIES);
});

/** Maximum number of casts outside tests that bypass a game's types. This limit may only be lowered. */
const MOST_CASTS = 16;

test(`at most ${MOST_CASTS} casts bypass the types`, () => {
  const files = globSync('{games,shared,client,server,scripts,docs/examples}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|\/node_modules\//.test(file),
  );
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /\bas never\b|\bas unknown as\b|\b(facts|said) as [^st]/.test(line) ? [`${file}:${at + 1}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST_CASTS);
});
