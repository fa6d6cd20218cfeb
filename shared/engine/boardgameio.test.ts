import type { DefaultPluginAPIs, Game, Plugin } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE, Stage, TurnOrder } from 'boardgame.io/core';
import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { defineGame } from '../contract/defineGame';
import type { AnyModule, Draft } from '../contract/module';
import { Refusal } from '../contract/refusal';
import { must } from '../must';
import { chance } from '../random';
import { createEngine, type EngineState, outcomeOf, viewOf } from './engine';

/** These tests check what docs/module.md says about boardgame.io's features, each in a minimal game. */
type Loose = Game<{ notes: string[] }>;

/** boardgame.io's own type of `random`, to which our random functions must be assignable. */
type RandomFunctions = DefaultPluginAPIs['random'];

const definition = {
  id: 'loose',
  lobby: { title: 'Loose', tagline: 'Anything.', players: { min: 1, max: 4 }, minutes: [1, 1] as [1, 1] },
};

const moduleOf = (game: Loose) =>
  defineGame({
    ...definition,
    game: { setup: () => ({ notes: [] }), ...game } as Game,
  }) as unknown as AnyModule;

type Notes = { notes: string[] };

/** Plays a match with three seats. Each move is listed as seat, move and arguments. */
function play(game: Loose, ...moves: [seat: string, move: string, ...args: Draft][]): EngineState<Notes> {
  const engine = createEngine(moduleOf(game));
  let position = begin(game);
  for (const [seat, move, ...args] of moves) position = engine.move(position, seat, move, args, 0).position as never;
  return position;
}

const begin = (game: Loose) =>
  createEngine(moduleOf(game)).start({
    ...{ seed: 'one', seats: 3, options: {}, now: 7, carryOver: null },
  }) as EngineState<Notes>;

const note = ({ G, playerID }: { G: Notes; playerID: string }, word: string) => {
  G.notes.push(`${playerID} ${word}`);
};

function refused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'ok';
}

test('setup gets the options, the time and the carried value', () => {
  const setup: Loose['setup'] = ({ ctx }, facts) => ({ notes: [`${ctx.numPlayers} ${JSON.stringify(facts)}`] });
  expect(begin({ setup }).G.notes).toEqual(['3 {"options":{},"now":7,"carryOver":null,"practice":null}']);
});

test('a move may change G, return a new G or refuse', () => {
  const moves: Loose['moves'] = {
    note,
    clear: () => ({ notes: ['none'] }),
    never: () => INVALID_MOVE,
  };
  expect(play({ moves }, ['0', 'note', 'a']).G.notes).toEqual(['0 a']);
  expect(play({ moves }, ['0', 'note', 'a'], ['0', 'clear']).G.notes).toEqual(['none']);
  expect(refused(() => play({ moves }, ['0', 'never']))).toBe('illegal-move');
});

test('only `noLimit` of a long-form move has an effect', () => {
  const free = { move: note as never, noLimit: true, redact: true, client: false, undoable: false };
  const { ctx, G } = play({ turn: { maxMoves: 1 }, moves: { free, note } }, ['0', 'free', 'a'], ['0', 'note', 'b']);
  expect([ctx.currentPlayer, G.notes]).toEqual(['1', ['0 a', '0 b']]);
});

