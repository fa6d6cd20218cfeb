import { z } from 'zod';
import { type EngineState, viewOf } from '../engine';
import type { Seat } from '../ids';
import type { AnyModule, Draft } from '../module';
import type { Random } from '../random';
import type { Schema } from './arguments';
import { ContractFault, messageOf } from './contract/fault';
import { EXTENT, type Extent } from './extent';
import { draftOf, type Match, type Moment } from './play';
import { matchOf, type RandomGame, randomGame } from './randomGame';

/** A match with more moments than this counts as long. */
const LONG = 1_500;

export function isLong({ moments }: Played): boolean {
  return moments.length > LONG;
}

/** A moment of a random game by its number; 0 is the deal. */
export interface PlayedMoment extends Moment {
  n: number;
  game: RandomGame;
}

/** A match played at random, with all its moments. */
export interface Played {
  game: RandomGame;
  match: Match;
  moments: PlayedMoment[];
}

function counts({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** Options in which each choice differs from its default, one value after the other. */
function choicesOf(module: AnyModule): object[] {
  const { properties = {} } = z.toJSONSchema(module.options, { io: 'input' }) as Schema;
  const usual: Record<string, unknown> = module.options.parse({});
  const choices = Object.entries(properties).flatMap(([key, { type, enum: values }]) =>
    (type === 'boolean' ? [true, false] : (values ?? [])).map((value) => ({ key, value })),
  );
  return choices
    .filter(({ key, value }) => usual[key] !== value)
    .map(({ key, value }) => ({ [key]: value }))
    .filter((options) => module.options.safeParse(options).success);
}

/** The smallest and the largest number of seats that an option works with, and one in between that varies by `turn`. */
function spread(seats: readonly number[], turn: number): number[] {
  const between = seats.slice(1, -1);
  const middle = between[turn % Math.max(1, between.length)];
  return seats.filter((count, at) => at === 0 || at === seats.length - 1 || count === middle);
}

/**
 * Whole random matches of a game: every number of seats with default options and each seed, and each option at the
 * smallest and largest number of seats and one in between, or at the smallest alone. Where matches are long and few are
 * wanted, the matches with more seats try an option as well.
 */
export function playedOf(module: AnyModule, { seeds, optionsAt }: Extent = EXTENT): Played[] {
  const [fewest, ...more] = counts(module.players);
  if (fewest === undefined) return [];
  const isFitting = (options: object) => (seats: number) => !module.cannotStart?.(module.options.parse(options), seats);
  const small = seeds.map((seed) => playedOnce(module, fewest, {}, seed));
  const left = choicesOf(module);
  const isSaving = optionsAt === 'fewest' && small.some(isLong);
  const large = more.flatMap((seats) => {
    const at = isSaving ? left.findIndex((options) => isFitting(options)(seats)) : -1;
    const [options = {}] = at < 0 ? [] : left.splice(at, 1);
    return seeds.map((seed) => playedOnce(module, seats, options, seed));
  });
  const usual = [...small, ...large];
  const fewer = usual.some(isLong) ? seeds.slice(0, 1) : seeds;
  const others = left.flatMap((options, turn) => {
    const fitting = [fewest, ...more].filter(isFitting(options));
    const chosen = optionsAt === 'fewest' ? fitting.slice(0, 1) : spread(fitting, turn);
    return chosen.flatMap((seats) => fewer.map((seed) => playedOnce(module, seats, options, seed)));
  });
  return [...usual, ...others];
}

/** Throws a `ContractFault` with the number of the move after which the game could not continue. */
export function playedOnce(module: AnyModule, players: number, options: object, seed: string): Played {
  const game = { players, seed, options };
  const moments: PlayedMoment[] = [];
  try {
    for (const moment of randomGame(module, game)) moments.push({ ...moment, n: moments.length, game });
  } catch (error) {
    const fault = error instanceof ContractFault ? error : new ContractFault(`${messageOf(error)}.`);
    throw fault.at(module.id, { ...game, move: moments.length });
  }
  return { game, match: matchOf(module, game), moments };
}

/** Every nth item, and the last. */
export function sparse<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_, at) => at % every === 0 || at === items.length - 1);
}

/** Pairs of different drafts of one move that other seats must not be able to tell apart. */
export function alike(module: AnyModule, position: EngineState, seat: Seat, random: Random): [string, Draft, Draft][] {
  const view = viewOf(module, position, seat);
  return Object.entries(module.hidden ?? {}).flatMap(([move, notice]) => {
    const first = draftOf(module, view, seat, move, random);
    if (!first || !notice) return [];
    const look = JSON.stringify(notice(first as never));
    const others = Array.from({ length: 4 }, () => draftOf(module, view, seat, move, random)).filter(
      (args): args is Draft => args !== null && JSON.stringify(args) !== JSON.stringify(first),
    );
    const second = others.find((args) => JSON.stringify(notice(args as never)) === look);
    return second ? [[move, first, second] as [string, Draft, Draft]] : [];
  });
}
