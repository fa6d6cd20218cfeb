import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createGame, type NewGame } from './create';
import { namesOf, renamed } from './rename';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'hush-new-game-'));
  folders.push(root);
  cpSync('docs/examples', join(root, 'docs/examples'), { recursive: true });
  cpSync('games/index.ts', join(root, 'games/index.ts'));
  for (const folder of ['client', 'games/covert']) mkdirSync(join(root, folder), { recursive: true });
  return root;
}

const everything = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

describe('a new game starts as a copy of an example', () => {
  const root = aTree();
  const made = createGame({ root, id: 'nightshift', title: 'Night Shift' });
  const read = (file: string) => readFileSync(join(root, 'games/nightshift', file), 'utf8');

  test('a new game has the files of the example', () => {
    const template = readdirSync('docs/examples/moles', { recursive: true, encoding: 'utf8' });
    expect(made).toMatchObject({ folder: 'games/nightshift', catalogue: 'games/index.ts' });
    for (const file of template) expect(existsSync(join(root, 'games/nightshift', file)), file).toBe(true);
  });

  test('a new game has its own names', () => {
    const index = read('index.ts');
    expect(index).toContain('export const nightshift = defineGame({');
    expect(index).toContain('title: "Night Shift"');
    expect(index).toContain('One or two of you are moles.');
    expect(read('board/theme.css')).toContain('[data-theme="nightshift"]');
    expect(read('cover.svg')).toContain('>Night Shift<');
    expect(read('cases.test.ts')).toContain("'[NI-2] ");
    expect(read('cases.md')).toMatch(/^# Night Shift: [\s\S]*\*\*\[NI-1\]\*\*/);
    for (const file of made && 'files' in made ? made.files : []) {
      expect(read(file), file).not.toMatch(/\bMoles\b|\[MO-|['"]moles['"]|const moles|\{ moles \}/);
    }
  });

  test('a new game imports the platform by name', () => {
    expect(read('game.ts')).toContain("from 'hush/game'");
    expect(read('board/Board.tsx')).toContain("from 'hush/board'");
    expect(read('board/Board.tsx')).toContain("from '../state'");
  });

  test('a new game is the last in the catalogue', () => {
    const catalogue = readFileSync(join(root, 'games/index.ts'), 'utf8');
    expect(catalogue).toMatch(/ {2}covert: .+\n {2}nightshift: \(\) => import\('\.\/nightshift'\),\n {2}\.\.\.outside/);
  });

  test('a new game is refused if a game with its id exists', () => {
    expect(createGame({ root, id: 'nightshift' })).toMatchObject({ refused: 'id-taken' });
  });
});

test('a bare new game has only a boardgame.io object and its test', () => {
  const root = aTree();
  expect(createGame({ root, id: 'duel', isBare: true })).toMatchObject({ files: ['contract.test.ts', 'index.ts'] });
  expect(readFileSync(join(root, 'games/duel/index.ts'), 'utf8')).toContain('title: "Duel"');
});

test('a new example is listed in the catalogue of docs/examples', () => {
  const root = aTree();
  createGame({ root, id: 'duel', place: 'docs/examples' });
  expect(readFileSync(join(root, 'docs/examples/index.ts'), 'utf8')).toContain("  duel: () => import('./duel'),\n});");
});

test('a new game outside the project is a repository', () => {
  const root = aTree();
  const place = join(aTree(), 'docs');
  const before = everything(root);
  expect(createGame({ root, id: 'duel', isBare: true, place })).toMatchObject({ folder: join(place, 'duel') });
  const written = [
    'package.json',
    'tsconfig.json',
    'README.md',
    '.gitignore',
    '.github/workflows/check.yml',
    'index.ts',
  ];
  for (const file of written) expect(existsSync(join(place, 'duel', file)), file).toBe(true);
  const { name, devDependencies } = JSON.parse(readFileSync(join(place, 'duel/package.json'), 'utf8'));
  expect(name).toBe('duel');
  expect(join(place, 'duel', devDependencies.hush.replace('file:', ''))).toBe(root);
  expect(everything(root)).toEqual(before);
  expect(createGame({ root, id: 'duel', isBare: true, place })).toMatchObject({ refused: 'id-taken' });
});

test('create-hush-game reports a missing copy of Hush', () => {
  const args = ['create-hush-game/index.mjs', 'duel', '--hush', 'docs'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/There is no Hush .+\(hush-missing\)\n$/),
  });
});

const REFUSED: [id: string | undefined, code: string][] = [
  [undefined, 'id-missing'],
  ['', 'id-missing'],
  ['Heist', 'id-malformed'],
  ['night-shift', 'id-malformed'],
  ['../evil', 'id-malformed'],
  ['7up', 'id-malformed'],
  ['x', 'id-malformed'],
  ['a'.repeat(21), 'id-malformed'],
  ['covert', 'id-taken'],
  ['moles', 'id-taken'],
  ['rooms', 'id-reserved'],
  ['api', 'id-reserved'],
  ['dev', 'id-reserved'],
  ['client', 'id-reserved'],
  ['delete', 'id-reserved'],
  ['constructor', 'id-reserved'],
  ['moves', 'id-reserved'],
  ['hunch', 'id-reserved'],
];

test.each(REFUSED)('the id "%s" is refused as %s', (id, refused) => {
  const root = aTree();
  const before = everything(root);
  const catalogue = readFileSync(join(root, 'games/index.ts'), 'utf8');
  const answer = createGame({ root, id } as NewGame);
  expect(answer).toMatchObject({ refused });
  expect('detail' in answer && answer.detail).toMatch(/^.+\.$/);
  expect(everything(root)).toEqual(before);
  expect(readFileSync(join(root, 'games/index.ts'), 'utf8')).toBe(catalogue);
});

test('creating a game leaves no folder behind if the catalogue is invalid', () => {
  const root = aTree();
  cpSync(join(root, 'docs/examples/moles/game.ts'), join(root, 'games/index.ts'));
  expect(() => createGame({ root, id: 'duel' })).toThrow('no list of games');
  expect(existsSync(join(root, 'games/duel'))).toBe(false);
});

test('a new game differs from the template only in its names', () => {
  const source = "const moles = 'moles'; // moles\nconst text = ['Moles', 'Two moles.', `moles`];\n";
  expect(renamed('a.ts', source, namesOf('moles'), namesOf('duel', 'The “Duel”'))).toBe(
    'const duel = "duel"; // moles\nconst text = ["The “Duel”", \'Two moles.\', `moles`];\n',
  );
});
