import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';

/** Maximum number of entries, so that a reader can keep all of them in mind. */
const MOST_ENTRIES = 12;

test(`a definition has at most ${MOST_ENTRIES} entries, and no group of them has more`, () => {
  const file = 'shared/module.ts';
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
