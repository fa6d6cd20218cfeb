import { askedKey } from '../contract/botTiming';
import type { AnyModule, BaseView, Bot, BotContext, Outcome } from '../contract/module';
import { type EngineState, judge, outcomeOf, viewOf } from '../engine/engine';
import { type Seat, seatsOf } from '../ids';
import { randomMove } from '../legality/legality';
import { must } from '../must';
import { chance, type Random } from '../random';
import { createSearcher } from '../searcher';
import { type Action, begin, engineOf, type Match } from './play';

/** A bot of any game. The type of the view is known only to the game. */
// biome-ignore lint/suspicious/noExplicitAny: bots of different games sit at one table
export type AnyBot = Bot<any>;

export interface Played {
  outcome: Outcome;
  position: EngineState;
  actions: (Action & { at: number })[];
}

/** A match that may have been stopped before its end, in which case `outcome` is null. */
export type Stopped = Omit<Played, 'outcome'> & { outcome: Outcome | null };

/**
 * The maximum number of times that bots are asked for a move in a match. The limit is reached only if a bot keeps the
 * clock from ever running out.
 */
const MOST_QUESTIONS = 20_000;

export interface BotMatch extends Match {
  bots: Readonly<Record<Seat, AnyBot>>;
  /** The number of positions that each searching bot may examine. */
  budget?: number;
  /** The seats that bots are told are played by people. Default: none. */
  people?: readonly Seat[];
  /** The seed of the bots' random choices and delays. Default: the match's seed. */
  dice?: string;
}

/**
 * The time in ms at which a bot acts, and the key for which this time was drawn. `at` is null if the bot is waiting for
 * a change.
 */
interface Moment {
  asked: string;
  at: number | null;
}

export function playBots(match: BotMatch): Played {
  const { outcome, ...played } = playBotsUntil(match, () => false);
  return { ...played, outcome: must(outcome, 'an outcome') };
}

/**
 * Plays a match of bots as the server would, but without a server and without waiting, until the match is over or
 * `isEnd` returns true. A bot's next time to act is drawn when its key changes, and after each time it was asked. The
 * clock then jumps to the earliest of these times. An illegal move by a bot is a fault.
 */
export function playBotsUntil(match: BotMatch, isEnd: (position: EngineState) => boolean): Stopped {
  const { module, bots, people = [] } = match;
  const random = chance(`${match.dice ?? match.seed} bots`);
  const seats = seatsOf(match.seats);
  const moments = new Map<Seat, Moment>();
  const actions: Played['actions'] = [];
  let position = begin(match);
  let now = match.now ?? 0;
  // The spectator's view is computed again only after a move.
  let open = viewOf(module, position, null);
  let whole = JSON.stringify(open);
  const lookAt = (seat: Seat, isNew: boolean) => {
    const bot = botOf(bots, seat);
    const asked = askedKey(bot.timing, open, seat, { people }, whole);
    const before = moments.get(seat);
    if (asked !== null && before?.asked === asked && (before.at !== null || !isNew)) return;
    moments.delete(seat);
    if (asked === null) return;
    const delay = bot.timing.delay(open, seat, now, { people });
    moments.set(seat, { asked, at: delay && now + delay.from + random.Number() * (delay.to - delay.from) });
  };
  for (const seat of seats) lookAt(seat, true);
  for (let asked = 0; ; asked++) {
    const outcome = outcomeOf(position);
    if (outcome || isEnd(position)) return { outcome, position, actions };
    if (asked === MOST_QUESTIONS) throw new Error(`the bots of ${module.id} never end: seed ${match.seed}`);
    const action = next(match, position, moments, random);
    now = Math.max(now, action.at);
    const before = whole;
    if (action.move !== null) {
      const { by, move, args } = action;
      position = engineOf(module).move(position, by, move, args, now).position;
      actions.push({ by, move, args, at: now });
      open = viewOf(module, position, null);
      whole = JSON.stringify(open);
    }
    if (action.by !== null) moments.delete(action.by);
    for (const seat of seats) lookAt(seat, whole !== before);
  }
}

/** Builds the `BotContext` for tests that call a bot directly. Unspecified properties get defaults. */
export function asking<View>(
  context: Pick<BotContext<View>, 'view' | 'seat' | 'random'> & Partial<BotContext<View>>,
): BotContext<View> {
  return { seats: 0, people: [], now: 0, budget: 1, temper: 0, ...context };
}

/** Makes a bot that occasionally makes a random legal move. */
export function randomBot(module: AnyModule): AnyBot {
  return {
    timing: { delay: () => ({ from: 5_000, to: 40_000 }) },
    choose: ({ view, seat, random }) => randomMove(module, view, seat, random),
  };
}

/** Makes a bot that chooses its moves by search. The bot is asked whenever the table is waiting for its seat. */
export function searcherBot(module: AnyModule): AnyBot {
  return {
    timing: {
      delay: ({ waitingFor }: BaseView, seat) =>
        waitingFor.length === 0 || waitingFor.includes(seat) ? { from: 2_000, to: 8_000 } : null,
    },
    choose: createSearcher(module),
  };
}

function next(
  { module, bots, budget = 1_000, seats, people = [] }: BotMatch,
  position: EngineState,
  moments: ReadonlyMap<Seat, Moment>,
  random: Random,
): (Action | { by: Seat; move: null }) & { at: number } {
  const drawn = [...moments].flatMap(([seat, { at }]): [Seat, number][] => (at === null ? [] : [[seat, at]]));
  const [first] = drawn.sort(([, one], [, other]) => one - other);
  const deadline = module.deadline(position.G);
  if (deadline !== null && (!first || first[1] >= deadline))
    return { by: null, move: 'timeout', args: [], at: deadline };
  if (!first) throw new Error(`no bot of ${module.id} wants to move and no clock runs`);
  const [by, at] = first;
  const view = viewOf(module, position, by);
  const choice = botOf(bots, by).choose({ view, seat: by, random, budget, now: at, temper: 0, seats, people });
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
