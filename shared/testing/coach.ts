import { type Coach, type CoachStep, coachedLegality, coachRefusal, dueStep, isBehind } from '../contract/coach';
import type { AnyModule, BaseView, BotContext, BotMove, Draft } from '../contract/module';
import { type EngineState, viewOf } from '../engine/engine';
import { type Seat, seatsOf } from '../ids';
import { legalityOf, randomDraft, randomOrder } from '../legality/legality';
import { must } from '../must';
import type { Random } from '../random';
import { type AnyBot, playBotsUntil, type Stopped } from './bots';

/**
 * The kinds of learners in tests. `obedient` follows every hint immediately. `slow` acts only after every clock has run
 * out and all bots are waiting. `stubborn` first makes a different move wherever the rules and the coach allow one.
 */
export const LEARNERS = ['obedient', 'slow', 'stubborn'] as const;
export type Learner = (typeof LEARNERS)[number];

export interface Coached {
  shown: string[];
  /** The ids of steps that the learner never saw, without branches. */
  missed: string[];
  /** True if the learner was out of the match before the last step. No lesson may allow this. */
  isOut: boolean;
  /** The match, up to the moment at which the last step is due. */
  played: Stopped;
  /** The time from the deal to the last step, in minutes. */
  minutes: number;
}

/** The range from which a learner's time to read and follow a hint is drawn, in ms. */
const READING = { from: 4_000, to: 9_000 };

/** The time that a slow learner waits after each public change, in ms. It is longer than any timer. */
const DAWDLING = { from: 15 * 60_000, to: 15 * 60_000 };

/** The number of times that a stubborn learner tries a different move at each step. */
const WHIMS = 2;

/**
 * Plays a coached match until its last step is due. Seat 0 is the learner, and the lesson's bot plays all other seats.
 * Throws if a hint's move is illegal or forbidden by the coach, or if the match waits for the learner without a hint.
 * `dice` is the seed for the players' random choices. The deal is always the same.
 */
export function followCoach<View>(
  module: AnyModule,
  coach: Coach<View>,
  learner: Learner = 'obedient',
  dice = 'one',
): Coached {
  const { seed, seats, bot, options } = must(module.lesson, 'a coached match');
  const pupil = new Pupil(module, coach, learner);
  const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, seat === PUPIL ? pupil : (bot as AnyBot)]));
  const match = { module, seed, seats, options, practice: PUPIL, people: [PUPIL], dice, bots };
  const viewAt = (position: EngineState) => viewOf(module, position, PUPIL) as View;
  const played = playBotsUntil(match, (position) => pupil.look(viewAt(position)) === coach.steps.at(-1));
  pupil.readOn(viewAt(played.position));
  const { shown, isOut } = pupil;
  const missed = coach.steps.flatMap(({ id, branch }) => (branch || shown.includes(id) ? [] : [id]));
  return { shown, missed, isOut, played, minutes: must(played.actions.at(-1)).at / 60_000 };
}

const PUPIL: Seat = '0';

/** A bot that plays as a learner, and keeps track of the hints in the same way as the match page. */
class Pupil<View> implements AnyBot {
  readonly shown: string[] = [];
  isOut = false;
  readonly #done = new Set<string>();
  readonly #whims = new Map<string, number>();
  #last: CoachStep<View> | null = null;

  constructor(
    private readonly module: AnyModule,
    private readonly coach: Coach<View>,
    private readonly learner: Learner,
  ) {}

  readonly timing = { delay: () => (this.learner === 'slow' ? DAWDLING : READING) };

  choose = ({ view, seat, random }: BotContext<View>): BotMove | null => {
    for (;;) {
      const step = this.look(view);
      if (!step || step === this.coach.steps.at(-1)) return null;
      const choice = step.move?.(view, seat) ?? null;
      const other = this.learner === 'stubborn' ? this.#whim(step, choice, view, random) : null;
      if (other) return other;
      if (choice) {
        const { move, args } = choice;
        const closed = coachRefusal(this.coach, step, view, seat, move, args);
        if (closed !== null) throw new Error(`the coach closes its own hint ${step.id}: ${closed}`);
        return choice;
      }
      if (step.move) return null;
      this.#done.add(step.id);
    }
  };

  /** Returns the step that the page shows for this view, and records that it was shown. */
  look(view: View): CoachStep<View> | null {
    if (this.#last && isBehind(this.#last, view, PUPIL)) this.#done.add(this.#last.id);
    const step = dueStep(this.coach, this.#done, view, PUPIL);
    if (step && step !== this.#last) this.shown.push(step.id);
    this.#last = step;
    if (step !== this.coach.steps.at(-1)) this.isOut ||= (view as BaseView).out.includes(PUPIL);
    return step;
  }

  /** Shows the remaining steps after the match is over, which only have to be read. */
  readOn(view: View): void {
    for (let step = this.look(view); step && step !== this.coach.steps.at(-1); step = this.look(view)) {
      if (step.move) throw new Error(`the hint ${step.id} asks for a move after the end`);
      this.#done.add(step.id);
    }
  }

  /**
   * Draws a move that the rules and the coach allow and that differs from the hint's move. Returns null if none is
   * found, or if the learner has already made enough such moves at this step.
   */
  #whim(step: CoachStep<View>, hint: BotMove | null, view: View, random: Random): BotMove | null {
    const before = this.#whims.get(step.id) ?? 0;
    if (before === WHIMS) return null;
    this.#whims.set(step.id, before + 1);
    const { legal } = this.module;
    const open = coachedLegality(legalityOf(legal, view, PUPIL), (move, draft) =>
      coachRefusal(this.coach, step, view, PUPIL, move, draft),
    );
    const moves = randomOrder(Object.keys(legal), this.module, random);
    // Try the hint's move first, with other arguments.
    for (const move of [...(hint ? [hint.move] : []), ...moves]) {
      if (!open.can(move)) continue;
      const bound = { next: (_: View, __: Seat, draft: Draft) => open.next(move, draft) };
      const args = randomDraft(bound as never, view, PUPIL, random);
      if (!args || open.refusal(move, args) !== null) continue;
      if (move === hint?.move && JSON.stringify(args) === JSON.stringify(hint.args)) continue;
      return { move, args };
    }
    return null;
  }
}
