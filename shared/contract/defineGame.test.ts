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

test('each property of the move definitions becomes a record', () => {
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

test('a game without secrets allows all moves on a public screen', () => {
  const module = defineGame({
    ...named,
    game: { setup, moves: { add: () => {}, timeout: () => {} } },
  });
  expect([...module.openMoves]).toEqual(['add']);
  expect(module.judges).toBe('reducer');
});

test('a game that defines the legality of only some moves is rejected', () => {
  const part = () =>
    defineGame<State, never, { add: []; hum: [] }>({
      ...named,
      game: { setup },
      moves: { add: { args: z.tuple([]), legal: flat({ list: () => [[]] }) }, hum: { args: z.tuple([]) } },
    });
  expect(part).toThrow('the move hum has no `legal`');
});

test('a move’s function receives the arguments that its schema parses', () => {
  const game: TypedGame<State, { add: [number: number] }> = {
    moves: {
      add: ({ G }, n) => ({ sum: G.sum + n.valueOf() }),
      timeout: ({ G }) => G,
    },
  };
  const wrong: TypedGame<State, { add: [number: number] }>[] = [
    // @ts-expect-error: a move's parameter must have the type that its schema parses
    { moves: { add: ({ G }, _n: Date) => G } },
    // @ts-expect-error: a move must not have more parameters than its schema parses
    { moves: { add: ({ G }, _n: number, _more: string) => G } },
    // @ts-expect-error: a move in boardgame.io's long form must have the types that its schema parses
    { moves: { add: { move: ({ G }, _n: Date) => G } } },
  ];
  const inferred = defineGame({
    ...named,
    // @ts-expect-error: a move's arguments are inferred from `moves`
    game: { setup, moves: { add: ({ G }: { G: State }, _about: number, _nonsense: Date) => G } },
    moves: { add: { args: number } },
  });
  expect([game, ...wrong, inferred]).toHaveLength(5);
});
