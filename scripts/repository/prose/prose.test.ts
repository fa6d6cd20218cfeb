import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, hitsOf, PATTERNS, type Passage, type Pattern, paragraphsOf, passagesOf, readPassages } from './prose';

/**
 * Maximum number of matches per pattern in each folder. A missing number is zero. A budget may only be lowered.
 */
type Budget = Record<string, Partial<Record<Pattern, number>>>;
const budget: Budget = JSON.parse(readFileSync('scripts/repository/prose/prose.json', 'utf8'));

const SAMPLES: [pattern: Pattern, bad: string, good: string][] = [
  ['noun-clause', 'What was to be stored last.', 'Last snapshot attempted.'],
  [
    'noun-clause',
    'Where what had the keyboard is gone, the table has it.',
    'If the focused element was removed, focus moves.',
  ],
  ['anew', 'Draws a moment anew.', 'Redraws the move time.'],
  ['whoever', 'Whoever moves before it ends is answered.', 'A move sent before the deadline is acknowledged.'],
  ['stands for is', 'The reason stands beside the pin.', 'The reason is beside the pin.'],
  ['the own', 'A folder of its own.', 'A separate folder.'],
  ['goes on', 'The match goes on.', 'The match continues.'],
  ['is another', 'It stays until the key is another.', 'It stays until the key changes.'],
  ['at once', 'They run at once.', 'They run simultaneously.'],
  ['so many', 'So many dice.', 'The number of dice.'],
  ['null clause', 'The seat; null: a spectator.', 'The seat, or null for a spectator.'],
];

const comment = (words: string): Passage => ({ file: 'server/a.ts', line: 1, kind: 'comment', words });

test.each(SAMPLES)('the pattern “%s” matches "%s" and not "%s"', (pattern, bad, good) => {
  expect(hitsOf(comment(bad))).toContain(pattern);
  expect(hitsOf(comment(good))).toEqual([]);
});

test('`passagesOf` finds comments, titles and texts in a source file', () => {
  const source = [
    '/** Docs of',
    ' *  two lines. */',
    'export const a = 1; // After code.',
    '// First line,',
    '// second line.',
    "const said = 'a sentence of many words';",
  ].join('\n');
  expect(passagesOf('client/a.ts', source).map(({ kind, line, words }) => [kind, line, words])).toEqual([
    ['text', 6, 'a sentence of many words'],
    ['comment', 1, 'Docs of two lines.'],
    ['comment', 3, 'After code. First line, second line.'],
  ]);
  const spec = [
    "describe('things', () => {",
    "  test.each([1])('a thing', () => {});",
    '  test(`is $' + '{1} thing`, () => {});',
    '});',
  ].join('\n');
  expect(passagesOf('client/a.test.ts', spec).map(({ kind, words }) => [kind, words])).toEqual([
    ['title', 'things'],
    ['title', 'a thing'],
    ['title', 'is … thing'],
  ]);
});

const FOLDERS = ['shared', 'server', 'client', 'games', 'docs', 'e2e', 'scripts', 'bench'];

/** Returns the folder whose budget applies to a file. Each game's board has a separate budget. */
function folderOf(file: string): string {
  const [board] = /^games\/\w+\/board(?=\/)/.exec(file) ?? [];
  return board ?? /^(?:games|docs)\/\w+(?=\/)/.exec(file)?.[0] ?? file.split('/')[0] ?? file;
}

const passages = [
  ...FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs)$/)).flatMap(readPassages),
  ...[...filesIn('docs', /\.md$/), ...filesIn('games', /\.md$/), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].flatMap(
    (file) => paragraphsOf(file, readFileSync(file, 'utf8')),
  ),
];

test('no folder has more matches of a pattern than its budget allows', () => {
  const found = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (const pattern of hitsOf(passage)) {
      const key = `${folderOf(passage.file)} ${pattern}`;
      found.set(key, [...(found.get(key) ?? []), passage]);
    }
  }
  const over = [...found].flatMap(([key, hits]) => {
    const [folder = '', ...pattern] = key.split(' ');
    const most = budget[folder]?.[pattern.join(' ') as Pattern] ?? 0;
    const listed = hits.map(({ file, line, words }) => `  ${file}:${line} ${words.slice(0, 100)}`);
    return hits.length > most ? [`${key}: ${hits.length}, at most ${most}`, ...listed] : [];
  });
  expect(over.join('\n')).toBe('');
});

test('the budget names folders and patterns that exist', () => {
  const folders = new Set(passages.map(({ file }) => folderOf(file)));
  for (const [folder, patterns] of Object.entries(budget)) {
    expect(folders).toContain(folder);
    for (const pattern of Object.keys(patterns)) expect(Object.keys(PATTERNS)).toContain(pattern);
  }
});
