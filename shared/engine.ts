import type { Ctx, Game, Plugin, State as ReducerState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Code, Seat } from './ids';
import type { Json } from './json';
import type { AnyModule, Draft, Outcome } from './module';
import { type RandomState, resume } from './random';

/** Where a match stands: plain JSON, without log, journal or functions. `G` alone says what the rules need. */
export interface EngineState<State = unknown> {
  G: State;
  ctx: Ctx;
  plugins: Record<string, { data: unknown }>;
}

/** A public fact a move told, not yet numbered or stamped. */
export interface Fact {
  code: Code;
  facts: Json;
}

export interface Beginning {
  /** Secret until the match is over. */
  seed: string;
  seats: number;
  options: unknown;
  /** Server time in ms. */
  now: number;
  carryOver: Json;
}

/** The pure way from one position to the next: no clock, no chance and no I/O but what is passed in. */
export interface Engine {
  start(beginning: Beginning): EngineState;
  /**
   * Makes a move that `judge` has found legal (`by` null: the host's own). Throws a fault if the rules throw
   * or boardgame.io drops the move; the position passed in stays good.
   */
  move(
    position: EngineState,
    by: Seat | null,
    name: string,
    args: Draft,
    now: number,
  ): { position: EngineState; told: Fact[] };
}

export function outcomeOf(position: EngineState): Outcome | null {
  return (position.ctx.gameover as Outcome | undefined) ?? null;
}

/** What a packet's move is judged as, on the mover's own view: a code to refuse it with, or its parsed arguments. */
export function judge(
  module: AnyModule,
  view: unknown,
  seat: Seat,
  name: string,
  args: unknown,
): { refused: Code } | { args: Draft } {
  const schema = Object.hasOwn(module.args, name) ? module.args[name] : undefined;
  if (!schema) return { refused: 'unknown-move' };
  const parsed = schema.safeParse(args);
  if (!parsed.success) return { refused: 'invalid-args' };
  const refused = module.legal[name]?.refusal(view, seat, parsed.data as never) ?? null;
  return refused === null ? { args: parsed.data as Draft } : { refused };
}

/** The engine of a game: boardgame.io's reducer with our `random`, `clock` and `tell`. Build it once per game. */
export function createEngine(module: AnyModule): Engine {
  // The one cast: boardgame.io's own functions do not take a Game with typed plugin APIs.
  const game = {
    ...module.game,
    name: module.id,
    disableUndo: true,
    plugins: [random, clock, tell],
  } as unknown as Game;
  const reduce = CreateGameReducer({ game: ProcessGameConfig(game) });
  return {
    start({ seed, seats, options, now, carryOver }) {
      const seeded = { ...game, seed };
      return strip(InitializeGame({ game: seeded, numPlayers: seats, setupData: { options, now, carryOver } }));
    },
    move(position, by, name, args, now) {
      // boardgame.io counts moves in the very object it was given; the position passed in must stay good.
      const { _activePlayersNumMoves: counts } = position.ctx;
      const before = {
        ...position,
        ctx: { ...position.ctx, _activePlayersNumMoves: { ...counts } },
        _undo: [],
        _redo: [],
        _stateID: 0,
        plugins: { ...position.plugins, clock: { data: { now } }, tell: { data: [] } },
      };
      const payload = { type: name, args: [...args], playerID: by };
      const after = reduce(before as never, { type: 'MAKE_MOVE', payload } as never) as ReducerState & {
        transients?: { error?: { type: string } };
      };
      const error = after.transients?.error;
      if (error) throw new Error(`the engine dropped a legal move: ${error.type}`);
      return { position: strip(after), told: after.plugins.tell?.data as Fact[] };
    },
  };
}

function strip(state: ReducerState): EngineState {
  const plugins = { random: { data: state.plugins.random?.data }, clock: { data: { now: 0 } }, tell: { data: [] } };
  return {
    G: state.G,
    ctx: withoutNobody(state.ctx),
    plugins: { ...plugins, log: { data: {} }, events: { data: {} } },
  };
}

/** boardgame.io counts the host's moves, which are nobody's, as NaN under the name of null: that is no JSON. */
function withoutNobody(ctx: Ctx): Ctx {
  const { null: _, ...counted } = ctx._activePlayersNumMoves ?? {};
  return { ...ctx, _activePlayersNumMoves: counted };
}

/** Replaces boardgame.io's own: that flushes after it, through `_private.getState()`, so there is no flush here. */
const random: Plugin = {
  name: 'random',
  setup: ({ game }): RandomState => ({ seed: String(game.seed), drawn: 0 }),
  api: ({ data }) => {
    const stream = resume(data as RandomState);
    return { ...stream, _private: { getState: stream.state, isUsed: () => true } };
  },
  playerView: () => undefined,
};

const clock: Plugin = {
  name: 'clock',
  setup: () => ({ now: 0 }),
  api: ({ data }) => ({ now: () => (data as { now: number }).now }),
  flush: ({ data }) => data,
};

const tell: Plugin = {
  name: 'tell',
  setup: () => [],
  api: () => {
    const entries: Fact[] = [];
    const say = (code: Code, facts: Json = null) => {
      entries.push({ code, facts: JSON.parse(JSON.stringify(facts)) });
    };
    return Object.assign(say, { entries });
  },
  flush: ({ api }) => (api as unknown as { entries: Fact[] }).entries,
};
