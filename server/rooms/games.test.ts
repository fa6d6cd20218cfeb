import { expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { must } from '#shared/must.ts';
import { readOptions } from './games';

test('a refused number of seconds is answered with those that an option can have', () => {
  for (const [id, option, from, to] of [
    ['coverblown', 'roundSeconds', 60, 600],
    ['covert', 'setupSeconds', 20, 600],
  ] as const) {
    const game = must(games.find((each) => each.id === id));
    const answer = { detail: `Choose ${from} to ${to} seconds, or 0.`, phrase: ['seconds', from, to] };
    for (const wrong of [1, to + 1, 'long'])
      expect(() => readOptions(game, undefined, { [option]: wrong })).toThrow(
        expect.objectContaining({ code: 'invalid-body', answer }),
      );
  }
});
