import type { Ctx, Game, Plugin, State as ReducerState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { create } from 'mutative';
import type { AnyModule, Draft, Outcome } from '../contract/module';
import { parseOutcome } from '../contract/outcome';
import { Refusal } from '../contract/refusal';
import type { Code, Seat, Viewer } from '../ids';
import type { Json } from '../json';
import { type RandomState, resume } from '../random';
import { parse } from '../wire/parse';
import { createDirectMove } from './directMove';
import { explained, resultOf } from './moveResult';
import { oddPlace } from './oddPlace';
import { isClockMove, moveClock, type Pause } from './pause';
import { shownPlugins } from './plain';
import { isPrediction, openedPredictions } from './prediction';

/**
 * The state of a match: plain JSON, without log, journal or functions. Rules only need `G`, except in games with turns
 * and phases.
 */
export interface EngineState<State = unknown> {
  G: State;
  ctx: Ctx;
  plugins: Record<string, { data: unknown }>;
  pause?: Pause;
  /** The winner that each eliminated seat predicted, sealed until the end. */
  predictions?: Readonly<Record<Seat, string>>;
}

/** A public fact added by a move, before it has received a number and a time. */
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
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice?: Seat | null;
}

/** Creates and changes match states. All functions are pure: time and randomness are passed in, and there is no I/O. */
export interface Engine {
  start(beginning: Beginning): EngineState;
  /**
   * Makes a move that `judge` has accepted. `by` is null for the server's own moves, such as timeouts. Throws a
   * `Refusal` if the clock does not allow the move, or if the game has no legality and the reducer rejects the move.
   * Throws a fault if the rules throw. The old state stays valid.
   */
  move(
    state: EngineState,
    by: Seat | null,
    name: string,
    args: Draft,
    now: number,
  ): { position: EngineState; facts: Fact[] };
  /**
   * Makes a complete state from an imagined `G`, so that a match can continue from it. The random numbers come from
   * `seed`. Works only for games that keep everything in `G`, because `ctx` is always that of the first turn.
   */
  imagined(G: unknown, seats: number, seed: string): EngineState;
}

/** Returns the outcome of a match, or null while it is running. */
export function outcomeOf({ ctx }: EngineState): Outcome | null {
  return ctx.gameover === undefined ? null : parseOutcome(ctx.gameover, ctx.numPlayers);
}

export function viewOf(module: AnyModule, state: EngineState, viewer: Viewer): unknown {
  return withPlugins(module, state, viewer, module.view(state.G, viewer, state.ctx));
}

export function revealOf(module: AnyModule, state: EngineState): unknown {
  return withPlugins(module, state, null, module.reveal(state.G, state.ctx));
}

/**
 * Adds the plugin state that this viewer may see to the default view of a game without a `view`. Any other view is
 * returned unchanged.
 */
function withPlugins({ game, rungs }: AnyModule, state: EngineState, viewer: Viewer, view: unknown): unknown {
  const plugins = rungs.has('view') ? null : shownPlugins(game as Game, state, viewer);
  return plugins ? { ...(view as object), plugins } : view;
}

/**
 * Checks whether a received move is legal in the view of the player who made it. Returns a refusal code, or the parsed
 * arguments.
 */
export function judge(
  module: AnyModule,
  view: unknown,
  seat: Seat,
  name: string,
  args: unknown,
): { refused: Code } | { args: Draft } {
  const schema = Object.hasOwn(module.args, name) ? module.args[name] : undefined;
  if (!schema) return { refused: 'unknown-move' };
  const parsed = parse(schema, args);
  if (!parsed.success) return { refused: 'invalid-args' };
  const refused = module.legal[name]?.refusal(view, seat, parsed.data) ?? null;
  return refused === null ? { args: parsed.data as Draft } : { refused };
}

interface EngineSettings {
  /**
   * If true, a state that is not plain JSON is a fault, which helps during development. If false, the match continues,
   * and the state is converted to JSON when it is stored.
   */
  isStrict?: boolean;
}

