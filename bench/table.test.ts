import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from './figures';
import { section, writeSection } from './table';

const about = { command: 'npm run bench', runs: 3, versions: { Node: '22' }, date: new Date(0) };
const titles = ['First', 'Second', 'Third'];
const of = (title: string, runs: number[]) =>
  section(title, [figure({ id: 'x', what: 'x', unit: 'ms' }, runs, { goal: '< 3', isMet: (is) => is < 3 })], about);

test('a new section replaces the section with the same title', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'doc.md');
  writeFileSync(
    file,
    'before\n\n<!-- bench: written by `npm run bench` -->\n<!-- end of bench -->\n\nafter ### no title\n',
  );
  for (const text of [of('Third', [1]), of('First', [4, 1, 2]), of('Third', [5])]) writeSection(file, text, titles);
  const written = readFileSync(file, 'utf8');
  expect(written.match(/^### .*/gm)).toEqual(['### First', '### Third']);
  expect(written).toContain('| x | 2 ms (1 to 4) | < 3 | met |');
  expect(written).toContain('| x | 5 ms | < 3 | **not met** |');
  expect(written).toMatch(/^before\n/);
  expect(written).toMatch(/after ### no title\n$/);
});

test('a document without a place for the table is rejected', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'doc.md');
  writeFileSync(file, 'nothing');
  expect(() => writeSection(file, of('First', [1]), titles)).toThrow('no place for the table');
});
