import { z } from 'zod';
import type { AnyModule, Draft } from '../contract/module';
import type { Seat, Viewer } from '../ids';
import { noticeOf } from '../legality/notice';
import type { Random } from '../random';
import type { Schema } from './arguments';
import { ContractFault, messageOf } from './contract/fault';
import { EXTENT, type Extent } from './extent';
import { draftOf, type Match, type Moment, viewersOf } from './play';
import { matchOf, type RandomGame, randomGame } from './randomGame';

/** A match is considered long if it has more moments than this. */
const LONG = 1_500;

export function isLong({ moments }: Played): boolean {
  return moments.length > LONG;
}

/** A moment in a random game, with its number. Number 0 is the deal. */
export interface PlayedMoment extends Moment {
  n: number;
  game: RandomGame;
}

export interface Played {
  game: RandomGame;
  match: Match;
  moments: PlayedMoment[];
}

export function counts({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/**
 * Lists sets of options with which to play. Each set changes one option from its default. Together, the sets contain
 * every value of every boolean or enumerated option, except the defaults.
 */
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

/** Returns the smallest number of seats, the largest, and one in between that depends on `turn`. */
function spread(seats: readonly number[], turn: number): number[] {
  const between = seats.slice(1, -1);
  const middle = between[turn % Math.max(1, between.length)];
  return seats.filter((count, at) => at === 0 || at === seats.length - 1 || count === middle);
}

/**
 * Plays whole random matches of a game. With default options, plays a match for each seed and each number of seats.
 * With each other value of an option, plays matches with three numbers of seats (smallest, largest and one in between),
 * or only with the smallest. If `optionsAt` is `fewest` and matches are long, the matches with more seats use these
 * option values, so that fewer separate matches are needed.
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

/** Plays one random match. If a move fails, throws a `ContractFault` that contains the move's number. */
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

/** Returns every nth item of a list, where n is `every`, and always the last item. */
export function sparse<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_, at) => at % every === 0 || at === items.length - 1);
}

/** Two drafts of the same move, and the viewers who must not be able to tell them apart. */
export interface AlikeDrafts {
  move: string;
  first: Draft;
  second: Draft;
  viewers: Viewer[];
}

/**
 * Finds pairs of drafts by seat `by` that certain other viewers must not be able to tell apart. `see` returns a
 * viewer's view.
 */
export function alike(
  module: AnyModule,
  seats: readonly Seat[],
  by: Seat,
  see: (viewer: Viewer) => unknown,
  random: Random,
): AlikeDrafts[] {
  const others = viewersOf(seats).filter((viewer) => viewer !== by);
  return Object.keys(module.hidden).flatMap((move) => {
    const first = draftOf(module, see(by), by, move, random);
    if (!first) return [];
    const drafts = Array.from({ length: 4 }, () => draftOf(module, see(by), by, move, random)).filter(
      (args): args is Draft => args !== null && JSON.stringify(args) !== JSON.stringify(first),
    );
    const noticed = (args: Draft, viewer: Viewer) =>
      JSON.stringify(noticeOf(module, { by, move, args }, () => see(viewer)));
    const pairs = new Map<Draft, Viewer[]>();
    for (const viewer of others) {
      const second = drafts.find((args) => noticed(args, viewer) === noticed(first, viewer));
      if (second) pairs.set(second, [...(pairs.get(second) ?? []), viewer]);
    }
    return [...pairs].map(([second, viewers]) => ({ move, first, second, viewers }));
  });
}
