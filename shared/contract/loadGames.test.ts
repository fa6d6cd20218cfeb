import { expect, test } from 'vitest';
import { examples } from '#examples/index.ts';
import { loadGames } from './loadGames';

const [first, second] = examples;

test('a module that throws does not keep other games from loading', async () => {
  const thrown = new Error('no such card');
  const { games, failed } = await loadGames({
    tictactoe: () => Promise.resolve({ other: null, tictactoe: first }),
    broken: () => Promise.reject(thrown),
    unnamed: () => Promise.resolve({ tictactoe: first }),
    handmade: () => Promise.resolve({ handmade: { id: 'handmade' } }),
    highcard: () => Promise.resolve({ highcard: second }),
  });
  expect(games).toEqual([first, second]);
  expect(failed).toEqual([
    { id: 'broken', error: thrown },
    { id: 'unnamed', error: expect.objectContaining({ message: expect.stringContaining('the id "unnamed"') }) },
    { id: 'handmade', error: expect.objectContaining({ message: expect.stringContaining('`defineGame`') }) },
  ]);
});