describe('turns work as in boardgame.io', () => {
  test('minMoves and maxMoves are enforced, and moves out of turn are refused', () => {
    const game: Loose = {
      turn: { minMoves: 1, maxMoves: 2 },
      moves: { note, end: ({ events }) => void events.endTurn() },
    };
    expect(play(game, ['0', 'note', 'a'], ['0', 'note', 'b']).ctx).toMatchObject({ currentPlayer: '1', turn: 2 });
    expect(refused(() => play(game, ['1', 'note', 'a']))).toBe('not-your-turn');
  });

  test('onBegin, onMove, onEnd and endIf of a turn run as in boardgame.io', () => {
    const hook =
      (name: string) =>
      ({ G, ctx }: { G: Notes; ctx: { currentPlayer: string } }) =>
        void G.notes.push(`${name} ${ctx.currentPlayer}`);
    const turn: Loose['turn'] = {
      onBegin: hook('begins'),
      onMove: hook('moved'),
      onEnd: hook('ends'),
      endIf: ({ G }) => G.notes.at(-1) === 'moved 0' && { next: '2' },
    };
    expect(play({ turn, moves: { go: () => undefined } }, ['0', 'go']).G.notes).toEqual([
      ...['begins 0', 'moved 0', 'ends 0', 'begins 2'],
    ]);
  });

  test('an event that boardgame.io forbids is a fault', () => {
    const turn: Loose['turn'] = { onEnd: ({ events }) => void events.endTurn() };
    expect(() => play({ turn, moves: { end: ({ events }) => void events.endTurn() } }, ['0', 'end'])).toThrow(
      /^boardgame.io drops the move `end`: `endTurn` is disallowed in `onEnd` hooks — the turn is already ending\.$/,
    );
  });

  test('turn orders work as in boardgame.io', () => {
    const order = { ...TurnOrder.DEFAULT, playOrder: () => ['2', '0', '1'] };
    const game: Loose = { turn: { order, maxMoves: 1 }, moves: { note } };
    expect(play(game, ['2', 'note', 'a']).ctx).toMatchObject({ currentPlayer: '0', playOrder: ['2', '0', '1'] });
  });

  test('stages, active players and their events work as in boardgame.io', () => {
    const game: Loose = {
      turn: {
        activePlayers: { currentPlayer: Stage.NULL, others: 'answer', maxMoves: 1 },
        stages: { answer: { moves: { answer: note as never } } },
      },
      moves: { note, ask: ({ events }) => void events.setActivePlayers(ActivePlayers.OTHERS) },
    };
    const { G, ctx } = play(game, ['1', 'answer', 'a']);
    expect([G.notes, ctx.activePlayers]).toEqual([['1 a'], { 0: null, 2: 'answer' }]);
    expect(refused(() => play(game, ['1', 'note', 'a']))).toBe('illegal-move');
    expect(play(game, ['0', 'ask']).ctx.activePlayers).toEqual({ 1: null, 2: null });
  });
});

test('phases work as in boardgame.io: start, next, hooks, moves and events', () => {
  const game: Loose = {
    phases: {
      draft: {
        ...{ start: true, next: 'play', moves: { note } },
        endIf: ({ G }) => G.notes.length === 2,
        onEnd: ({ G }) => void G.notes.push('drafted'),
      },
      play: {
        onBegin: ({ G }) => void G.notes.push('plays'),
        moves: { again: ({ events }) => void events.setPhase('draft') },
      },
    },
  };
  const { G, ctx } = play(game, ['0', 'note', 'a'], ['0', 'note', 'b']);
  expect([ctx.phase, G.notes]).toEqual(['play', ['0 a', '0 b', 'drafted', 'plays']]);
  expect(refused(() => play(game, ['0', 'again']))).toBe('illegal-move');
});

describe('matches end as in boardgame.io', () => {
  const said = (gameover: unknown) =>
    outcomeOf(play({ moves: { end: ({ events }) => void events.endGame(gameover as never) } }, ['0', 'end']));

  test('endIf and events.endGame may give a winner or a draw', () => {
    expect(said({ winner: '1' })).toMatchObject({ winners: ['1'] });
    expect(said({ draw: true })).toMatchObject({ winners: [] });
    expect(said({ winners: ['0', '2'], reason: 'both' })).toEqual({ winners: ['0', '2'], reason: 'both' });
    expect(said('won')).toEqual({ winners: [], reason: 'ended', said: '"won"' });
    expect(said(undefined)).toEqual({ winners: [], reason: 'ended', said: 'true' });
    expect(said({ winner: 2, by: 'points' })).toEqual({
      ...{ winners: ['2'], reason: 'won', said: '{"winner":2,"by":"points"}' },
    });
    expect(said({ winners: ['0'], reason: 'No Code' })).toMatchObject({ winners: ['0'], reason: 'won' });
    expect(said({ map: 'x'.repeat(600) })?.said).toHaveLength(500);
    const endIf: Loose['endIf'] = ({ G }) => (G.notes.length > 0 ? { winner: '0' } : undefined);
    expect(outcomeOf(play({ moves: { note }, endIf }, ['0', 'note', 'a']))).toMatchObject({ winners: ['0'] });
  });

  test('a falsy result of endIf does not end the match', () => {
    const endIf = (() => false) as unknown as NonNullable<Loose['endIf']>;
    expect(outcomeOf(play({ moves: { note }, endIf }, ['0', 'note', 'a']))).toBeNull();
    const seen = { ...definition, view: () => ({ waitingFor: [], out: [], endsAt: null }) };
    const turn = { activePlayers: ActivePlayers.ALL };
    const engine = createEngine(
      defineGame({ ...seen, game: { setup: () => ({ notes: [] }), turn, moves: { note }, endIf } as Game } as never),
    );
    const begun = engine.start({ seed: 'one', seats: 1, options: {}, now: 0, carryOver: null });
    expect(outcomeOf(engine.move(begun, '0', 'note', ['a'], 0).position)).toBeNull();
  });

  test('onEnd runs once, and no moves are accepted afterwards', () => {
    const game: Loose = {
      moves: { end: ({ events }) => void events.endGame({ draw: true } as never) },
      onEnd: ({ G }) => void G.notes.push('over'),
    };
    expect(play(game, ['0', 'end']).G.notes).toEqual(['over']);
    expect(refused(() => play(game, ['0', 'end'], ['0', 'end']))).toBe('game-over');
  });
});

