import { expect, test } from 'vitest';
import { z } from 'zod';
import { flat } from '../legality/legality';
import { defineGame } from './defineGame';
import type { TypedGame } from './module';

const named = {
  id: 'toy',
  lobby: { title: 'Toy', tagline: 'Add.', players: { min: 1, max: 2 }, minutes: [1, 2] as [1, 2] },
};
type State = { sum: number };
const setup = (): State => ({ sum: 0 });
const number = z.tuple([z.int()]);

test('the definitions of moves become one record per entry, and every entry has a default', () => {
  const legal = flat<never, [number: number]>({ list: () => [[1]] });
  const module = defineGame<State, never, { add: [number: number]; hum: [] }>({
    ...named,
    game: { setup, moves: { add: ({ G }, n) => ({ sum: G.sum + n }), hum: () => {} } },
    view: () => null as never,
    moves: {
      add: { args: number, legal, open: true, weight: 3 },
      hum: { args: z.tuple([]), legal: flat({ list: () => [[]] }), hidden: () => null, aside: true },
    },
  });
  expect(module.args.add).toBe(number);
  expect(module.legal.add).toBe(legal);
  expect(Object.keys(module.hidden)).toEqual(['hum']);
  expect([...module.openMoves]).toEqual(['add']);
  expect([...module.asides]).toEqual(['hum']);
  expect(module.weights).toEqual({ add: 3 });
  expect([...module.rungs].sort()).toEqual(['hidden', 'legal', 'moves', 'view']);
});

test('in a game that hides nothing, all moves are open', () => {
  const module = defineGame({
    ...named,
    game: { setup, moves: { add: () => {}, timeout: () => {} } },
  });
  expect([...module.openMoves]).toEqual(['add']);
  expect(module.judges).toBe('reducer');
});

test('a game in which only some moves have a legality is refused', () => {
  const part = () =>
    defineGame<State, never, { add: []; hum: [] }>({
      ...named,
      game: { setup },
      moves: { add: { args: z.tuple([]), legal: flat({ list: () => [[]] }) }, hum: { args: z.tuple([]) } },
    });
  expect(part).toThrow('the move hum has no `legal`');
});

test('a move’s rule takes the arguments that its schema parses', () => {
  const game: TypedGame<State, { add: [number: number] }> = {
    moves: {
      add: ({ G }, n) => ({ sum: G.sum + n.valueOf() }),
      timeout: ({ G }) => G,
    },
  };
  const wrong: TypedGame<State, { add: [number: number] }>[] = [
    // @ts-expect-error: a move cannot take another type than its schema parses
    { moves: { add: ({ G }, _n: Date) => G } },
    // @ts-expect-error: a move cannot take more arguments than its schema parses
    { moves: { add: ({ G }, _n: number, _more: string) => G } },
    // @ts-expect-error: the same holds in boardgame.io's long form
    { moves: { add: { move: ({ G }, _n: Date) => G } } },
  ];
  const inferred = defineGame({
    ...named,
    // @ts-expect-error: the arguments are inferred from `moves`
    game: { setup, moves: { add: ({ G }: { G: State }, _about: number, _nonsense: Date) => G } },
    moves: { add: { args: number } },
  });
  expect([game, ...wrong, inferred]).toHaveLength(5);
});
