import type { AnyModule } from '../contract/module';
import { createEngine, type Engine, type EngineState, judge, outcomeOf, viewOf } from '../engine/engine';
import { isHostMove } from '../engine/pause';
import { isPrediction, judgePrediction } from '../engine/prediction';
import { type Seat, seatsOf } from '../ids';
import type { Json } from '../json';
import { asJson } from '../json';
import { must } from '../must';
import { type Difference, patch } from '../wire/diff';
import type { Check, CheckEvent, Disagreement, Noted } from './checks';
import { commitmentOf, type Deal, drawnFrom, seedHash } from './commitment';
import { firstDifference } from './firstDifference';
import type { Replay, ReplayDeal, ReplayStep, ReplayViews } from './replay';
import { drawnBy, plain, replayViews } from './replayViews';

class Differs extends Error {
  constructor(readonly disagreement: Disagreement) {
    super('the deal does not agree');
  }
}

/**
 * Repeats a finished match from its replay: deals with the same seed, makes the recorded moves, and compares
 * commitment, setup, draws, log entries and views with the replay. Yields an event after each comparison and each row,
 * so that the caller can pause. Stops at the first difference.
 * @param module the game's rules, which may lack the secret content that the replay leaves blank
 */
export function* checkDeal(module: AnyModule, replay: Replay, noted: Noted): Generator<CheckEvent> {
  try {
    yield* compare(module, replay, noted);
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    yield { kind: 'differs', ...error.disagreement };
  }
}

function* compare(module: AnyModule, replay: Replay, noted: Noted): Generator<CheckEvent> {
  const { deal } = replay;
  const seats = seatsOf(Object.keys(replay.first.seats).length);
  same('rules', null, [], module.version, replay.version);
  if (deal.words) {
    if (noted.seedHash !== null) same('words', null, ['seed'], seedHash(deal.seed), noted.seedHash);
    const given = Object.values(deal.words).filter((word) => word !== null).length;
    yield agreesOn('words', given, noted.seedHash !== null);
  }
  yield commitmentAgrees(replay, deal, noted);
  same('seats', null, [], seats, Object.keys(replay.names));
  yield agreesOn('seats', seats.length);
  const options = module.options.safeParse(deal.options);
  same('options', null, [], options.success ? plain(options.data) : undefined, deal.options);
  yield agreesOn('options', Object.keys(deal.options ?? {}).length);

  const engine = createEngine(module);
  const { carryOver, practice } = deal;
  const beginning = { options: deal.options, seed: drawnFrom(deal), seats: seats.length, carryOver, practice };
  const state = attempt('setup', null, () => engine.start({ ...beginning, now: replay.began }));
  same('setup', null, ['drawn'], drawnBy(state), deal.drawn);
  const ours = replayViews(module, state, seats);
  same('setup', null, ['above'], ours.above, replay.first.above);
  yield agreesOn('setup', deal.drawn);
  sameViews('eyes', null, ours, replay.first);
  yield agreesOn('eyes', seats.length + 1);
  yield* playAgain({ module, engine, state, replay, deal });
}

function commitmentAgrees(replay: Replay, deal: ReplayDeal, noted: Noted): CheckEvent {
  const { match, game, version: rules, began, names } = replay;
  const { commitment, seed, words, options, carryOver, practice } = deal;
  if (commitment === null && noted.commitment === null) return { ...agreesOn('commitment', 0), count: null };
  const whole: Deal = { match, game, rules, began, seed, words, options, carryOver, practice, names: inOrder(names) };
  const ours = commitmentOf(whole);
  if (noted.commitment !== null) same('commitment', null, [], ours, noted.commitment);
  if (commitment !== null) same('commitment', null, [], ours, commitment);
  return agreesOn('commitment', 1, noted.commitment !== null);
}

interface Playing {
  module: AnyModule;
  engine: Engine;
  state: EngineState;
  replay: Replay;
  deal: ReplayDeal;
}