test('a game’s own plugins get their setup, api and data', () => {
  const counter: Plugin = {
    name: 'counter',
    setup: () => ({ count: 3 }),
    api: ({ data }) => ({ up: () => ++(data as { count: number }).count, data }),
    flush: ({ data }) => data,
  };
  const up = ({ G, ...apis }: { G: Notes }) =>
    void G.notes.push(String((apis as unknown as { counter: { up(): number } }).counter.up()));
  const game: Loose = { plugins: [counter], moves: { up } };
  expect(play(game, ['0', 'up']).G.notes).toEqual(['4']);
  // Discards the first move, as if it could not be stored. The plugin's counter must then start at the same value
  // again.
  const engine = createEngine(moduleOf(game));
  const begun = begin(game);
  for (const _ of ['first', 'again'])
    expect((engine.move(begun, '0', 'up', [], 0).position as EngineState<Notes>).G.notes).toEqual(['4']);
});

test('random has all of boardgame.io’s functions', () => {
  const caught: Record<string, RandomFunctions> = {};
  const catching = (name: string): Loose => ({
    setup: ({ random }) => {
      caught[name] = random;
      return { notes: [] };
    },
  });
  InitializeGame({ game: catching('theirs') as Game });
  begin(catching('ours'));
  const functionsOf = (random: RandomFunctions) => Object.keys(random).filter((name) => name !== '_private');
  const theirs = functionsOf(must(caught.theirs));
  expect(theirs).toEqual(expect.arrayContaining(['D4', 'D6', 'D8', 'D10', 'D12', 'D20', 'Die', 'Number', 'Shuffle']));
  for (const random of [must(caught.ours), chance('move') satisfies RandomFunctions]) {
    expect(
      functionsOf(random)
        .filter((name) => name !== 'state')
        .sort(),
    ).toEqual(theirs.sort());
    for (const name of theirs.filter((each) => /^D\d+$/.test(each))) {
      const die = random[name as 'D6'];
      const sides = Number(name.slice(1));
      expect(new Set(die(400))).toEqual(new Set(Array.from({ length: sides }, (_, at) => at + 1)));
      expect(die()).toBeLessThanOrEqual(sides);
    }
    expect(random.Die(20, 2)).toHaveLength(2);
    expect([random.Die(1), random.Shuffle([1, 2]).length, random.Number() < 1]).toEqual([1, 2, true]);
  }
});

test('playerView limits what each viewer receives', () => {
  const game: Loose = {
    ...{ disableUndo: false, deltaState: true, moves: { note } },
    playerView: ({ G, playerID }) => ({ notes: G.notes.filter((line: string) => line.startsWith(String(playerID))) }),
  };
  const position = play(game, ['0', 'note', 'mine']);
  const views = ['0', '1', null].map((viewer) => viewOf(moduleOf(game), position, viewer) as { G: Notes });
  expect(views.map(({ G }) => G.notes)).toEqual([['0 mine'], [], []]);
  expect(Object.keys(position).sort()).toEqual(['G', 'ctx', 'plugins']);
});
