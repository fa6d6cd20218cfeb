import { refusalOf, type Seat } from 'hush/game';
import { missionOf } from '../content/cards';
import { cityOf } from '../content/map';
import { legal } from '../legal';
import { diceOn, hasActions, player } from '../legal/hand';
import { playerOf } from '../queries';
import { CIRCLES, CODE_POINTS, type State, type View } from '../state';
import { type Beliefs, type Choice, outlookIn, whimOf, worldOf, worldsFor } from './beliefs';
import { expendable } from './expendable';
import { type Meter, type Plan, plansFrom } from './plan';
import { completions, type Step } from './steps';
import { assess } from './value';
import { quietApis } from './world';

/** Average number of possible steps that the search tries in a position. */
const BREADTH = 12;

/**
 * Returns the first step of the best plan for the dice on the circles. Plans are compared by their average over several
 * imagined states.
 */
export function resolve(beliefs: Beliefs): Choice {
  const { view, seat } = beliefs;
  if (view.turn?.isActionDone) return { move: 'endTurn', args: [] };
  const [best] = bestSteps(beliefs);
  if (best) return asMove(best.step);
  const circle = [...CIRCLES].reverse().find((each) => diceOn(view, seat, each) > 0) ?? 'movement';
  return { move: 'forfeitDie', args: [circle] };
}

/** Probability that a rival takes the wanted card. */
const TAKEN = 0.5;
/** Value of keeping First. */
const KEPT = 0.4;

/** [CV-34] Uses First if a rival whose Action comes earlier could take the wanted card or mission. */
export function rush(beliefs: Beliefs): Choice | null {
  const { view } = beliefs;
  const card = expendable(beliefs, 'first');
  const rivals = rivalsBefore(beliefs);
  if (card === null || rivals.length === 0 || !view.window) return null;
  const [best, ...others] = bestSteps(beliefs);
  if (!best || !rivals.some((rival) => mayTake(view, rival, best.step))) return null;
  const next = others.find(({ step }) => step.circle !== best.step.circle || step.args[0] !== best.step.args[0]);
  const gain = TAKEN * (best.value - (next?.value ?? best.value));
  return gain > KEPT * (1 - beliefs.temper / 2) ? { move: 'first', args: [card, view.window.number] } : null;
}

/** Returns the seats whose Actions come before the bot's, or an empty list if the bot acts next. */
function rivalsBefore({ view, seat }: Beliefs): Seat[] {
  const own = view.order.indexOf(seat);
  return view.order.filter((each, at) => at < own && hasActions(view, each));
}

/** Whether the rival could take the same card, judging by the rival's public dice and Agents. */
function mayTake(view: View, rival: Seat, { move, args }: Step): boolean {
  if (move === 'takeMission') return args[0] !== 'deck' && diceOn(view, rival, 'missionCards') > 0;
  if (move !== 'takeAgency') return false;
  const dice = diceOn(view, rival, 'agencyCards');
  const isThere = player(view, rival).agents.some((city) => cityOf(city).region === args[0]);
  return dice > 1 || (dice === 1 && isThere);
}

/** Completes one more mission. Before that, makes free moves that make a better mission possible. */
export function finish(beliefs: Beliefs): Choice {
  const world = worldOf(beliefs);
  const { seat } = beliefs;
  const [free] = bestSteps(beliefs);
  if (free && free.value > assess(world, outlookIn(world, beliefs))) return asMove(free.step);
  const [best] = completions(world, seat, () => 1).sort(
    (one, other) => gainOf(world, beliefs, other) - gainOf(world, beliefs, one),
  );
  return best && gainOf(world, beliefs, best) > 0 ? asMove(best) : { move: 'pass', args: [] };
}

/** Returns the mission's points minus the points of the codes that would pay for it. */
function gainOf(world: State, { seat }: Beliefs, step: Step): number {
  if (step.move !== 'complete') return 0;
  const [handle, payment] = step.args;
  const mission = playerOf(world, seat).missions.find((held) => held.handle === handle);
  const spent = payment.filter(([kind]) => kind === 'code').length;
  return mission ? missionOf(mission.card).points - CODE_POINTS * spent : 0;
}

interface Weighed {
  step: Step;
  /** Average value of the best plans that start with this step. */
  value: number;
}

/** Lists possible first steps, best first. While a window is open, evaluates them as if it were the bot's turn. */
function bestSteps(beliefs: Beliefs): Weighed[] {
  const { budget } = beliefs;
  const worlds = worldsFor(beliefs);
  const totals = new Map<string, { step: Step; sum: number; seen: number }>();
  for (let world = 0; world < worlds; world++) {
    for (const { first, value } of thinkThrough(beliefs, { left: Math.floor(budget / worlds) })) {
      if (!first || (!beliefs.view.window && !isLegal(beliefs, first))) continue;
      const key = JSON.stringify([first.move, first.args]);
      const { sum, seen } = totals.get(key) ?? { sum: 0, seen: 0 };
      totals.set(key, { step: first, sum: sum + value, seen: seen + 1 });
    }
  }
  return [...totals.values()]
    .filter(({ seen }) => seen === worlds)
    .map(({ step, sum }) => ({ step, value: sum / worlds + whimOf(beliefs) }))
    .sort((one, other) => other.value - one.value);
}

function thinkThrough(beliefs: Beliefs, meter: Meter): Plan[] {
  const { depth } = beliefs.parameters;
  const width = Math.max(1, Math.floor(meter.left / (BREADTH * depth)));
  const world = worldOf(beliefs);
  const apis = quietApis(beliefs.random);
  return plansFrom(world, { ...outlookIn(world, beliefs), wild: [], decodings: [], width, depth, meter, apis });
}

function isLegal({ view, seat }: Beliefs, { move, args }: Step): boolean {
  return refusalOf(legal[move], view, seat, args) === null;
}

function asMove({ move, args }: Step): Choice {
  return { move, args } as Choice;
}