function* playAgain({ module, engine, state: dealt, replay, deal }: Playing): Generator<CheckEvent> {
  const { steps, outcome } = replay;
  const seats = Object.keys(replay.first.seats);
  let state = dealt;
  let views = replay.first;
  let [logged, drawn, at] = [0, deal.drawn, replay.began];
  for (const [index, step] of steps.entries()) {
    const row = index + 1;
    same('journal', row, ['n'], row, step.n);
    if (step.at < at) differs('journal', row, ['at'], at, step.at);
    judgeAgain(module, state, step);
    const after = attempt('journal', row, () => engine.move(state, step.by, step.move, step.args, step.at));
    state = after.position;
    const log = after.facts.map((fact, line) => ({ n: logged + line + 1, at: step.at, ...fact }));
    same('log', row, ['facts'], plain(log), asJson(step.facts));
    same('draws', row, ['drawn'], drawnBy(state), step.drawn);
    views = attempt('views', row, () => patched(views, step));
    sameViews('views', row, replayViews(module, state, seats), views);
    logged += log.length;
    drawn = drawnBy(state);
    at = step.at;
    yield { kind: 'progress', check: 'journal', done: row, of: steps.length };
  }
  // If a match was cancelled, the rules computed no outcome, so there is nothing to compare.
  if (!outcome.cancelled) same('journal', steps.length, ['outcome'], plain(outcomeOf(state)), plain(outcome));
  yield agreesOn('journal', steps.length);
  yield agreesOn('log', logged);
  yield agreesOn('draws', drawn);
  yield agreesOn('views', (steps.length + 1) * (seats.length + 2));
}

/**
 * Throws if a recorded move was not legal in the player's view, or if a recorded timeout or end of a pause was not due.
 * The engine itself refuses a move of the host's clock that was not possible.
 */
function judgeAgain(module: AnyModule, state: EngineState, { n, at, by, move, args }: ReplayStep): void {
  if (outcomeOf(state)) differs('journal', n, ['move'], 'game-over', move);
  const { pause } = state;
  if (by !== null) {
    const judged = pause ? { refused: 'paused' } : judgeSeat(module, state, by, move, args);
    if ('refused' in judged) differs('journal', n, ['move', move], judged.refused, args as Json[]);
  } else if (!isHostMove(move)) {
    const deadline = pause ? pause.until : module.deadline(state.G);
    const isDue = deadline !== null && deadline <= at && move === (pause ? 'endPause' : 'timeout');
    if (!isDue) differs('journal', n, ['deadline'], deadline, at);
  }
}

function judgeSeat(module: AnyModule, state: EngineState, by: Seat, move: string, args: unknown) {
  const view = viewOf(module, state, by);
  if (!isPrediction(module, move)) return judge(module, view, by, move, args);
  return judgePrediction(state, view, seatsOf(state.ctx.numPlayers), by, args, module.sides);
}

/** Runs `work`. Reports an error as a difference, because the rules did not throw on the server. */
function attempt<T>(check: Check, row: number | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    return differs(check, row, ['rules'], error instanceof Error ? error.message : 'fault', null);
  }
}

function sameViews(check: Check, row: number | null, ours: ReplayViews, theirs: ReplayViews): void {
  same(check, row, ['above'], ours.above, theirs.above);
  same(check, row, ['open'], ours.open, theirs.open);
  same(check, row, ['seats'], ours.seats, theirs.seats);
}

function same(
  check: Check,
  row: number | null,
  path: string[],
  ours: Json | undefined,
  theirs: Json | undefined,
): void {
  const parting = firstDifference(ours, theirs);
  if (parting) throw new Differs({ check, row, ...parting, path: [...path, ...parting.path] });
}

function differs(check: Check, row: number | null, path: string[], ours: Json | undefined, theirs: Json): never {
  throw new Differs({ check, row, path, ours, theirs });
}

function agreesOn(check: Check, count: number, isOwn = false) {
  return { kind: 'agrees', check, count, isOwn } as const;
}

function patched({ open, above, seats }: ReplayViews, step: ReplayStep): ReplayViews {
  const follow = (view: Json, change: Json | undefined) => patch(view, change as Difference | undefined);
  const changed = Object.entries(seats).map(([seat, view]) => [seat, follow(view, step.seats[seat])]);
  return { open: follow(open, step.open), above: follow(above, step.above), seats: Object.fromEntries(changed) };
}

function inOrder(names: Replay['names']): string[] {
  return seatsOf(Object.keys(names).length).map((seat) => must(names[seat], 'the name of each seat'));
}
