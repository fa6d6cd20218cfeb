import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { isFresh, PAGE, sign } from '../../reference/signature';

const pages = [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
].filter((name) => name.endsWith('.md'));

/** References to texts outside the project, which readers cannot look up. */
const OUTSIDE = [
  ...['ENGINE', 'PROTOCOL', 'PRODUCT', 'STYLE', 'RULES'].map((name) => `${name}\\.md`),
  "\\b[Tt]he brief\\b(?! (look|moment|pause))|\\bbrief['’]s\\b|\\bbrief, section\\b",
];

test('every weakness (“door”) in the table in docs/engine.md names an existing test', () => {
  const engine = readFileSync('docs/engine.md', 'utf8');
  const doors = [...engine.matchAll(/^\| (\d+) \|.*\| ([^|]+) \|$/gm)];
  expect(doors.map(([, number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  for (const [, number, proof = ''] of doors) {
    const named = [...proof.matchAll(/`([^`]+)`: "([^"]+)"/g)];
    expect(named, `door ${number}`).not.toEqual([]);
    for (const [, file = '', name] of named) {
      expect(existsSync(file), `door ${number}: ${file}`).toBe(true);
      expect(readFileSync(file, 'utf8'), `door ${number}`).toContain(`test('${name}'`);
    }
  }
});

test('every door number in a title is in docs/engine.md', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const named = files
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\[door (\d+)\]/g)]);
  expect(named.length).toBeGreaterThan(25);
  for (const [, number] of named) expect(Number(number)).toBeLessThanOrEqual(25);
});

test('every test named in the table of boardgame.io’s features exists', () => {
  const table = readFileSync('docs/module.md', 'utf8').split('## What of boardgame.io is supported')[1] ?? '';
  const named = [...table.matchAll(/`([\w/]+\.test\.ts)`: "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(25);
  for (const [, file = '', name] of named) expect(readFileSync(file, 'utf8'), name).toContain(`test('${name}'`);
});

test('docs/module.md is up to date with its sources', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(isFresh('.', page), `${PAGE} is stale: npm run docs`).toBe(true);
  expect(isFresh('.', page.replace('### `moves`', '### `deeds`'))).toBe(false);
  expect(sign('.', page.slice(0, page.lastIndexOf('<!--')))).toBe(page);
});

test('the guide states the number of lines of its example game', () => {
  const folder = 'docs/examples/emptythrone';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|testing\.ts/.test(name),
  );
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').replaceAll(COMMENT, '').split('\n'));
  expect(files.length).toBeGreaterThan(8);
  const [, most] = /in under (\d+) lines/.exec(readFileSync('docs/adding-a-game.md', 'utf8')) ?? [];
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThan(Number(most));
});
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test.each(pages)('every link in %s leads to an existing page or heading', (page) => {
  const text = readFileSync(page, 'utf8');
  const links = [...text.matchAll(/(?:\]\(|src=")([^)"\s]+)/g)].map(([, link]) => link ?? '');
  const inside = links.filter((link) => !/^[a-z]+:/.test(link));
  const broken = inside.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : join(dirname(page), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(['engine', 'module', 'secrecy', 'protocol'])('every file named in docs/%s.md exists', (page) => {
  const text = readFileSync(join('docs', `${page}.md`), 'utf8');
  const files = [...text.matchAll(/`([\w/-]+\.(?:test\.|spec\.)?(?:tsx?|mjs))`/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => file.includes('/') && !existsSync(file))).toEqual([]);
});

/** Returns the anchors of a page's headings, in the form that links use. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('no text refers to a text outside the project', () => {
  const patterns = OUTSIDE.flatMap((pattern) => ['-e', pattern]);
  const found = grep(['-nP', ...patterns, '--', '.', ':!package-lock.json', ':!scripts/repository/prose/docs.test.ts']);
  expect(found).toEqual([]);
});

/** Runs `git grep` and returns the matching lines. git exits with 1 if no line matches. */
function grep(args: string[]): string[] {
  try {
    return execFileSync('git', ['grep', '-I', ...args], { encoding: 'utf8' })
      .trim()
      .split('\n');
  } catch (error) {
    if ((error as { status?: unknown }).status === 1) return [];
    throw error;
  }
}

test('the home page shows the measured duration of a match', () => {
  const rows = readFileSync('docs/balance.md', 'utf8').split('## How long a match takes')[1] ?? '';
  // Compares only games that were measured. The stated minutes of a new game are an estimate.
  const measured = games.filter(({ title }) => rows.includes(`| ${title} |`));
  expect(measured.length).toBeGreaterThanOrEqual(4);
  for (const { title, players, minutes } of measured) {
    const row = (seats: number) =>
      new RegExp(`^\\| ${title} \\| ${seats} \\| .* \\| (.*) \\| (.*) \\|$`, 'm').exec(rows);
    const [, shortest] = row(players.min) ?? [];
    const [, , longest] = row(players.max) ?? [];
    expect(minutes, title).toEqual([Math.floor(Number(shortest)), Math.ceil(Number(longest))]);
  }
});
