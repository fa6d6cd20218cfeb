import { type CoachStep, dueStep, isBehind } from '../coach';
import { type EngineState, viewOf } from '../engine';
import { type Seat, seatsOf } from '../ids';
import type { AnyModule } from '../module';
import { must } from '../must';
import { type AnyBot, playBotsUntil, type Stopped } from './bots';

export interface Coached {
  /** The steps shown, in order, including the script's last one. */
  shown: string[];
  /** The match up to the moment when the script's last step is due, which asks for nothing. */
  played: Stopped;
  /** From the deal to the last step, in minutes. */
  minutes: number;
}

/** Time in ms that a person takes to read a hint and follow it. */
const READING = { from: 4_000, to: 9_000 };

/**
 * Plays a game's coached match until the last step of the script is due. Seat 0 follows each hint and does nothing
 * else, and bots play the other seats. A hint with an illegal move is a fault, and so is a match that waits for the
 * learner without a hint. `dice` is the seed of the bots' draws; the deal is always the same.
 */
export function followCoach<View>(module: AnyModule, steps: readonly CoachStep<View>[], dice: string): Coached {
  const { seed, seats, level, options } = must(module.lesson, 'a coached match');
  const shown: string[] = [];
  const person = pupil(steps, shown);
  const bot = must(module.bots[level]) as AnyBot;
  const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, seat === PUPIL ? person : bot]));
  const match = { module, seed, seats, options, practice: PUPIL, people: [PUPIL], dice, bots };
  const last = must(steps.at(-1), 'a last step');
  const isDue = (position: EngineState) => !last.move && last.when(viewOf(module, position, PUPIL) as View, PUPIL);
  const played = playBotsUntil(match, isDue);
  if (isDue(played.position)) shown.push(last.id);
  return { shown, played, minutes: must(played.actions.at(-1)).at / 60_000 };
}

const PUPIL: Seat = '0';

/** Makes a bot that plays like a learner who follows every hint. */
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
