import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameFolders } from './gameFolders.mjs';

const there = realpathSync(mkdtempSync(join(tmpdir(), 'hush-folders-')));
afterAll(() => rmSync(there, { recursive: true, force: true }));

const path = (name: string) => join(there, name);

function aGame(name: string, type = 'module'): void {
  mkdirSync(path(name), { recursive: true });
  writeFileSync(path(`${name}/index.ts`), '');
  writeFileSync(path(`${name}/package.json`), JSON.stringify({ type }));
}

for (const name of ['mine/werewolf', 'mine/hush-duel', 'other/werewolf', 'odd/Heist', 'odd/rooms', 'odd/covert'])
  aGame(name);
aGame('old/spies', 'commonjs');
mkdirSync(path('mine/notes'));
mkdirSync(path('empty'));
symlinkSync(path('mine/werewolf'), path('linked'));

const codesOf = (...names: string[]) => gameFolders(names.map(path).join(',')).refusals.map(({ code }) => code);

test('GAMES lists paths of games or of folders with games', () => {
  const duel = { id: 'duel', folder: path('mine/hush-duel') };
  const werewolf = { id: 'werewolf', folder: path('mine/werewolf') };
  expect(gameFolders(path('mine'))).toEqual({ games: [duel, werewolf], refusals: [] });
  expect(gameFolders(` ${path('mine/werewolf')}, ${path('mine/hush-duel')},`).games).toEqual([werewolf, duel]);
  expect(gameFolders('')).toEqual({ games: [], refusals: [] });
});

test('a symlinked folder is a game at its real path', () => {
  expect(gameFolders(path('linked')).games).toEqual([{ id: 'linked', folder: path('mine/werewolf') }]);
});

test('a symlink in Hush’s folder of games is refused', () => {
  for (const place of ['hush/games/own', 'hush/docs/examples']) mkdirSync(path(place), { recursive: true });
  writeFileSync(path('hush/games/own/index.ts'), '');
  symlinkSync(path('mine/werewolf'), path('hush/games/werewolf'));
  const [game] = gameFolders(path('mine/werewolf')).games;
  expect(gameFolders('../mine/werewolf', path('hush'))).toEqual({
    games: [game],
    refusals: [
      {
        code: 'folder-linked',
        detail: `games/werewolf is a link: delete it, and name the game with GAMES=${path('mine/werewolf')} instead.`,
      },
    ],
  });
});

test.each([
  ['folder-missing', ['nowhere']],
  ['no-game', ['empty']],
  ['not-a-module', ['old']],
  ['id-malformed', ['odd/Heist']],
  ['id-reserved', ['odd/rooms']],
  ['id-taken', ['odd/covert']],
  ['id-twice', ['mine', 'other']],
])('a value of GAMES is refused as %s, in one sentence', (code, names) => {
  const { games, refusals } = gameFolders(names.map(path).join(','));
  expect(refusals).toEqual([{ code, detail: expect.stringMatching(/^\S.+\.$|^\S.+"module"\.$/) }]);
  expect(games).toHaveLength(code === 'id-twice' ? 2 : 0);
});

test('a refused game does not hide the others', () => {
  expect(codesOf('nowhere', 'mine')).toEqual(['folder-missing']);
  expect(gameFolders(`${path('nowhere')},${path('mine')}`).games).toHaveLength(2);
});