/** Creates a game's engine: boardgame.io's reducer with our `random`, `clock` and `tell`. Build it once per game. */
export function createEngine(module: AnyModule, { isStrict = false }: EngineSettings = {}): Engine {
  const known = new WeakSet<object>();
  let origin: unknown;
  const plain = isStrict ? strictly(throwing) : throwing;
  const wrap = module.rungs.has('view') ? drafting(() => origin, plain) : plain;
  // This cast is needed, because boardgame.io's functions do not accept a Game with typed plugin APIs.
  const game = {
    ...prepared(module.game as Game, wrap),
    ...(isStrict && strictSetup(module.game as Game)),
    name: module.id,
    disableUndo: true,
    plugins: [...(module.game.plugins ?? []), random, clock, tell],
  } as Game;
  const processed = ProcessGameConfig(game);
  const reduce = CreateGameReducer({ game: processed });

  /**
   * Checks turn, phase and stage before the reducer does, because the reducer prints a message to the console for each
   * move that it refuses.
   */
  function admit({ G, ctx }: EngineState, by: Seat | null, name: string): void {
    if (ctx.gameover !== undefined) throw new Refusal('game-over');
    if (by !== null && !processed.flow.isPlayerActive(G, ctx, by)) throw new Refusal('not-your-turn');
    const move = processed.flow.getMove(ctx, name, by ?? ctx.currentPlayer);
    if (!move) throw new Refusal('illegal-move');
  }

  /** Copies the state of the game's own plugins, because the plugins change it in place. */
  function ownPlugins({ plugins }: EngineState): EngineState['plugins'] {
    return module.game.plugins ? structuredClone(plugins) : plugins;
  }

  function make(state: EngineState, by: Seat | null, name: string, args: Draft, now: number) {
    admit(state, by, name);
    const { _activePlayersNumMoves: counts } = state.ctx;
    const before = {
      ...state,
      // boardgame.io counts moves and sets stages in this object, so it gets a copy.
      ctx: module.hasOwnCtx ? structuredClone(state.ctx) : { ...state.ctx, _activePlayersNumMoves: { ...counts } },
      _undo: [],
      _redo: [],
      _stateID: 0,
      plugins: { ...ownPlugins(state), clock: { data: { now } }, tell: { data: [] } },
    };
    origin = state.G;
    const payload = { type: name, args: [...args], playerID: by };
    const after = reduce(before, { type: 'MAKE_MOVE', payload } as never) as ReducerState & {
      transients?: { error?: { type: string; payload?: { message?: string } } };
    };
    const error = after.transients?.error;
    if (error) throw new Error(droppedWords(name, error));
    return { position: strip(after), facts: (after.plugins.tell?.data ?? []) as Fact[] };
  }

  const direct = createDirectMove(module);

  /** The parts of an imagined state besides `G`, cached by number of seats. */
  const surroundings = new Map<number, EngineState>();

  function surroundingsOf(G: unknown, seats: number): EngineState {
    const known = surroundings.get(seats);
    if (known) return known;
    const made = strip(InitializeGame({ game: { ...game, setup: () => G }, numPlayers: seats }));
    surroundings.set(seats, made);
    return made;
  }

  /** Returns the state unchanged. In strict mode, throws if the state is not plain JSON. */
  function checked(state: EngineState, by: string): EngineState {
    if (isStrict) refuseOdd(state.G, by, known);
    return state;
  }

  return {
    imagined(G, seats, seed) {
      const { ctx, plugins } = surroundingsOf(G, seats);
      return { G, ctx, plugins: { ...plugins, random: { data: { seed, drawn: 0 } satisfies RandomState } } };
    },
    start({ seed, seats, options, now, carryOver, practice = null }) {
      const seeded = { ...game, seed };
      const began = InitializeGame({
        game: seeded,
        numPlayers: seats,
        setupData: { options, now, carryOver, practice },
      });
      return checked(strip(began), '`setup`');
    },
    move(state, by, name, args, now) {
      if (by === null && isClockMove(name)) return moveClock(module, state, name, args, now);
      const { predictions } = state;
      if (by !== null && isPrediction(module, name))
        return { position: { ...state, predictions: { ...predictions, [by]: String(args[0]) } }, facts: [] };
      try {
        const { position: after, facts } = direct?.(state, by, name, args, now) ?? make(state, by, name, args, now);
        const isSilent = facts.length === 0 && isLogged(module, name);
        const position = checked({ ...after, ...(predictions && { predictions }) }, `The move \`${name}\``);
        const outcome = predictions && outcomeOf(position);
        return {
          position,
          facts: [
            ...(isSilent ? [{ code: 'moved', facts: { by, move: name } }] : facts),
            ...(outcome ? openedPredictions(predictions, outcome, module.sides) : []),
          ],
        };
      } catch (error) {
        const isFault = error instanceof Refusal && (by === null || module.judges === 'legality');
        throw isFault ? new Error(`the engine dropped a legal move: ${error.code}`) : explained(name, error);
      }
    },
  };
}

/** Returns true if moves of this name get an entry in the public log even if they do not call `tell`. */
function isLogged({ rungs, hidden }: AnyModule, move: string): boolean {
  return !rungs.has('view') && !Object.hasOwn(hidden, move);
}

/**
 * Explains why boardgame.io dropped a move. If a plugin gave the reason, cuts off the stack trace after its message.
 */
function droppedWords(move: string, { type, payload }: { type: string; payload?: { message?: string } }): string {
  const [why = type] = payload?.message?.split('\nError: ') ?? [];
  return `boardgame.io drops the move \`${move}\`: ${why.replaceAll('\n', ' ')}`;
}

