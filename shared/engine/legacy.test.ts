import type { Game } from 'boardgame.io';
import { PlayerView, TurnOrder } from 'boardgame.io/core';
import { PluginPlayer } from 'boardgame.io/plugins';
import { describe, expect, test } from 'vitest';
import { defineGame } from '../contract/defineGame';
import type { AnyModule, Draft } from '../contract/module';
import { createEngine, type EngineState, outcomeOf, viewOf } from './engine';
import { type LegacyGame, legacy, legacyParts } from './legacy';

interface State {
  hands: Record<string, number[]>;
  notes: string[];
}
interface Ctx {
  numPlayers: number;
  currentPlayer: string;
  playOrder: string[];
  playOrderPos: number;
  playerID?: string;
  random: { Shuffle<T>(deck: T[]): T[]; D6(): number };
  events: { endTurn(): void; endGame(how?: unknown): void; setActivePlayers(how: object): void };
  player: { state: Record<string, { score: number }> };
}

const draw = (G: State, ctx: Ctx, count = 1) => {
  G.notes.push(`${ctx.playerID} draws ${count}`);
  G.hands[ctx.currentPlayer]?.push(...Array.from({ length: count }, () => ctx.random.D6()));
  const own = ctx.player.state[ctx.currentPlayer];
  if (own) own.score += count;
  ctx.events.endTurn();
};

/** A game with one function of every kind, all with the parameters of boardgame.io 0.49. */
const older: LegacyGame = {
  plugins: [PluginPlayer({ setup: () => ({ score: 0 }) })],
  setup: (ctx: Ctx) => ({
    hands: Object.fromEntries(ctx.playOrder.map((seat) => [seat, ctx.random.Shuffle([1])])),
    notes: [],
  }),
  playerView: (G: State, _ctx: Ctx, playerID: string) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  phases: {
    deal: {
      start: true,
      next: 'play',
      onBegin: (G: State, ctx: Ctx) => void G.notes.push(`deals for ${ctx.numPlayers}`),
      endIf: (G: State) => G.notes.length > 1,
      moves: { draw },
      turn: { order: TurnOrder.CUSTOM(['1', '0']) },
    },
    play: {
      turn: {
        order: {
          first: (_G: State, ctx: Ctx) => ctx.numPlayers - 1,
          next: (G: State, ctx: Ctx) => (G.notes.length > 0 ? ctx.playOrderPos : 0),
        },
        onMove: (G: State, ctx: Ctx) => void G.notes.push(`${ctx.currentPlayer} moved`),
        stages: { last: { moves: { pass: { move: (G: State, ctx: Ctx) => ({ ...G, notes: [`${ctx.playerID}`] }) } } } },
      },
      moves: {
        ask: { move: (_G: State, ctx: Ctx) => ctx.events.setActivePlayers({ all: 'last' }) },
        draw,
      },
    },
  },
  endIf: (G: State, ctx: Ctx) => (G.notes.join() === ctx.playOrder[0] ? { winner: ctx.playOrder[0] } : undefined),
};

const moduleOf = (game: Game): AnyModule =>
  defineGame({
    id: 'older',
    lobby: { title: 'Older', tagline: 'Anything.', players: { min: 2, max: 4 }, minutes: [1, 1] },
    game,
  });

function play(game: Game, ...moves: [seat: string, move: string, ...args: Draft][]): EngineState<State> {
  const engine = createEngine(moduleOf(game));
  let position = engine.start({ seed: 'one', seats: 2, options: {}, now: 0, carryOver: null });
  for (const [seat, move, ...args] of moves) position = engine.move(position, seat, move, args, 0).position;
  return position as EngineState<State>;
}

