import { type CoachStep, dueStep, isBehind } from '../coach';
import { viewOf } from '../engine';
import { type Seat, seatsOf } from '../ids';
import type { AnyModule } from '../module';
import { must } from '../must';
import { type AnyBot, type Played, playBots } from './bots';

export interface Coached {
  /** The steps that were shown, in order, the one at the end included. */
  shown: string[];
  played: Played;
  /** From the deal to the end, in minutes. */
  minutes: number;
}

/** As long as somebody takes who reads a hint and does what it says, in ms. */
const READING = { from: 4_000, to: 9_000 };

/**
 * Plays a game's coached match to its end: seat 0 does what each hint says and presses nothing else, bots play the
 * others. A hint whose move is not legal is a fault, and so is a match that waits for somebody whom no hint helps.
 * `dice`: what the bots draw; the deal is always the same.
 */
export function followCoach<View>(module: AnyModule, steps: readonly CoachStep<View>[], dice: string): Coached {
  const { seed, seats, level, options } = must(module.lesson, 'a coached match');
  const shown: string[] = [];
  const person = pupil(steps, shown);
  const bot = must(module.bots[level]) as AnyBot;
  const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, seat === PUPIL ? person : bot]));
  const match = { module, seed, seats, options, practice: PUPIL, people: [PUPIL], dice, bots };
  const played = playBots(match);
  const end = viewOf(module, played.position, PUPIL) as View;
  const last = steps.find((step) => step.when(end, PUPIL) && !shown.includes(step.id));
  if (last) shown.push(last.id);
  return { shown, played, minutes: must(played.actions.at(-1)).at / 60_000 };
}

const PUPIL: Seat = '0';

/** Somebody who does as the coach says. */
function pupil<View>(steps: readonly CoachStep<View>[], shown: string[]): AnyBot {
  const done = new Set<string>();
  let last: CoachStep<View> | null = null;
  return {
    delay: () => READING,
    choose(view: View, seat) {
      if (last && isBehind(last, view, seat)) done.add(last.id);
      for (;;) {
        const step = dueStep(steps, done, view, seat);
        last = step;
        if (!step) return null;
        if (shown.at(-1) !== step.id) shown.push(step.id);
        const choice = step.move?.(view, seat);
        if (choice) return choice;
        if (step.move) return null;
        done.add(step.id);
      }
    },
  };
}
