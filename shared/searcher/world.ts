import type { AnyModule, BaseView, Bot, Draft, Outcome } from '../contract/module';
import { type Engine, type EngineState, outcomeOf, viewOf } from '../engine/engine';
import type { Seat } from '../ids';
import type { Json } from '../json';
import { randomMove, refusalOf } from '../legality/legality';
import { must } from '../must';
import type { Random } from '../random';
import { firstDifference } from '../replay/firstDifference';

/** A seat's choice, or null to wait. */
export type Choice = { move: string; args: Draft } | null;

/** The next turn in a sampled state: a seat with its choice, or `clock` for a timeout. */
export type Turn = { seat: Seat; choice: Choice } | 'clock';

export interface Question {
  module: AnyModule;
  engine: Engine;
  seat: Seat;
  view: unknown;
  seats: readonly Seat[];
  /** Server time in ms. */
  now: number;
  random: Random;
  /** The number of positions that the search may still examine. */
  meter: { left: number };
  /** The bot that plays on in sampled states (`searcher.playout`), or null to play at random. */
  playout: Bot<unknown> | null;
}

/** The probability that a seat moves although the table is waiting only for the deadline. */
const STIRRING = 0.5;

/**
 * A sampled state, in which the search continues to play. The state is one that the searching seat cannot rule out.
 * Each position counts against the budget.
 */
export class World {
  /** The number of turns so far, including timeouts and turns in which a seat waits. */
  played = 0;
  #position: EngineState;
  #now: number;

  /**
   * Throws if the state made by `imagine` contradicts the seat's view, because results from such a state would be
   * meaningless.
   */
  constructor(private readonly question: Question) {
    const { module, engine, seat, view, seats, now, random } = question;
    this.#count();
    const G = must(module.imagine, '`imagine`')(view, seat, random);
    this.#position = engine.imagined(G, seats.length, `${Math.floor(random.Number() * 2 ** 32)}`);
    this.#now = now;
    if (firstDifference(view as Json, this.view(seat) as Json))
      throw new Error('`imagine` made a truth that the view it was made from rules out');
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.#position);
  }

  view(seat: Seat | null): unknown {
    return viewOf(this.question.module, this.#position, seat);
  }

  /** Draws the next turn at random, or returns null if no seat can move and no clock is running. */
  next(): Turn | null {
    const { seats, random } = this.question;
    const deadline = this.#deadline();
    if (deadline !== null && this.#now >= deadline) return 'clock';
    const { waitingFor } = this.view(null) as BaseView;
    const turn = this.#firstOf(random.Shuffle(waitingFor));
    if (turn) return turn;
    if (deadline !== null && (waitingFor.length > 0 || random.Number() >= STIRRING)) return 'clock';
    const others = random.Shuffle(seats.filter((seat) => !waitingFor.includes(seat)));
    return this.#firstOf(others) ?? (deadline === null ? null : 'clock');
  }

  /** Returns a function that checks if a choice is legal for the seat in this state. */
  legality(seat: Seat): (choice: Choice) => boolean {
    const { legal } = this.question.module;
    const view = this.view(seat);
    return (choice) => choice === null || refusalOf(must(legal[choice.move]), view, seat, choice.args) === null;
  }

  /** Plays a turn and advances the clock by a random time: at most an eighth of the time left, or 10 ms. */
  play(turn: Turn): void {
    this.played += 1;
    const deadline = this.#deadline();
    if (turn === 'clock') {
      this.#now = Math.max(this.#now, must(deadline, 'a deadline'));
      this.#make(null, 'timeout', []);
      return;
    }
    const { seat, choice } = turn;
    if (choice) this.#make(seat, choice.move, choice.args);
    const stride = deadline === null ? 0 : Math.max(10, (deadline - this.#now) / 8);
    this.#now += 1 + Math.floor(this.question.random.Number() * stride);
  }

  /**
   * Returns the turn of the first of these seats that does not wait. If all bots wait and no clock is running, returns
   * a random move of the first seat that has a legal move.
   */
  #firstOf(seats: readonly Seat[]): Turn | null {
    const { module, playout, random } = this.question;
    for (const seat of playout ? seats : []) {
      const choice = answerOf(this.question, this.view(seat), seat, this.#now);
      if (choice) return { seat, choice };
    }
    if (playout && this.#deadline() !== null) return null;
    for (const seat of seats) {
      const choice = legalMove(module, this.view(seat), seat, random);
      if (choice) return { seat, choice };
    }
    return null;
  }

  #deadline(): number | null {
    return this.question.module.deadline(this.#position.G);
  }

  #make(by: Seat | null, move: string, args: Draft): void {
    this.#count();
    this.#position = this.question.engine.move(this.#position, by, move, args, this.#now).position;
  }

  #count(): void {
    if (this.question.meter.left <= 0) throw new Error('the search went past its budget');
    this.question.meter.left -= 1;
  }
}

/**
 * The number of positions that the `playout` bot may examine for each answer. The limit is small because the bot is
 * asked many times in a search.
 */
const ANSWER_BUDGET = 100;

/** Returns the `playout` bot's choice, or null to wait. Throws if the choice is refused. */
export function answerOf({ module, playout, seats, random }: Question, view: unknown, seat: Seat, now: number): Choice {
  const answer = must(playout).choose({
    view,
    seat,
    random,
    budget: ANSWER_BUDGET,
    now,
    temper: 0,
    seats: seats.length,
    people: [],
  });
  if (!answer) return null;
  const { move, args } = answer;
  if (refusalOf(must(module.legal[move]), view, seat, args) !== null)
    throw new Error(`the bot of \`searcher.playout\` chose \`${move}\`, which is refused`);
  return { move, args };
}

/**
 * Draws a move as a random player would. Throws if the move's own `refusal` refuses it, because the search would
 * continue in an impossible state.
 */
export function legalMove(module: AnyModule, view: unknown, seat: Seat, random: Random): Choice {
  const choice = randomMove(module, view, seat, random);
  if (choice && refusalOf(must(module.legal[choice.move]), view, seat, choice.args) !== null)
    throw new Error('`next` offers what `refusal` refuses');
  return choice;
}