describe('a game written for boardgame.io before 0.50 runs only in `legacy`', () => {
  test('an unwrapped legacy game is rejected', () => {
    expect(() => moduleOf(older as Game)).toThrow(
      'The game "older" is written for boardgame.io before 0.50: endIf, playerView, phases.deal.onBegin and 8 more take (G, ctx, …).',
    );
    expect(legacyParts(older).slice(3)).toEqual([
      'phases.deal.endIf',
      'phases.deal.moves.draw',
      'phases.play.moves.ask',
      'phases.play.moves.draw',
      'phases.play.turn.onMove',
      'phases.play.turn.order.first',
      'phases.play.turn.order.next',
      'phases.play.turn.stages.last.moves.pass',
    ]);
  });

  test('only functions with legacy parameters are recognised as legacy', () => {
    const written = {
      async one(G: object) {
        return G;
      },
      two: function two(state: object, ctx: object) {
        return [state, ctx];
      },
      three: { move: (g: object) => g },
      four: Object.assign((..._: unknown[]) => null, { toString: () => 'G => G' }),
    };
    expect(legacyParts({ moves: written })).toEqual(['moves.one', 'moves.two', 'moves.three', 'moves.four']);
    const current = {
      playerView: PlayerView.STRIP_SECRETS,
      turn: { order: TurnOrder.ONCE, endIf: ({ G }: { G: State }) => G.notes.length > 0 },
      moves: {
        one: ({ G }: { G: State }, ctx: number) => [G, ctx],
        two: (context: object, G: number) => [context, G],
        three: (_: object, id: number) => id,
        four() {},
        five: function playBang({ G }: { G: State }, g: number) {
          return [G, g];
        },
      },
    };
    expect(legacyParts(current)).toEqual([]);
  });

  test('`legacy` runs every part of an old game', () => {
    const game = legacy(older);
    const first = play(game);
    expect([first.G.notes, first.ctx.currentPlayer, first.G.hands]).toEqual([['deals for 2'], '1', { 0: [1], 1: [1] }]);
    const second = play(game, ['1', 'draw', 2]);
    expect(second.G.notes).toEqual(['deals for 2', '1 draws 2']);
    expect(second.G.hands['1']).toHaveLength(3);
    expect(second.plugins.player?.data).toEqual({ players: { 0: { score: 0 }, 1: { score: 2 } } });
    expect([second.ctx.phase, second.ctx.currentPlayer]).toEqual(['play', '1']);
    const last = play(game, ['1', 'draw', 2], ['1', 'ask'], ['0', 'pass']);
    expect(last.G.notes).toEqual(['0', '1 moved']);
    expect(outcomeOf(last)).toBeNull();
    const won = legacy({ ...older, endIf: (G: State) => G.notes.length === 2 && { winner: '1' } });
    expect(outcomeOf(play(won, ['1', 'draw', 2]))).toMatchObject({ winners: ['1'] });
  });

  test('functions with current parameters in a legacy game get a context', () => {
    const mixed = {
      setup: ({ ctx }: { ctx: Ctx }) => ({ hands: {}, notes: [`${ctx.numPlayers}`] }),
      playerView: ({ G, playerID }: { G: State; playerID: string }) => ({ ...G, notes: [playerID] }),
      moves: {
        older: (G: State, ctx: Ctx, word: string) => void G.notes.push(`${ctx.playerID} ${word}`),
        newer: ({ G, playerID }: { G: State; playerID: string }, word: string) => void G.notes.push(playerID + word),
      },
    };
    const { G } = play(legacy(mixed), ['0', 'older', 'a'], ['0', 'newer', 'b']);
    expect(G.notes).toEqual(['2', '0 a', '0b']);
    expect((viewOf(moduleOf(legacy(mixed)), play(legacy(mixed)), '1') as { G: State }).G.notes).toEqual(['1']);
    expect(() => moduleOf(mixed as unknown as Game)).toThrow('moves.older takes (G, ctx, …)');
  });

  test('each viewer of a legacy game gets the result of playerView', () => {
    const seen = (game: Game, viewer: string) => (viewOf(moduleOf(game), play(game), viewer) as { G: State }).G;
    expect(seen(legacy(older), '1').hands).toEqual({ 1: [1] });
    const stripped = legacy({
      setup: () => ({ secret: 1, notes: [] }),
      moves: {},
      playerView: PlayerView.STRIP_SECRETS,
    });
    expect(seen(stripped, '1')).toEqual({ notes: [] });
  });
});

describe('a move that would have no effect is a fault', () => {
  type Moves = NonNullable<Game['moves']>;
  const setup = () => ({ notes: [] as string[] });
  const CASES: [what: string, move: unknown, sentence: string][] = [
    [
      'changes its context',
      (state: State) => void Object.assign(state, { notes: [] }),
      'takes its first argument for G',
    ],
    ['returns its context', (state: State) => ({ ...state, notes: [] }), 'takes its first argument for G'],
    ['is async', async ({ G }: { G: State }) => void G.notes.push('a'), 'is async'],
    [
      'changes G and returns',
      ({ G }: { G: State }) => {
        G.notes.push('a');
        return { notes: [] };
      },
      'changes G and also returns a value',
    ],
  ];
  const turn = { activePlayers: { all: null } } as never;
  const seen = (game: Game): AnyModule => ({ ...moduleOf(game), rungs: new Set(['view']), hasOwnCtx: false });

  test.each(CASES)('a move that %s is a fault', (_, move, sentence) => {
    const game: Game = { setup, turn, moves: { go: move, long: { move } } as Moves };
    for (const module of [moduleOf(game), seen(game)]) {
      const engine = createEngine(module);
      const position = engine.start({ seed: 'one', seats: 2, options: {}, now: 0, carryOver: null });
      for (const name of ['go', 'long'])
        expect(() => engine.move(position, '0', name, [], 0)).toThrow(`The move \`${name}\` ${sentence}`);
    }
  });
});
