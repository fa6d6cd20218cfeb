import type { Ctx, Game } from 'boardgame.io';
import { z } from 'zod';
import { activeSeats, type PublicCtx, publicCtx } from './ctx';
import type { Code, Seat, Viewer } from './ids';
import type { Json } from './json';
import { flat } from './legality';
import type { BaseView, Draft, Legality, LegalMoves, MoveArgs } from './module';

/** What a viewer sees of a game that gives no `view`: what its `playerView` leaves of `G`, and the public `ctx`. */
export interface PlainView extends BaseView {
  G: unknown;
  ctx: PublicCtx;
  out: [];
  endsAt: null;
}

/** Bytes of JSON that the arguments of a move without a schema may have. */
const MOST_BYTES = 4096;
/** Lists and objects inside each other, at most. */
const DEEPEST = 16;

/** The move that is the server's own. */
const TIMEOUT = 'timeout';

/** The view of a plain boardgame.io game. */
export function plainView(game: Game) {
  return (G: unknown, viewer: Viewer, ctx: Ctx): PlainView => {
    const seen = game.playerView ? game.playerView({ G, ctx, playerID: viewer }) : G;
    const shown = publicCtx(ctx);
    return { G: seen, ctx: shown, waitingFor: activeSeats(shown), out: [], endsAt: null };
  };
}

/** Every move a player can make in some phase or stage of the game. */
export function moveNames({ moves = {}, phases = {}, turn }: Game): string[] {
  const stages = [turn, ...Object.values(phases).map((phase) => phase.turn)].flatMap((each) =>
    Object.values(each?.stages ?? {}),
  );
  const names = [{ moves }, ...Object.values(phases), ...stages].flatMap((part) => Object.keys(part.moves ?? {}));
  return [...new Set(names)].filter((name) => name !== TIMEOUT);
}

/** The schema of arguments a game says nothing of. */
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
 * What a seat may do as far as `ai.enumerate` knows from its view; nothing is known without it. Whether a move is
 * legal the reducer decides: the list may be shorter than what the rules take.
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

/** Whether the phase and the stage of that seat have the move. */
function isOffered({ moves, phases, turn }: Game, ctx: PublicCtx, seat: Seat, name: string): boolean {
  const phase = ctx.phase === null ? undefined : phases?.[ctx.phase];
  const stage = (phase?.turn ?? turn)?.stages?.[ctx.activePlayers?.[seat] ?? ''];
  return Object.hasOwn(stage?.moves ?? phase?.moves ?? moves ?? {}, name);
}

function listed({ ai }: Game, { G, ctx }: PlainView, seat: Seat, name: string): Draft[] {
  // What is public of `ctx` is all that a bot may look at.
  const found = ai?.enumerate(G, ctx as unknown as Ctx, seat) ?? [];
  return found.flatMap((entry) => {
    const { move, args = [] } =
      'payload' in entry
        ? { move: entry.payload.type, args: entry.payload.args }
        : (entry as { move?: string; args?: unknown });
    return move === name ? [(Array.isArray(args) ? args : [args]) as Draft] : [];
  });
}
