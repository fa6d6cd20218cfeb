import type { Ctx, Game } from 'boardgame.io';
import { z } from 'zod';
import { claimMoves, claimRules } from '../claims/claimMoves';
import { type Claim, claimLaws } from '../claims/claims';
import { constantCtx, isCtxConstant, publicCtx } from '../engine/ctx';
import { refuseLegacy } from '../engine/legacy';
import { anyArgs, moveNames, type PlainView, plainLegal, plainView } from '../engine/plain';
import type { Viewer } from '../ids';
import { must } from '../must';
import { holdAll } from './invariant';
import type {
  AnyModule,
  AnyMove,
  Apis,
  BaseView,
  GameDefinition,
  GameModule,
  MoveArgs,
  Setup,
  Storage,
} from './module';
import { RUNGS, type Rung } from './module';

/**
 * Completes a game definition with derived properties and defaults. Throws if only some moves have a legality, or if
 * the game was written for a version of boardgame.io before 0.50.
 */
export function defineGame<
  State,
  View extends BaseView = PlainView,
  Moves extends MoveArgs = MoveArgs,
  Options = Record<string, never>,
>(definition: GameDefinition<State, View, Moves, Options>): GameModule<State, View, Moves, Options> {
  const { id, lobby, claims, view, refusals = {}, time, secrecy = {}, storage, evening } = definition;
  const moves: Record<string, AnyMove> | undefined = claims
    ? { ...definition.moves, ...claimMoves(claims) }
    : definition.moves;
  const { levels, ...bots } = definition.bots ?? {};
  const game: Game<State, Apis, Setup<Options>> = definition.game;
  const plain = game as Game;
  refuseLegacy(definition.id, plain);
  const isConstant = isCtxConstant(plain);
  const see = sightOf(definition, lobby.players, isConstant);
  const facts = factsOf(plain, moves ?? Object.fromEntries(moveNames(plain).map((name) => [name, { args: anyArgs }])));
  const isRuled = Object.values(moves ?? {}).some(({ legal }) => legal);
  if (!view && !plain.playerView) facts.openMoves = new Set(Object.keys(facts.args));
  const has: Readonly<Record<Rung, boolean>> = {
    ...{ view: !!view, moves: !!moves, legal: isRuled, hidden: Object.keys(facts.hidden).length > 0 },
    ...{ options: !!lobby.options, deadline: !!time?.deadline, bots: !!levels, imagine: !!secrecy.imagine },
  };
  return {
    ...{ id, ...lobby, ...secrecy, ...bots, ...(claims ? withLaws(storage) : storage), ...evening },
    ...(facts as Pick<GameModule<State, View, Moves, Options>, keyof MoveFacts>),
    version: storage?.version ?? 1,
    view: see,
    reveal: (G, ctx) => secrecy.reveal?.(G) ?? see(G, null, ctx),
    options: lobby.options ?? (z.strictObject({}) as z.ZodType<Options>),
    refusals,
    deadline: (G) => (outcomeOf(G) ? null : (time?.deadline?.(G) ?? null)),
    postpone: time?.postpone ?? laterDeadline,
    bots: levels ?? {},
    game: completed(definition, see),
    hasOwnCtx: !isConstant,
    judges: isRuled ? 'legality' : 'reducer',
    rungs: new Set(RUNGS.filter((rung) => has[rung])),
  };
}

type MoveFacts = Pick<AnyModule, 'args' | 'legal' | 'hidden' | 'openMoves' | 'asides' | 'weights'>;

/**
 * Regroups the move definitions by property: for each property, a record by move name. If the moves have no legality,
 * uses that of a plain boardgame.io game.
 */
function factsOf(game: Game, moves: Record<string, AnyMove>): MoveFacts {
  const names = Object.keys(moves);
  const each = <Fact extends keyof AnyMove>(fact: Fact) =>
    Object.fromEntries(
      Object.entries(moves).flatMap(([name, move]) => (move[fact] === undefined ? [] : [[name, move[fact]] as const])),
    ) as Record<string, NonNullable<AnyMove[Fact]>>;
  const legal = each('legal');
  const unruled = names.find((name) => !Object.hasOwn(legal, name));
  if (unruled !== undefined && Object.keys(legal).length > 0) throw new Error(`the move ${unruled} has no \`legal\``);
  return {
    args: each('args'),
    legal: unruled === undefined ? legal : plainLegal(game, names),
    hidden: each('hidden'),
    openMoves: new Set(names.filter((name) => moves[name]?.open)),
    asides: new Set(names.filter((name) => moves[name]?.aside)),
    weights: each('weight'),
  };
}

/** Returns a function that computes a viewer's view from `G` and the public part of `ctx`. */
function sightOf<State, View extends BaseView>(
  { view, game }: Pick<GameDefinition<State, View, never, never>, 'view' | 'game'>,
  players: AnyModule['players'],
  isConstant: boolean,
) {
  const plain = plainView(game as Game);
  const constants = Array.from({ length: players.max + 1 }, (_, seats) => constantCtx(seats));
  return (G: State, viewer: Viewer, ctx?: Ctx): View => {
    if (!view) return plain(G, viewer, must(ctx, 'the ctx of a plain game')) as BaseView as View;
    // If a game keeps everything in `G`, its view never reads `ctx`, so callers often omit the latter.
    const constant = must(constants[ctx?.numPlayers ?? players.min]);
    return view(G, viewer, ctx && !isConstant ? publicCtx(ctx) : constant);
  };
}

/** Returns the boardgame.io game object, completed from the rest of the definition. */
function completed<State, View extends BaseView, Moves extends MoveArgs, Options>(
  { id, lobby: { players }, view, game, claims }: GameDefinition<State, View, Moves, Options>,
  see: GameModule<State, View, Moves, Options>['view'],
): Game<State, Apis, Setup<Options>> {
  const endIf: Game<State, Apis>['endIf'] = ({ G }) => outcomeOf(G);
  return {
    endIf,
    ...game,
    ...(claims && { moves: { ...game.moves, ...claimRules(claims) } }),
    name: id,
    minPlayers: players.min,
    maxPlayers: players.max,
    ...(view && { playerView: ({ G, ctx, playerID }) => see(G, playerID, ctx) }),
  };
}

/** Makes the invariant check claims as well as the game's own conditions. */
function withLaws<State>(storage: Storage<State> = {}): Storage<State> {
  return {
    ...storage,
    invariant(G) {
      holdAll(claimLaws(G as { claims: Claim[] }));
      storage.invariant?.(G);
    },
  };
}

/** Postpones the time in `G.deadline` or `G.endsAt` by `ms`. Returns null if neither property is a number. */
function laterDeadline<State>(G: State, ms: number): State | null {
  const times = (G ?? {}) as Record<string, unknown>;
  const key = ['deadline', 'endsAt'].find((name) => typeof times[name] === 'number');
  return key === undefined ? null : { ...G, [key]: (times[key] as number) + ms };
}

/** Returns `G.outcome`, the default place for a game's outcome. */
function outcomeOf(G: unknown): unknown {
  return (G as { outcome?: unknown } | null)?.outcome ?? undefined;
}
