import { z } from 'zod';
import { type EngineState, viewOf } from '../engine';
import type { Seat } from '../ids';
import type { AnyModule, Draft } from '../module';
import type { Random } from '../random';
import type { Schema } from './arguments';
import { draftOf, type Match, type Moment, playRandomly } from './play';

const BEGAN = Date.UTC(2026, 0, 1);
/** `npm run check -- <game>` plays fewer matches, so that it answers within seconds. */
export const IS_SHORT = process.env.HUSH_MATCHES === 'few';
const SEEDS = IS_SHORT ? ['one'] : ['one', 'two'];
/** A match with more moments than this is long. */
const LONG = 1_500;

/** One match played at random, with every moment of it. */
export interface Played {
  name: string;
  module: AnyModule;
  match: Match;
  moments: Moment[];
}

function counts({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** Each two-way or many-way choice another way than usual. */
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

/** The fewest and the most seats an option goes with, and one number between, another for each. */
function spread(seats: readonly number[], turn: number): number[] {
  const between = seats.slice(1, -1);
  const middle = between[turn % Math.max(1, between.length)];
  return seats.filter((count, at) => at === 0 || at === seats.length - 1 || count === middle);
}

/**
 * Whole random matches of a game: every seat count as usual with two seeds, each option at three of them with two
 * seeds, or one where matches are long.
 */
export function playedOf(module: AnyModule): Played[] {
  const all = counts(module.players);
  const others = choicesOf(module).flatMap((options, turn) => {
    const fitting = all.filter((seats) => !module.cannotStart?.(module.options.parse(options), seats));
    const chosen = IS_SHORT ? fitting.slice(0, 1) : spread(fitting, turn);
    return chosen.map((seats) => ({ seats, options }));
  });
  const counted = IS_SHORT ? all.filter((_, at) => at === 0 || at === all.length - 1) : all;
  const usual = counted.flatMap((seats) => SEEDS.map((seed) => playedOnce(module, seats, {}, seed)));
  const isLong = usual.some(({ moments }) => moments.length > LONG);
  const seeds = isLong ? SEEDS.slice(0, 1) : SEEDS;
  return [
    ...usual,
    ...others.flatMap(({ seats, options }) => seeds.map((seed) => playedOnce(module, seats, options, seed))),
  ];
}

function playedOnce(module: AnyModule, seats: number, options: object, seed: string): Played {
  const match = { module, seats, seed: `${seed} ${seats}`, options, now: BEGAN };
  const name = `${seats} seats, ${JSON.stringify(options)}, seed ${seed}`;
  return { name, module, match, moments: [...playRandomly(match)] };
}

/** Every so many-th of them, and the last. */
export function sparse<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_, at) => at % every === 0 || at === items.length - 1);
}

/** Pairs of different drafts of one move that others must not tell apart. */
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
