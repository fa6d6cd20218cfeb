import { ActivePlayers } from 'boardgame.io/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineGame } from '../contract/defineGame';
import type { AnyModule } from '../contract/module';
import { flat } from '../legality/legality';
import { createEngine, type EngineState, judge, outcomeOf } from './engine';

interface Pot {
  endsAt: number;
  coins: number[];
  ended: boolean;
}
type PotView = Pot & { waitingFor: []; out: [] };
type PotMoves = { put: [number]; spoil: []; note: []; drop: [] };

const always = flat<PotView, []>({ list: () => [[]] });

/** A test game in which players toss coins into a pot until the time is up. */
const pot = defineGame<Pot, PotView, PotMoves, { first: number }>({
  id: 'pot',
  lobby: {
    title: 'Pot',
    tagline: '',
    players: { min: 2, max: 4 },
    minutes: [1, 1],
    options: z.object({ first: z.number().default(0) }),
  },
  game: {
    setup: (_context, setup) => ({
      endsAt: (setup?.now ?? 0) + 1000,
      coins: [setup?.options.first ?? 0],
      ended: false,
    }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      put: ({ G, random, tell, playerID }, times) => {
        const thrown = random.D6(times);
        G.coins.push(...thrown);
        tell('put', { by: playerID, thrown });
      },
      spoil: ({ G }) => {
        G.coins.push(99);
        throw new Error('a bug of ours');
      },
      note: ({ G, clock, tell }) => {
        tell('noted', { coins: G.coins, at: clock.now() });
        tell('again');
        G.coins.push(7);
      },
      drop: () => 'INVALID_MOVE',
      timeout: ({ G, playerID, clock, tell }) => {
        tell('over', { by: playerID, at: clock.now() });
        G.ended = true;
      },
    },
    endIf: ({ G }) => (G.ended ? { winners: [], reason: 'over' } : undefined),
  },
  moves: {
    put: {
      args: z.tuple([z.number().int().positive().max(9)]),
      legal: flat({
        unfit: (view, _seat, [times]) => (times > view.coins.length ? 'too-many' : null),
        list: () => [[1]],
      }),
    },
    spoil: { args: z.tuple([]), legal: always },
    note: { args: z.tuple([]), legal: always },
    drop: { args: z.tuple([]), legal: always },
  },
  refusals: { 'too-many': 'Fewer.' },
  view: (G) => ({ ...G, waitingFor: [], out: [] }),
  time: { deadline: (G) => (G.ended ? null : G.endsAt) },
  secrecy: {
    reveal: (G) => ({ ...G, waitingFor: [], out: [] }),
    imagine: (view) => ({ endsAt: view.endsAt, coins: view.coins, ended: view.ended }),
  },
});

const module: AnyModule = pot;
const engine = createEngine(module);
const start = (seed = 'seed') =>
  engine.start({ seed, seats: 3, options: { first: 5 }, now: 40_000, carryOver: null }) as EngineState<Pot>;
const move = (position: EngineState, by: string | null, name: string, args: (string | number)[] = [], now = 41_000) =>
  engine.move(position, by, name, args, now) as ReturnType<typeof engine.move> & { position: EngineState<Pot> };

test('setup gets the given options and time', () => {
  expect(start().G).toEqual({ endsAt: 41_000, coins: [5], ended: false });
  expect(outcomeOf(start())).toBeNull();
});

test('a position is plain JSON and can be resumed', () => {
  const { position } = move(start(), '1', 'put', [2]);
  const stored: EngineState = JSON.parse(JSON.stringify(position));
  expect(stored).toEqual(position);
  expect(Object.keys(position).sort()).toEqual(['G', 'ctx', 'plugins']);
  expect(move(stored, '0', 'put', [3])).toEqual(move(position, '0', 'put', [3]));
});

test('the same seed and moves give the same match', () => {
  const play = (seed: string) => move(move(start(seed), '0', 'put', [9]).position, '1', 'put', [9]).position.G;
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('random numbers continue from move to move and never repeat', () => {
  const first = move(start(), '0', 'put', [9]);
  const second = move(first.position, '0', 'put', [9]);
  expect(second.position.plugins.random?.data).toEqual({ seed: 'seed', drawn: 18 });
  expect(second.position.G.coins.slice(1, 10)).not.toEqual(second.position.G.coins.slice(10));
});

test('a move leaves the old position unchanged', () => {
  const before = start();
  const kept = JSON.stringify(before);
  move(before, '0', 'put', [3]);
  expect(JSON.stringify(before)).toBe(kept);
});

test('the clock returns the time passed to `move`', () => {
  expect(move(start(), '0', 'note', [], 40_123).facts[0]?.facts).toMatchObject({ at: 40_123 });
});

test('later changes to the state do not affect facts', () => {
  expect(move(start(), '0', 'note').facts).toEqual([
    { code: 'noted', facts: { coins: [5], at: 41_000 } },
    { code: 'again', facts: null },
  ]);
});

test('each move returns only its own facts', () => {
  const { position } = move(start(), '0', 'note');
  expect(move(position, '0', 'put', [1]).facts.map(({ code }) => code)).toEqual(['put']);
});

test('every seat may move at any time', () => {
  const { position } = move(start(), '2', 'put', [1]);
  expect(move(position, '0', 'put', [1]).facts[0]?.facts).toMatchObject({ by: '0' });
});

test('the server can make a move without a seat', () => {
  const { position, facts } = move(start(), null, 'timeout', [], 41_000);
  expect(facts).toEqual([{ code: 'over', facts: { by: null, at: 41_000 } }]);
  expect(outcomeOf(position)).toEqual({ winners: [], reason: 'over' });
});

test('a move that throws leaves the position valid', () => {
  const before = start();
  expect(() => move(before, '0', 'spoil')).toThrow('a bug of ours');
  expect(before.G.coins).toEqual([5]);
  expect(move(before, '0', 'put', [1]).position.G.coins).toHaveLength(2);
});

test('a legal move that the rules ignore is a fault', () => {
  expect(() => move(start(), '0', 'drop')).toThrow('dropped a legal move');
  const { position } = move(start(), null, 'timeout');
  expect(() => move(position, '0', 'put', [1])).toThrow('dropped a legal move');
});

test('a received move is checked against its schema first', () => {
  const view = pot.view(start().G, '0');
  expect(judge(module, view, '0', 'put', [1])).toEqual({ args: [1] });
  expect(judge(module, view, '0', 'put', [2])).toEqual({ refused: 'too-many' });
  for (const args of [[], ['1'], [1, 2], [0.5], [99], null, undefined, 'put', { 0: 1, length: 1 }]) {
    expect(judge(module, view, '0', 'put', args)).toEqual({ refused: 'invalid-args' });
  }
});

test('a client cannot make the server’s moves', () => {
  const view = pot.view(start().G, '0');
  for (const name of ['timeout', 'fly', 'valueOf', 'constructor', '__proto__', 'hasOwnProperty']) {
    expect(judge(module, view, '0', name, [])).toEqual({ refused: 'unknown-move' });
  }
});
