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

/** The next seat to act in a sampled state and its choice, or `clock` for a timeout. */
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
  meter: { left: number };
  /** The bot that continues sampled states (`searcher.playout`), or null for random play. */
  playout: Bot<unknown> | null;
}

/** The probability that a seat moves while the table waits only for the deadline. */
const STIRRING = 0.5;

/**
 * A sampled state that the seat cannot rule out and in which the search continues to play. Each position counts against
 * the budget.
 */
export class World {
  /** The number of turns played, including timeouts and waits. */
  played = 0;
  #position: EngineState;
  #now: number;

  /**
   * Throws if `imagine` made a state that the seat's view rules out, because a search in such a state would prove
   * nothing.
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

  /** Draws the next turn, or null if no seat can move and no clock is running. */
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

  /** Returns a function that checks whether a choice of that seat is legal in this state. */
  legality(seat: Seat): (choice: Choice) => boolean {
    const { legal } = this.question.module;
    const view = this.view(seat);
    return (choice) => choice === null || refusalOf(must(legal[choice.move]), view, seat, choice.args) === null;
  }

  /** Plays a turn and advances the time so that ten to fifty moves fit between two deadlines, as in random play. */
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
   * Returns the turn of the first seat that moves, skipping seats whose bot waits. If all bots wait and no clock is
   * running, the first seat with a legal move makes a random move.
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
 * The number of positions that the `playout` bot may examine per answer. The number is small because the bot is asked
 * often.
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
  });
  if (!answer) return null;
  const { move, args } = answer;
  if (refusalOf(must(module.legal[move]), view, seat, args) !== null)
    throw new Error(`the bot of \`searcher.playout\` chose \`${move}\`, which is refused`);
  return { move, args };
}

/**
 * Draws a random player's move. Throws if `next` offers a move that `refusal` refuses, because playing on would lead to
 * an impossible state.
 */
export function legalMove(module: AnyModule, view: unknown, seat: Seat, random: Random): Choice {
  const choice = randomMove(module, view, seat, random);
  if (choice && refusalOf(must(module.legal[choice.move]), view, seat, choice.args) !== null)
    throw new Error('`next` offers what `refusal` refuses');
  return choice;
}
