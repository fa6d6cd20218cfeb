import type { AnyModule, Draft } from '../contract/module';
import { createEngine, type Engine, type EngineState, type Fact, outcomeOf, viewOf } from '../engine/engine';
import { type Seat, seatsOf, type Viewer } from '../ids';
import { playsOf, randomDraft, randomMove } from '../legality/legality';
import type { Random } from '../random';
import { dice } from './dice';

const engines = new Map<AnyModule, Engine>();

/** Returns the engine of a game. The engine is created when it is first needed. */
export function engineOf(module: AnyModule): Engine {
  const engine = engines.get(module) ?? createEngine(module);
  engines.set(module, engine);
  return engine;
}

/** A move by a seat, or a timeout if `by` is null. */
export interface Action {
  by: Seat | null;
  move: string;
  args: Draft;
}

/** A position in a match, with the previous position and the action in between. */
export interface Moment {
  seats: readonly Seat[];
  before: EngineState | null;
  position: EngineState;
  action: Action | null;
  facts: readonly Fact[];
  now: number;
}

export interface Match {
  module: AnyModule;
  seats: number;
  seed: string;
  options?: unknown;
  /** The time at which the match starts, in ms of server time. */
  now?: number;
  /** The seat of the only person at a practice table. */
  practice?: Seat;
}

/**
 * The probability that all seats stay passive until the deadline. Without this, matches would always end at the first
 * opportunity.
 */
const SILENCE = 0.25;

/** The probability that a seat considers moves that do not advance the match. */
const SWITCHING = 0.03;

/** A match with more moves than this is assumed to be endless. */
const MOST_MOVES = 20_000;

/**
 * Plays a whole match with random moves, each chosen from the seat's view, and with timeouts when they are due. Yields
 * the position after the deal and after each move. Returns when the game is over.
 */
export function* playRandomly(match: Match): Generator<Moment> {
  const { module, seed } = match;
  const random = dice(`${seed} players`);
  const engine = engineOf(module);
  const seats = seatsOf(match.seats);
  let position = begin(match);
  let now = match.now ?? 0;
  let silence: { until: number | null; isKept: boolean } = { until: null, isKept: false };
  yield { seats, before: null, position, action: null, facts: [], now };
  for (let moves = 0; outcomeOf(position) === null; moves++) {
    if (moves === MOST_MOVES) throw new Error(`The game does not end: ${MOST_MOVES} moves were made.`);
    const deadline = module.deadline(position.G);
    now += 1 + Math.floor(random.Number() * stride(deadline, now));
    if (deadline !== silence.until) silence = { until: deadline, isKept: random.Number() < SILENCE };
    const isSilent = silence.isKept && deadline !== null;
    const chosen = isSilent ? null : chooseAction(module, position, seats, random);
    const isDue = deadline !== null && (now >= deadline || chosen === null);
    if (isDue) now = Math.max(now, deadline);
    const action = isDue ? { by: null, move: 'timeout', args: [] } : chosen;
    if (!action) throw new Error('No seat can move and no clock is running: the game is at a dead end.');
    const before = position;
    const after = made(engine, position, action, now);
    position = after.position;
    yield { seats, before, position, action, facts: after.facts, now };
  }
}

export function begin({ module, seats, seed, options, now = 0, practice }: Match): EngineState {
  const chosen = module.options.parse(options ?? {});
  return engineOf(module).start({ seed, seats, options: chosen, now, carryOver: null, practice: practice ?? null });
}

/** Makes a move that was offered as legal. If the rules throw, the error mentions the move and its arguments. */
function made(engine: Engine, position: EngineState, { by, move, args }: Action, now: number) {
  try {
    return engine.move(position, by, move, args, now);
  } catch (error) {
    const who = by === null ? 'of the clock' : `of seat ${by}, ${JSON.stringify(args)}`;
    throw new Error(
      `The move \`${move}\` ${who} was offered and throws: ${(error as Error).message.replace(/\.+$/, '')}.`,
      {
        cause: error,
      },
    );
  }
}

/** Draws a legal move for a random seat, using only the seat's view. Returns null if no seat has a legal move. */
export function chooseAction(
  module: AnyModule,
  position: EngineState,
  seats: readonly Seat[],
  random: Random,
): Action | null {
  const isSwitching = module.asides.size > 0 && random.Number() < SWITCHING;
  const moves = isSwitching ? Object.keys(module.legal) : playsOf(module);
  for (const by of random.Shuffle(seats)) {
    const chosen = randomMove(module, viewOf(module, position, by), by, random, moves);
    if (chosen) return { by, ...chosen };
  }
  return null;
}

/**
 * Draws random complete arguments for a move by picking offered arguments one by one. Returns null if there are none.
 */
export function draftOf(module: AnyModule, view: unknown, seat: Seat, move: string, random: Random): Draft | null {
  const legality = module.legal[move];
  return legality ? randomDraft(legality as never, view, seat, random) : null;
}

/**
 * Returns the maximum time between two moves, in ms. It is an eighth of the time left, so that many moves fit before a
 * deadline.
 */
function stride(deadline: number | null, now: number): number {
  return deadline === null ? 5_000 : Math.max(10, (deadline - now) / 8);
}

/** Returns true if the game lists its legal moves, so that matches can be played at random. */
export function isPlayable(module: AnyModule): boolean {
  return module.rungs.has('legal') || module.game.ai !== undefined;
}

/** Lists all viewers: a spectator and every seat. */
export function viewersOf(seats: readonly Seat[]): Viewer[] {
  return [null, ...seats];
}
