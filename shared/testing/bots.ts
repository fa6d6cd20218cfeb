import { type EngineState, judge, outcomeOf, viewOf } from '../engine';
import { type Seat, seatsOf } from '../ids';
import { playsOf, randomDraft, randomOrder } from '../legality';
import type { AnyModule, Bot, Outcome } from '../module';
import { chance, type Random } from '../random';
import { type Action, begin, engineOf, type Match } from './play';

/** Plays a seat; whose view it is, the game knows. */
// biome-ignore lint/suspicious/noExplicitAny: bots of different games stand at one table
export type AnyBot = Bot<any>;

export interface Played {
  outcome: Outcome;
  position: EngineState;
  /** What was done and when, in order. */
  actions: (Action & { at: number })[];
}

/** Bots among themselves. */
const NOBODY = { people: [] };

/** More than any evening of bots needs; a bot that never lets the clock run out is broken. */
const MOST_QUESTIONS = 20_000;

/**
 * Plays a whole match of bots as the host would, without server or clock: a moment is drawn for each from its
 * delay, anew after every change of the open view and whenever it was asked; time jumps to the next. A bot that
 * makes an illegal move is a fault. `budget`: how many positions each looks at, if it looks ahead.
 */
export function playBots(match: Match & { bots: Readonly<Record<Seat, AnyBot>>; budget?: number }): Played {
  const { module, bots, budget = 1_000 } = match;
  const random = chance(`${match.seed} bots`);
  const seats = seatsOf(match.seats);
  const moments = new Map<Seat, number>();
  const actions: Played['actions'] = [];
  let position = begin(match);
  let now = match.now ?? 0;
  const drawFor = (seat: Seat) => {
    const delay = botOf(bots, seat).delay(viewOf(module, position, null), seat, now, NOBODY);
    if (delay) moments.set(seat, now + delay.from + random.Number() * (delay.to - delay.from));
    else moments.delete(seat);
  };
  for (const seat of seats) drawFor(seat);
  for (let asked = 0; ; asked++) {
    const outcome = outcomeOf(position);
    if (outcome) return { outcome, position, actions };
    if (asked === MOST_QUESTIONS) throw new Error(`the bots of ${module.id} never end: seed ${match.seed}`);
    const action = next(module, position, bots, moments, random, budget);
    now = Math.max(now, action.at);
    const open = JSON.stringify(viewOf(module, position, null));
    if (action.move !== null) {
      const { by, move, args } = action;
      position = engineOf(module).move(position, by, move, args, now).position;
      actions.push({ by, move, args, at: now });
    }
    const changed = JSON.stringify(viewOf(module, position, null)) !== open;
    for (const seat of seats) if (changed || seat === action.by) drawFor(seat);
  }
}

/** A bot that makes any legal move now and then. */
export function randomBot(module: AnyModule): AnyBot {
  return {
    delay: () => ({ from: 5_000, to: 40_000 }),
    choose(view, seat, random) {
      for (const move of randomOrder(playsOf(module), module, random)) {
        const args = randomDraft(module.legal[move] as never, view, seat, random);
        if (args) return { move, args };
      }
      return null;
    },
  };
}

/** Whatever comes first: the deadline, or the bot whose moment it is. */
function next(
  module: AnyModule,
  position: EngineState,
  bots: Readonly<Record<Seat, AnyBot>>,
  moments: ReadonlyMap<Seat, number>,
  random: Random,
  budget: number,
): (Action | { by: Seat; move: null }) & { at: number } {
  const [first] = [...moments].sort(([, one], [, other]) => one - other);
  const deadline = module.deadline(position.G);
  if (deadline !== null && (!first || first[1] >= deadline))
    return { by: null, move: 'timeout', args: [], at: deadline };
  if (!first) throw new Error(`no bot of ${module.id} wants to move and no clock runs`);
  const [by, at] = first;
  const view = viewOf(module, position, by);
  const choice = botOf(bots, by).choose(view, by, random, budget, at);
  if (!choice) return { by, move: null, at };
  const judged = judge(module, view, by, choice.move, choice.args);
  if ('refused' in judged) throw new Error(`bot ${by} was refused ${choice.move}: ${judged.refused}`);
  return { by, move: choice.move, args: judged.args, at };
}

function botOf(bots: Readonly<Record<Seat, AnyBot>>, seat: Seat): AnyBot {
  const bot = bots[seat];
  if (!bot) throw new Error(`nobody plays seat ${seat}`);
  return bot;
}
