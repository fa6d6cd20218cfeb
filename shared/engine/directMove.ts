import type { Ctx, DefaultPluginAPIs, Game } from 'boardgame.io';
import { create } from 'mutative';
import type { AnyModule, Draft } from '../contract/module';
import type { Code, Seat } from '../ids';
import type { Json } from '../json';
import { fromNumbers, type Random, type RandomState, resume } from '../random';
import type { EngineState, Fact } from './engine';
import { resultOf } from './moveResult';

/**
 * Thrown when a move that is made without boardgame.io's reducer uses one of boardgame.io's events, which only the
 * reducer can handle.
 */
class NeedsReducer extends Error {}

/**
 * The `events` object of moves that bypass boardgame.io's reducer. If a move uses an event, the move is made again with
 * the reducer.
 */
const EVENTS = new Proxy({} as DefaultPluginAPIs['events'], {
  get: () => () => {
    throw new NeedsReducer();
  },
});

const LOG = { setMetadata: () => undefined };

type Stream = ReturnType<typeof resume>;

/**
 * Makes a move like `Engine.move`. Throws what the move throws.
 * @returns the next state and the facts, or null if boardgame.io's reducer must make this move
 */
export type DirectMove = (
  state: EngineState,
  by: Seat | null,
  name: string,
  args: Draft,
  now: number,
) => { position: EngineState; facts: Fact[] } | null;

/**
 * Creates a function that makes moves without boardgame.io's reducer, which is faster. The function returns the same
 * states as the reducer, but skips plugins, copies and hooks (docs/decisions/0012). `docs/examples/reducer.test.ts`
 * compares the results.
 * @returns null if the game uses turns, phases, hooks or plugins, or has no `view`
 */
export function createDirectMove(module: AnyModule): DirectMove | null {
  const { moves = {}, endIf, onEnd, plugins = [] } = module.game as Game;
  if (!module.rungs.has('view') || module.hasOwnCtx || onEnd || plugins.length > 0) return null;
  return (state, by, name, args, now) => {
    const { G, ctx } = state;
    const move = Object.hasOwn(moves, name) ? moves[name] : undefined;
    if (typeof move !== 'function' || ctx.gameover !== undefined) return null;
    if (by !== null && !Object.hasOwn(ctx.activePlayers ?? {}, by)) return null;
    const stream = new LazyStream(state.plugins.random?.data as RandomState);
    const facts: Fact[] = [];
    const apis = {
      ctx,
      playerID: by,
      random: stream.random,
      clock: { now: () => now },
      tell: (code: Code, facts_: Json = null) => void facts.push({ code, facts: JSON.parse(JSON.stringify(facts_)) }),
      events: EVENTS,
      log: LOG,
    };
    try {
      const next = create(G, (draft: unknown) => called(move, name, { ...apis, G: draft }, args), {
        enableAutoFreeze: true,
      });
      // As in boardgame.io, a falsy result of `endIf` does not end the match.
      const gameover: unknown = endIf?.({ ...apis, G: next }) || undefined;
      const after = { ...counted(ctx, by), ...(gameover !== undefined && { gameover }) };
      return { position: { G: next, ctx: after, plugins: stream.drawnIn(state.plugins) }, facts };
    } catch (error) {
      if (error instanceof NeedsReducer) return null;
      throw error;
    }
  };
}

function called(move: (...given: never[]) => unknown, name: string, context: object, args: Draft): unknown {
  return resultOf(name, context, () => move(context as never, ...(args as never[])));
}

/** Updates the move counts as boardgame.io does. Moves by the server are not counted. */
function counted(ctx: Ctx, by: Seat | null): Ctx {
  if (by === null) return ctx;
  const counts = ctx._activePlayersNumMoves ?? {};
  return {
    ...ctx,
    numMoves: (ctx.numMoves ?? 0) + (by === ctx.currentPlayer ? 1 : 0),
    _activePlayersNumMoves: { ...counts, [by]: (counts[by] ?? 0) + 1 },
  };
}

/** A random stream that is set up when the first number is drawn, because most moves draw none. */
class LazyStream {
  #stream: Stream | null = null;
  readonly random: Random;

  constructor(state: RandomState) {
    this.random = fromNumbers(() => {
      this.#stream ??= resume(state);
      return this.#stream.Number();
    });
  }

  drawnIn(plugins: EngineState['plugins']): EngineState['plugins'] {
    return this.#stream ? { ...plugins, random: { data: this.#stream.state() } } : plugins;
  }
}
