import type { AnyModule, Draft, LogEntry } from '#shared/contract/module.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { type EngineState, judge, outcomeOf, viewOf } from '#shared/engine/engine.ts';
import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { engineOf } from '#shared/testing/play.ts';

export interface Setup {
  seats: number;
  seed: string;
  /** The options that were chosen, without defaults from the schema. */
  options: Json;
  /** Server time in ms. */
  began: number;
  /** The value carried over from the previous match of this game in the room. */
  carryOver: Json;
  /** The seat of the only person at a practice table, or null at other tables. */
  practice: Seat | null;
}

/** A journal row: a move with its time and player. `by` is null for a timeout. */
export interface Row {
  /** Server time in ms. */
  at: number;
  by: Seat | null;
  move: string;
  args: Draft;
}

export interface Moment {
  /** The row that led to this moment. Null for the deal or a loaded state. */
  row: Row | null;
  state: EngineState;
  /** Server time in ms. */
  at: number;
  facts: readonly LogEntry[];
  /** The number of log lines up to this moment, including `facts`. */
  heard: number;
}

export interface Break {
  /** The row's number in the journal, from 1. */
  n: number;
  row: Row;
  why: string;
}

/** The result of making a move. `refused` is the refusal code of the game, or `fault`. */
export type Made = { ok: true } | { refused: string };

/** Deals a match. Throws an error if the options are invalid, or if the rules throw an error. */
export function dealt(module: AnyModule, setup: Setup): Moment {
  const { seats, seed, began: now, carryOver, practice } = setup;
  const options = optionsOf(module, setup.options ?? {});
  const state = engineOf(module).start({ seats, seed, options, now, carryOver, practice });
  return { row: null, state, at: now, facts: [], heard: 0 };
}

function optionsOf(module: AnyModule, chosen: Json): unknown {
  const parsed = module.options.safeParse(chosen);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'options'}: ${message}`);
  throw new Error(`the game does not take these options. ${wrong.join('; ')}`);
}

/** Returns the moment after a row, computed as on the server. Throws a `Refusal`, or the error that the rules threw. */
export function made(module: AnyModule, before: Moment, row: Row): Moment {
  const { state } = before;
  const { by, move, at } = row;
  if (outcomeOf(state)) throw new Refusal('game-over');
  const args = by === null ? timeoutArgs(module, state, row) : judgedArgs(module, state, row, by);
  const after = engineOf(module).move(state, by, move, args, at);
  const facts = after.facts.map((fact, line) => ({ ...fact, n: before.heard + line + 1, at }));
  return { row: { ...row, args }, state: after.position, at, facts, heard: before.heard + facts.length };
}

/**
 * Replays a journal until a row is refused. Returns the moments before that row, and the row itself, or null if none
 * was refused.
 */
export function replayed(module: AnyModule, first: Moment, rows: readonly Row[]) {
  const moments = [first];
  for (const [index, row] of rows.entries()) {
    try {
      moments.push(made(module, moments[index] as Moment, row));
    } catch (error) {
      return { moments, broken: { n: index + 1, row, why: whyOf(module, error) } satisfies Break };
    }
  }
  return { moments, broken: null };
}

/**
 * Describes an error in words. For a refusal, this is the code and the game's sentence, and otherwise the error's
 * message.
 */
export function whyOf({ refusals }: Pick<AnyModule, 'refusals'>, error: unknown): string {
  if (error instanceof Refusal) {
    const words = Object.hasOwn(refusals, error.code) ? refusals[error.code] : undefined;
    return words ? `${error.code} (${words})` : error.code;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function judgedArgs(module: AnyModule, state: EngineState, { move, args }: Row, by: Seat): Draft {
  const judged = judge(module, viewOf(module, state, by), by, move, args);
  if ('refused' in judged) throw new Refusal(judged.refused);
  return judged.args;
}

function timeoutArgs(module: AnyModule, { G }: EngineState, { at, args }: Row): Draft {
  const deadline = module.deadline(G);
  if (deadline === null) throw new Error('no clock runs that could run out');
  if (deadline > at) throw new Error('the clock has not run out yet');
  return args;
}