type Moves = NonNullable<Game['moves']>;
type Turn = NonNullable<Game['turn']>;

type Move = Moves[string];
/** Wraps a move, which is either a function or an object in boardgame.io's long form. */
type Wrap = (move: Move, name: string) => Move;

/**
 * Copies the game for one engine, because boardgame.io writes into its objects. In the copy, all moves are wrapped, and
 * the server's move `timeout` is available in every phase and stage.
 */
function prepared(game: Game, wrap: Wrap): Game {
  const timeout = pick(game.moves, 'timeout');
  const movesOf = (moves: Moves | undefined) => moves && { moves: mapped({ ...timeout, ...moves }, wrap) };
  const turnOf = (turn: Turn | undefined) =>
    turn && {
      turn: {
        ...turn,
        ...(turn.stages && { stages: mapped(turn.stages, (stage) => ({ ...stage, ...movesOf(stage.moves) })) }),
      },
    };
  const phases = mapped(game.phases ?? {}, (phase) => ({ ...phase, ...movesOf(phase.moves), ...turnOf(phase.turn) }));
  return { ...game, ...movesOf(game.moves), ...turnOf(game.turn), phases };
}

function pick(moves: Moves | undefined, name: string): Moves {
  const move = moves?.[name];
  return move ? { [name]: move } : {};
}

function mapped<Value>(
  record: Record<string, Value>,
  change: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/**
 * Wraps a move so that it throws instead of returning `INVALID_MOVE` or a result that boardgame.io would ignore. The
 * wrapped move changes boardgame.io's immer draft.
 */
function throwing(move: Move, name: string): Move {
  if (typeof move !== 'function') return { ...move, move: throwing(move.move, name) as typeof move.move };
  return (context, ...args) => resultOf(name, context, () => move(context, ...args));
}

/** Wraps a move so that it throws if its result is not plain JSON. The error names the place in the result. */
function strictly(plain: Wrap): Wrap {
  return function wrap(move, name): Move {
    if (typeof move !== 'function') return { ...move, move: wrap(move.move, name) as typeof move.move };
    const made = plain(move, name) as typeof move;
    return (context, ...args) => {
      const result: unknown = made(context, ...args);
      refuseOdd(result === undefined ? context.G : result, `The move \`${name}\``);
      return result;
    };
  };
}

function strictSetup({ setup }: Game): Pick<Game, 'setup'> {
  if (!setup) return {};
  return {
    setup: (...given) => {
      const G: unknown = setup(...given);
      refuseOdd(G, '`setup`');
      return G;
    },
  };
}

/** Throws if a state is not plain JSON. Negative zero is allowed, because it does no harm. */
function refuseOdd(G: unknown, by: string, known?: WeakSet<object>): void {
  const odd = oddPlace(G, known);
  if (odd === null || odd.kind === '-0') return;
  throw new Error(
    `${by} puts ${odd.kind} into the state, at G${odd.path}. A state has to be plain JSON (docs/porting.md).`,
  );
}

/**
 * Like `throwing`, but the move changes a draft made by the library mutative from the state before the move (`origin`).
 * This takes a quarter of the time (docs/performance.md). Used only for games with a `view`, because other games may
 * call immer's functions on their drafts.
 */
function drafting(origin: () => unknown, plain: Wrap): Wrap {
  return function wrap(move, name): Move {
    if (typeof move !== 'function') return { ...move, move: wrap(move.move, name) as typeof move.move };
    const made = plain(move, name) as typeof move;
    return (context, ...args) =>
      create(origin(), (G: unknown) => made({ ...context, G }, ...args), { enableAutoFreeze: true });
  };
}

function strip(state: ReducerState): EngineState {
  const kept = Object.entries(state.plugins).map(([name, { data }]) => [name, { data: data ?? {} }]);
  const plugins = {
    ...Object.fromEntries(kept),
    clock: { data: { now: 0 } },
    tell: { data: [] },
    log: { data: {} },
    events: { data: {} },
  };
  return { G: state.G, ctx: withoutNobody(state.ctx), plugins };
}

/**
 * Removes the entry `null` from the move counts by seat. boardgame.io counts the server's moves there, with the value
 * NaN, which JSON cannot represent.
 */
function withoutNobody(ctx: Ctx): Ctx {
  const { null: _, ...counted } = ctx._activePlayersNumMoves ?? {};
  return { ...ctx, _activePlayersNumMoves: counted };
}

/**
 * Replaces boardgame.io's random plugin. boardgame.io still calls its own plugin's `flush`, which needs
 * `_private.getState()`.
 */
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
  flush: ({ api }) => (api as { entries: Fact[] }).entries,
};
