import { proofs } from '#games/outside.ts';
import type { AnyModule, Bot } from '#shared/contract/module.ts';
import type { GameId } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { optionsForm } from '#shared/legality/offers.ts';
import { must } from '#shared/must.ts';
import type { BotLevel, GameFacts, PaceFacts } from '#shared/room/room.ts';
import { parse } from '#shared/wire/parse.ts';
import { FREE_LEVEL, levelsOf, usualLevel } from '../matches/bots/levels';
import { MESSAGES } from './messages';
import { RequestProblem } from './problem';
import type { RoomState } from './state/state';
import { CATALOGUE } from './text';

export type Catalogue = readonly AnyModule[];

export function gameOf(catalogue: Catalogue, id: GameId): AnyModule {
  const module = catalogue.find((game) => game.id === id);
  if (!module) throw new RequestProblem('invalid-body', MESSAGES.unknownGame(id));
  return module;
}

/** Returns the problem of a request about a match whose game the server lacks. */
export const gameMissing = (id: GameId) => new RequestProblem('game-missing', MESSAGES.gameMissing(id));

export function gameFacts(module: AnyModule): GameFacts {
  const { id, title, tagline, players, minutes } = module;
  const options = optionsForm(module);
  const levels = levelsOf(module).map((level) => levelFacts(module, level));
  const seats = { min: players.min, max: players.max };
  const bots = { levels, usualBot: levelFor(module, null) };
  const paces = pacesOf(module);
  const proof = proofs[id];
  return {
    id,
    title,
    tagline,
    players: seats,
    minutes,
    options,
    paces,
    ...bots,
    ...(module.lesson && { lesson: true }),
    ...(areIdle(module) && { idleBots: true as const }),
    ...(proof !== undefined && { foreign: foreignFacts(proof ?? []) }),
  };
}

/** The groups of contract checks that matter to players, with their names in `CATALOGUE`. */
const CHECKED = [
  ['random games', 'games'],
  ['refusals', 'refusals'],
  ['two worlds', 'secrecy'],
  ['bots', 'bots'],
  ['board', 'board'],
] as const;

/** Says what the contract checks have proved, in words for players. */
function foreignFacts(proof: readonly string[]): NonNullable<GameFacts['foreign']> {
  const checked = CHECKED.flatMap(([rung, name]) => (proof.includes(rung) ? [CATALOGUE.checked[name]] : []));
  return { checked, isSecret: proof.includes('two worlds') };
}

/** True if bots can never move, because the game has neither bots nor a list of legal moves. */
function areIdle({ bots, rungs, game }: AnyModule): boolean {
  return Object.keys(bots).length === 0 && !rungs.has('legal') && game.ai === undefined;
}

/** Returns the game's paces. If any pace sets an option, every pace gets a value for that option. */
function pacesOf({ paces = [], options }: AnyModule): PaceFacts[] {
  const named = [...new Set(paces.flatMap((pace) => Object.keys(pace.options)))];
  return paces.map(({ title, about, options: chosen }) => {
    const all = options.parse(chosen) as Record<string, Json>;
    return { title, about, options: Object.fromEntries(named.map((name) => [name, must(all[name])])) };
  });
}

/**
 * Merges the given options into the previous options or the game's defaults. Throws `invalid-body` if the result is
 * invalid.
 */
export function readOptions(module: AnyModule, before: Json | undefined, given: Record<string, unknown>): Json {
  const parsed = parse(module.options, { ...(before as object | undefined), ...given });
  if (parsed.success) return parsed.data as Json;
  const issue = parsed.error.issues[0];
  const range = secondsOf(module, String(issue?.path[0]));
  if (range) throw new RequestProblem('invalid-body', MESSAGES.seconds(...range));
  // A sentence from the game is complete. A message from the schema needs the option's name before it.
  const sentence =
    issue?.code === 'custom' ? issue.message : `${issue?.path.join('.') || 'options'}: ${issue?.message}`;
  throw new RequestProblem('invalid-body', { detail: sentence ?? '' });
}

/** A field in the form of a game's options. `language` marks a choice of languages. */
interface Field {
  language?: boolean;
  enum?: string[];
  default?: Json;
}

/**
 * Returns the options of the games that are played in a language, with a language that a person prefers. Games in which
 * this is the usual language are left out. `preferred` returns the best of some languages, or false if there is none.
 */
export function optionsInLanguage(
  catalogue: Catalogue,
  preferred: (tags: string[]) => string | false,
): Record<GameId, Json> {
  const chosen = catalogue.flatMap((module) => {
    const { properties = {} } = optionsForm(module) as { properties?: Record<string, Field> };
    return Object.entries(properties).flatMap(([name, field]) => {
      const tag = field.language === true && preferred(field.enum ?? []);
      return tag === false || tag === field.default
        ? []
        : [[module.id, readOptions(module, undefined, { [name]: tag })] as const];
    });
  });
  return Object.fromEntries(chosen);
}

/** Returns the smallest number of seconds except 0 and the largest that an option can have. Null for other options. */
function secondsOf(module: AnyModule, option: string): [from: number, to: number] | null {
  const { properties = {} } = optionsForm(module) as { properties?: Record<string, Record<string, unknown>> };
  const { unit, from, maximum } = properties[option] ?? {};
  return unit === 'seconds' && typeof from === 'number' && typeof maximum === 'number' ? [from, maximum] : null;
}

/** Returns the room's options for the game, or the defaults if a newer version of the game rejects them. */
export function optionsOf(module: AnyModule, state: Readonly<RoomState>): Json {
  const parsed = parse(module.options, state.options[module.id] ?? {});
  return (parsed.success ? parsed.data : module.options.parse({})) as Json;
}

/** Returns the wanted level if the game has it. Otherwise returns the game's usual level. */
export function levelFor(module: AnyModule, wanted: string | null): string {
  if (wanted !== null && levelsOf(module).includes(wanted)) return wanted;
  return usualLevel(module) ?? FREE_LEVEL;
}

/**
 * Returns the wanted level or, if none is given, the game's usual level. Throws if the game does not have the wanted
 * level.
 */
export function readLevel(module: AnyModule, wanted: string | undefined): string {
  const levels = levelsOf(module);
  if (wanted !== undefined && !levels.includes(wanted)) {
    throw new RequestProblem('invalid-body', MESSAGES.unknownLevel(levels.join(', ')));
  }
  return levelFor(module, wanted ?? null);
}

/** Titles and descriptions of the levels that Hush adds to every game. */
const FREE: Readonly<Record<string, { title: string; about: string }>> = CATALOGUE.levels;

function levelFacts(module: AnyModule, id: string): BotLevel {
  const { title, about } = (module.bots[id] ?? {}) as Partial<Bot<unknown>>;
  const free = FREE[id];
  return {
    id,
    title: title ?? free?.title ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
    about: areIdle(module) ? CATALOGUE.idleAbout : (about ?? free?.about ?? null),
  };
}
