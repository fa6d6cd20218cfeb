import type { Seat } from '../../../shared/ids';
import { legal } from '../legal';
import { diceOn } from '../legal/hand';
import { CIRCLES, type View } from '../state';
import { type Choice, type Mind, worldOf } from './mind';
import { type Meter, type Plan, plansFrom } from './plan';
import { completions, type Step } from './steps';
import { outlookOf } from './value';
import { quietTable } from './world';

/** The next step of the best plan for the dice on the circles, in several truths. */
export function resolve(mind: Mind): Choice {
  const { view, seat } = mind;
  if (view.turn?.isActionDone) return { move: 'endTurn', args: [] };
  const step = bestFirst(mind);
  if (step) return asMove(step);
  const circle = [...CIRCLES].reverse().find((each) => diceOn(view, seat, each) > 0) ?? 'movement';
  return { move: 'forfeitDie', args: [circle] };
}

/** One more mission, by what can be done without dice. */
export function finish(mind: Mind): Choice {
  const world = worldOf(mind);
  const step = bestFirst(mind);
  if (step && step.move !== 'complete') return asMove(step);
  const done = completions(world, mind.seat, () => 1);
  const chosen = done.find((each) => JSON.stringify(each.args) === JSON.stringify(step?.args)) ?? null;
  return chosen ? asMove(chosen) : { move: 'pass', args: [] };
}

function bestFirst(mind: Mind): Step | null {
  const { temper, budget, seat, view } = mind;
  const worlds = Math.max(1, Math.min(temper.worlds, Math.floor(budget / 150)));
  const totals = new Map<string, { step: Step; sum: number; seen: number }>();
  for (let world = 0; world < worlds; world++) {
    const meter: Meter = { left: Math.floor(budget / worlds) };
    for (const { first, value } of thinkThrough(mind, meter)) {
      if (!first || !isLegal(view, seat, first)) continue;
      const key = JSON.stringify([first.move, first.args]);
      const total = totals.get(key) ?? { step: first, sum: 0, seen: 0 };
      totals.set(key, { step: first, sum: total.sum + value, seen: total.seen + 1 });
    }
  }
  const ranked = [...totals.values()].filter(({ seen }) => seen === worlds).sort((one, other) => other.sum - one.sum);
  return ranked[0]?.step ?? null;
}

function thinkThrough(mind: Mind, meter: Meter): Plan[] {
  const { depth } = mind.temper;
  const width = Math.max(1, Math.floor(meter.left / (12 * depth)));
  const world = worldOf(mind);
  const table = quietTable(mind.random);
  return plansFrom(world, { ...outlookOf(world, mind.seat), wild: [], decodings: [], width, depth, meter, table });
}

function isLegal(view: View, seat: Seat, { move, args }: Step): boolean {
  return legal[move].refusal(view, seat, args as never) === null;
}

function asMove({ move, args }: Step): Choice {
  return { move, args } as Choice;
}
