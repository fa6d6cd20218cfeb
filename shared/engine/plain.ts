import type { Ctx, Game } from 'boardgame.io';
import { z } from 'zod';
import type { BaseView, Draft, Legality, LegalMoves, MoveArgs } from '../contract/module';
import type { Code, Seat, Viewer } from '../ids';
import type { Json } from '../json';
import { flat } from '../legality/legality';
import { activeSeats, type PublicCtx, publicCtx } from './ctx';

/**
 * The view of a game that does not define a `view`. It contains the `G` that the game's `playerView` returns, and the
 * public part of `ctx`.
 */
export interface PlainView extends BaseView {
  G: unknown;
  ctx: PublicCtx;
  /** The visible state of each plugin that has a `playerView`, by plugin name. */
  plugins?: ShownPlugins;
  out: [];
  endsAt: null;
}

export type ShownPlugins = Record<string, { data: unknown }>;

/** The maximum size of a move's arguments if the game defines no schema for them, in bytes of JSON. */
const MOST_BYTES = 4096;
/** The maximum nesting depth of a move's arguments if the game defines no schema for them. */
const DEEPEST = 16;

/** The name of the move that only the server can make. */
const TIMEOUT = 'timeout';

export function plainView(game: Game) {
  return (G: unknown, viewer: Viewer, ctx: Ctx): PlainView => {
    const seen = game.playerView ? game.playerView({ G, ctx, playerID: viewer }) : G;
    const shown = publicCtx(ctx);
    return { G: seen, ctx: shown, waitingFor: activeSeats(shown), out: [], endsAt: null };
  };
}

/**
 * Returns the plugin state that a viewer may see, as computed by each plugin's `playerView`. Returns null if no plugin
 * has a `playerView`. Plugins without one stay hidden.
 */
export function shownPlugins(
  game: Game,
  { G, ctx, plugins }: { G: unknown; ctx: Ctx; plugins: ShownPlugins },
  viewer: Viewer,
): ShownPlugins | null {
  const shown = (game.plugins ?? []).flatMap(({ name, playerView }) => {
    if (!playerView) return [];
    const data: unknown = playerView({ G, ctx, game, data: plugins[name]?.data ?? {}, playerID: viewer });
    return [[name, { data: data ?? null }] as const];
  });
  return shown.length > 0 ? Object.fromEntries(shown) : null;
}

/** Lists all moves that a player can make in some phase or stage of the game. */
export function moveNames({ moves = {}, phases = {}, turn }: Game): string[] {
  const stages = [turn, ...Object.values(phases).map((phase) => phase.turn)].flatMap((each) =>
    Object.values(each?.stages ?? {}),
  );
  const names = [{ moves }, ...Object.values(phases), ...stages].flatMap((part) => Object.keys(part.moves ?? {}));
  return [...new Set(names)].filter((name) => name !== TIMEOUT);
}

/** The schema for a move's arguments if the game defines none. */
export const anyArgs: z.ZodType<Draft> = z
  .array(z.custom<Json>((value) => isJson(value)))
  .refine((args) => new TextEncoder().encode(JSON.stringify(args)).length <= MOST_BYTES);

function isJson(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((part) => isJson(part, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((part) => isJson(part, depth + 1));
}

/**
 * Builds the legality of a plain boardgame.io game's moves from `ai.enumerate`, which lists moves given the seat's
 * view. Without `ai.enumerate`, no legal moves are known in advance. In both cases, the reducer judges each move, and
 * may accept moves that are not listed.
 */
export function plainLegal(game: Game, names: readonly string[]): LegalMoves<PlainView, MoveArgs> {
  return Object.fromEntries(names.map((name) => [name, plainLegality(game, name)]));
}

function plainLegality(game: Game, name: string): Legality<PlainView, Draft> {
  const closed = (view: PlainView, seat: Seat): Code | null => {
    if (view.ctx.gameover) return 'game-over';
    if (!view.waitingFor.includes(seat)) return 'not-your-turn';
    return isOffered(game, view.ctx, seat, name) ? null : 'illegal-move';
  };
  if (game.ai)
    return { ...flat({ closed, list: (view: PlainView, seat) => listed(game, view, seat, name) }), refusal: closed };
  return { why: closed, refusal: closed, next: () => ({ whole: false, picks: [] }) };
}

function isOffered({ moves, phases, turn }: Game, ctx: PublicCtx, seat: Seat, name: string): boolean {
  const phase = ctx.phase === null ? undefined : phases?.[ctx.phase];
  const stage = (phase?.turn ?? turn)?.stages?.[ctx.activePlayers?.[seat] ?? ''];
  return Object.hasOwn(stage?.moves ?? phase?.moves ?? moves ?? {}, name);
}

function listed({ ai }: Game, { G, ctx }: PlainView, seat: Seat, name: string): Draft[] {
  // `ai.enumerate` is passed only the public part of `ctx`.
  const found = ai?.enumerate(G, ctx as Ctx, seat) ?? [];
  return found.flatMap((entry) => {
    const { move, args = [] } =
      'payload' in entry
        ? { move: entry.payload.type, args: entry.payload.args }
        : (entry as { move?: string; args?: unknown });
    return move === name ? [(Array.isArray(args) ? args : [args]) as Draft] : [];
  });
}
