import type { Game } from 'boardgame.io';

/** A game written for boardgame.io 0.32 to 0.49, whose functions take `(G, ctx, …)`. */
export type LegacyGame = object;

// biome-ignore lint/suspicious/noExplicitAny: boardgame.io's functions before 0.50, of any game
type Fn = (...args: any[]) => any;
type Parts = Record<string, unknown>;

/** The names of hook functions, by the object that contains them. */
const HOOKS = {
  game: ['endIf', 'onEnd'],
  phase: ['onBegin', 'onEnd', 'endIf', 'next'],
  turn: ['onBegin', 'onMove', 'onEnd', 'endIf'],
  order: ['first', 'next', 'playOrder'],
} as const;

/** The first parameter of a function since boardgame.io 0.50. */
type Context = Parts & { G?: unknown; ctx?: object };

/**
 * Adapts a game that was written for boardgame.io before 0.50: its moves, hooks, turn orders, `setup` and `playerView`
 * get `(G, ctx, …)`, where `ctx` has `random`, `events`, the plugins and in moves the `playerID`. Functions that
 * destructure their first parameter get a context, so a game may mix both kinds. The game itself is not changed.
 *
 * @example
 * ```ts
 * import { Game as fromElsewhere } from './ported/game';
 *
 * export const dracula = defineGame({ id: 'dracula', …, game: legacy(fromElsewhere) });
 * ```
 */
export function legacy(game: LegacyGame): Game {
  const { setup, playerView } = game as { setup?: Fn; playerView?: Fn };
  const { phases } = game as { phases?: Record<string, Parts> };
  return {
    ...withMoves(withHooks(game as Parts, HOOKS.game)),
    ...(setup && { setup: legacySetup(setup) }),
    ...(playerView && { playerView: legacyView(playerView) }),
    ...(phases && { phases: mapped(phases, (phase) => withMoves(withHooks(phase, HOOKS.phase))) }),
  };
}

/** Returns the `ctx` of older versions, which also had the plugins' functions and the player's id. */
function mergedCtx({ G: _, ctx, ...apis }: Context): object {
  return { ...ctx, ...apis };
}

/**
 * Matches a function that destructures its first parameter. Such a function already takes a context, as boardgame.io's
 * own turn orders do.
 */
const CURRENT = /^(?:async\s+)?(?:function\b\s*)?[\w$]*\s*\(\s*\{/;
const isCurrent = (fn: Fn) => CURRENT.test(String(fn));

function hook(fn: Fn): Fn {
  if (isCurrent(fn)) return fn;
  return (context: Context, ...args) => fn(context.G, mergedCtx(context), ...args);
}

function legacySetup(setup: Fn): Fn {
  return isCurrent(setup) ? setup : (context: Context, data) => setup(mergedCtx(context), data);
}

function legacyView(view: Fn): Fn {
  return isCurrent(view) ? view : ({ G, ctx, playerID }) => view(G, ctx, playerID);
}

function withHooks<P extends Parts>(part: P, names: readonly string[]): P {
  const found = names.filter((name) => typeof part[name] === 'function');
  return { ...part, ...Object.fromEntries(found.map((name) => [name, hook(part[name] as Fn)])) };
}

/** Adapts a game's or phase's moves, and its turn with all hooks, order and stages. */
function withMoves(part: Parts): Parts {
  const { moves, turn } = part as { moves?: Parts; turn?: Parts };
  return { ...part, ...(moves && { moves: mapped(moves, legacyMove) }), ...(turn && { turn: legacyTurn(turn) }) };
}

function legacyTurn(turn: Parts): Parts {
  const { order, stages } = turn as { order?: Parts; stages?: Record<string, Parts> };
  return {
    ...withHooks(turn, HOOKS.turn),
    ...(order && { order: withHooks(order, HOOKS.order) }),
    ...(stages && { stages: mapped(stages, (stage) => withMoves(stage)) }),
  };
}

function legacyMove(move: unknown): unknown {
  if (typeof move === 'function') return hook(move as Fn);
  return withHooks(move as Parts, ['move']);
}

function mapped<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/**
 * Lists a game's functions that take `(G, ctx, …)`, by path, such as `phases.play.onBegin`. Hooks are recognized by
 * having two parameters, moves by the parameter names `G` and `ctx`.
 */
export function legacyParts(game: LegacyGame): string[] {
  const { playerView, phases } = game as { playerView?: Fn; phases?: Record<string, Parts> };
  return [
    ...hooksIn(game as Parts, HOOKS.game, ''),
    ...(playerView && playerView.length > 1 ? ['playerView'] : []),
    ...movesIn(game as Parts, ''),
    ...Object.entries(phases ?? {}).flatMap(([name, phase]) => [
      ...hooksIn(phase, HOOKS.phase, `phases.${name}.`),
      ...movesIn(phase, `phases.${name}.`),
    ]),
  ];
}

function hooksIn(part: Parts, names: readonly string[], at: string): string[] {
  return names.filter((name) => isLegacy(part[name], true)).map((name) => at + name);
}

function movesIn(part: Parts, at: string): string[] {
  const { moves, turn } = part as { moves?: Parts; turn?: Parts };
  const { order, stages } = (turn ?? {}) as { order?: Parts; stages?: Record<string, Parts> };
  const functions = mapped(moves ?? {}, (move) =>
    typeof move === 'function' ? move : (move as { move?: unknown } | null)?.move,
  );
  return [
    ...Object.keys(functions)
      .filter((name) => isLegacy(functions[name], false))
      .map((name) => `${at}moves.${name}`),
    ...hooksIn(turn ?? {}, HOOKS.turn, `${at}turn.`),
    ...hooksIn(order ?? {}, HOOKS.order, `${at}turn.order.`),
    ...Object.entries(stages ?? {}).flatMap(([name, stage]) => movesIn(stage, `${at}turn.stages.${name}.`)),
  ];
}

/** Captures the names of a function's first two parameters, unless they are destructured. */
const PARAMETERS = /^(?:async\s+)?(?:function\b\s*)?[\w$]*\s*\(\s*([\w$]+)\s*(?:,\s*([\w$]+))?/;
const PARAMETER = /^(?:async\s+)?([\w$]+)\s*=>/;

function isLegacy(fn: unknown, isHook: boolean): boolean {
  if (typeof fn !== 'function') return false;
  const [, first = '', second = ''] = PARAMETERS.exec(String(fn)) ?? PARAMETER.exec(String(fn)) ?? [];
  return (isHook && fn.length > 1) || /^g$/i.test(first) || second === 'ctx';
}

/** Throws if a game was written for a version of boardgame.io before 0.50. The error explains how to adapt the game. */
export function refuseLegacy(id: string, game: LegacyGame): void {
  const parts = legacyParts(game);
  if (parts.length === 0) return;
  const named = parts.length > 4 ? [...parts.slice(0, 3), `${parts.length - 3} more`] : parts;
  const what = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join();
  throw new Error(
    `The game "${id}" is written for boardgame.io before 0.50: ${what} ${named.length > 1 ? 'take' : 'takes'} (G, ctx, …). Wrap it in \`legacy\` of shared/engine/legacy.ts, or write ({ G, ctx, playerID, ...apis }, …). See docs/porting.md.`,
  );
}
