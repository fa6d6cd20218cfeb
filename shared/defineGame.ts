import type { Ctx, Game } from 'boardgame.io';
import { z } from 'zod';
import { constantCtx, isCtxConstant, publicCtx } from './ctx';
import type { Viewer } from './ids';
import { refuseLegacy } from './legacy';
import type { Apis, BaseView, GameDefinition, GameModule, LegalMoves, MoveArgs } from './module';
import { RUNGS } from './module';
import { must } from './must';
import { anyArgs, moveNames, type PlainView, plainLegal, plainView } from './plain';

/**
 * Completes a definition: derives the entries that follow from others, and fills in defaults for the missing ones. The
 * moves' types are inferred from `args`. Throws if the game is written for boardgame.io before 0.50.
 */
export function defineGame<
  State,
  View extends BaseView = PlainView,
  Moves extends MoveArgs = MoveArgs,
  Options = Record<string, never>,
>(definition: GameDefinition<State, View, Moves, Options>): GameModule<State, View, Moves, Options> {
  const { version = 1, deadline, postpone = laterDeadline, bots = {}, refusals = {} } = definition;
  const plain = definition.game as Game;
  refuseLegacy(definition.id, plain);
  const isConstant = isCtxConstant(plain);
  const see = sightOf(definition, isConstant);
  const args = definition.args ?? Object.fromEntries(moveNames(plain).map((name) => [name, anyArgs]));
  const legal = definition.legal ?? plainLegal(plain, Object.keys(args));
  return {
    ...definition,
    version,
    view: see,
    reveal: (G, ctx) => definition.reveal?.(G) ?? see(G, null, ctx),
    options: definition.options ?? (z.strictObject({}) as unknown as z.ZodType<Options>),
    args: args as GameModule<State, View, Moves, Options>['args'],
    legal: legal as LegalMoves<View, Moves>,
    refusals,
    deadline: (G) => (outcomeOf(G) ? null : (deadline?.(G) ?? null)),
    postpone,
    bots,
    game: completed(definition, see),
    hasOwnCtx: !isConstant,
    judges: definition.legal ? 'legality' : 'reducer',
    rungs: new Set(RUNGS.filter((rung) => definition[rung] !== undefined)),
  };
}

/** Returns the function that computes a viewer's view from the state and the public part of `ctx`. */
function sightOf<State, View extends BaseView>(
  { view, game, players }: Pick<GameDefinition<State, View, never, never>, 'view' | 'game' | 'players'>,
  isConstant: boolean,
) {
  const plain = plainView(game as Game);
  const constants = Array.from({ length: players.max + 1 }, (_, seats) => constantCtx(seats));
  return (G: State, viewer: Viewer, ctx?: Ctx): View => {
    if (!view) return plain(G, viewer, must(ctx, 'the ctx of a plain game')) as BaseView as View;
    // The view of a game that keeps everything in `G` is often computed without a `ctx`, which such a view never reads.
    const constant = must(constants[ctx?.numPlayers ?? players.min]);
    return view(G, viewer, ctx && !isConstant ? publicCtx(ctx) : constant);
  };
}

/** Returns the boardgame.io object, completed with entries from elsewhere in the definition. */
function completed<State, View extends BaseView, Moves extends MoveArgs, Options>(
  { id, players, view, game }: GameDefinition<State, View, Moves, Options>,
  see: GameModule<State, View, Moves, Options>['view'],
): typeof game {
  const endIf: Game<State, Apis>['endIf'] = ({ G }) => outcomeOf(G);
  return {
    endIf,
    ...game,
    name: id,
    minPlayers: players.min,
    maxPlayers: players.max,
    ...(view && { playerView: ({ G, ctx, playerID }) => see(G, playerID, ctx) }),
  };
}

/** Moves `G.deadline` or `G.endsAt`, where games keep their deadline. Returns null if neither is a number. */
function laterDeadline<State>(G: State, ms: number): State | null {
  const times = (G ?? {}) as Record<string, unknown>;
  const key = ['deadline', 'endsAt'].find((name) => typeof times[name] === 'number');
  return key === undefined ? null : { ...G, [key]: (times[key] as number) + ms };
}

/** Returns `G.outcome`, where all our games keep their outcome. */
function outcomeOf(G: unknown): unknown {
  return (G as { outcome?: unknown } | null)?.outcome ?? undefined;
}
