import type { Seat } from '../../../shared/ids';
import { playsOf, randomDraft, randomOrder } from '../../../shared/legality';
import type { AnyModule, BaseView, Bot } from '../../../shared/module';
import { chance, type Random } from '../../../shared/random';
import type { Answer } from '../../../shared/wire';
import type { Clock } from '../../clock/clock';
import { type Entropy, newSecret } from '../../crypto';
import { type EventLog, faultSite } from '../../log';
import type { MatchState } from '../state/state';
import type { BotAnswer, BotWorker } from './botWorker';

/** Positions a bot without a budget of its own may look at before it moves. */
const BUDGET = 400;

/** How long a bot of a game without bots of its own thinks, in ms. */
const USUAL_DELAY = { from: 900, to: 2_600 };

/** What a bot driver knows of its match. A bot is shown its own seat's view and nothing else. */
export interface BotSchedulerDeps {
  match: string;
  module: AnyModule;
  state(): MatchState;
  /** The level of each seat a bot plays now. */
  levels(): ReadonlyMap<Seat, string>;
  /** The same door as everybody's. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
  track(work: Promise<void>): void;
  botWorker: BotWorker;
  clock: Clock;
  entropy: Entropy;
  log: EventLog;
}

/** What a bot with a budget came to think of a view, or will. */
interface Thinking {
  /** The view it thinks about. */
  view: string;
  thought: Promise<BotAnswer | 'fault'>;
}

/**
 * Moves the bots of one match. Their moments are drawn by chance of their own from what everybody sees, so that
 * when a bot acts says nothing about what it holds.
 */
export class BotScheduler {
  readonly #alarms = new Map<Seat, () => void>();
  readonly #acting = new Set<Seat>();
  readonly #thinking = new Map<Seat, Thinking>();
  readonly #random: Random;
  #open: string | null = null;

  constructor(private readonly deps: BotSchedulerDeps) {
    this.#random = chance(newSecret(deps.entropy));
  }

  /** Something may have changed: draws new moments if everybody could see it, and for bots that have none. */
  look(): void {
    const state = this.deps.state();
    const levels = state.outcome ? new Map<Seat, string>() : this.deps.levels();
    const open = levels.size === 0 ? null : state.encoded(null);
    for (const seat of [...this.#alarms.keys()]) if (open !== this.#open || !levels.has(seat)) this.#silence(seat);
    this.#open = open;
    for (const [seat, level] of levels) {
      if (!this.#alarms.has(seat) && !this.#acting.has(seat)) this.#draw(seat, level);
    }
  }

  rest(): void {
    for (const seat of [...this.#alarms.keys()]) this.#silence(seat);
  }

  #silence(seat: Seat): void {
    this.#alarms.get(seat)?.();
    this.#alarms.delete(seat);
  }

  #draw(seat: Seat, level: string): void {
    const { clock, module, log, match } = this.deps;
    try {
      const bot = botOf(module, level);
      const delay = bot.delay(this.deps.state().see(null), seat, clock.now());
      if (!delay) return;
      if (bot.budget !== undefined) this.#think(seat, bot, level);
      const wait = delay.from + this.#random.Number() * (delay.to - delay.from);
      const ring = () => {
        this.#alarms.delete(seat);
        this.deps.track(this.#act(seat, level));
      };
      this.#alarms.set(seat, clock.at(clock.now() + Math.max(1, Math.round(wait)), ring));
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
  }

  /** Makes the bot's move, or one by chance where it faults or breaks the rules: the table must not wait for ever. */
  async #act(seat: Seat, level: string): Promise<void> {
    const { log, match, module } = this.deps;
    this.#acting.add(seat);
    try {
      const bot = botOf(module, level);
      if (!(await this.#play(seat, bot, level))) await this.#play(seat, randomBot(module), 'random');
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
    this.#acting.delete(seat);
    this.look();
  }

  /** True: the bot moved, or had nothing to do, or was overtaken by somebody. */
  async #play(seat: Seat, bot: Bot<unknown>, level: string): Promise<boolean> {
    const { log, match, move } = this.deps;
    const state = this.deps.state();
    if (state.outcome) return true;
    const choice = bot.budget === undefined ? this.#choose(seat, bot, state) : await this.#thought(seat, bot, level);
    if (choice === 'fault') return false;
    if (choice === null || this.#isOvertaken(seat, state)) return true;
    const answer = await move(seat, choice.move, choice.args);
    if ('ok' in answer || answer.refused === 'try-again' || this.deps.state() !== state) return true;
    log.warn({ match, seat, move: choice.move, code: answer.refused }, 'bot-refused');
    return false;
  }

  /** Something this seat can see happened while it thought. */
  #isOvertaken(seat: Seat, state: MatchState): boolean {
    const now = this.deps.state();
    return now !== state && (now.outcome !== null || now.encoded(seat) !== state.encoded(seat));
  }

  #choose(seat: Seat, bot: Bot<unknown>, state: MatchState): BotAnswer | 'fault' {
    try {
      return bot.choose(state.see(seat), seat, this.#random, BUDGET, this.deps.clock.now());
    } catch (error) {
      this.deps.log.error({ match: this.deps.match, seat, ...faultSite(error) }, 'bot-fault');
      return 'fault';
    }
  }

  /** Takes the thought about the view as it is now: it is good for one answer. */
  async #thought(seat: Seat, bot: Bot<unknown>, level: string): Promise<BotAnswer | 'fault'> {
    const thinking = this.#think(seat, bot, level);
    const thought = await thinking.thought;
    if (this.#thinking.get(seat) === thinking) this.#thinking.delete(seat);
    return thought;
  }

  /** The thought about the view as it is now, begun already or beginning now; one at a time for each seat. */
  #think(seat: Seat, bot: Bot<unknown>, level: string): Thinking {
    const state = this.deps.state();
    const view = state.encoded(seat);
    const before = this.#thinking.get(seat);
    if (before?.view === view) return before;
    const ask = async (): Promise<BotAnswer | 'fault'> => {
      await before?.thought;
      if (this.#thinking.get(seat) !== thinking) return null;
      return this.#ask(seat, bot, level, state);
    };
    const thinking: Thinking = { view, thought: Promise.resolve(null) };
    this.#thinking.set(seat, thinking);
    thinking.thought = ask();
    return thinking;
  }

  async #ask(seat: Seat, bot: Bot<unknown>, level: string, state: MatchState): Promise<BotAnswer | 'fault'> {
    const { clock, entropy, log, match, module, botWorker } = this.deps;
    const { budget = BUDGET } = bot;
    const seed = newSecret(entropy);
    try {
      const view = state.see(seat);
      return await botWorker.think({ game: module.id, level, view, seat, seed, budget, now: clock.now() });
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
      return 'fault';
    }
  }
}

/** The bot of a level; a level that is gone since the match began is played by the usual one. */
function botOf(module: AnyModule, level: string): Bot<unknown> {
  if (Object.hasOwn(module.bots, level)) return module.bots[level] as Bot<unknown>;
  if (level === 'random') return randomBot(module);
  return (Object.values(module.bots)[0] as Bot<unknown> | undefined) ?? randomBot(module);
}

/** Plays whatever is legal, at the delay of the game's usual bot. */
function randomBot(module: AnyModule): Bot<unknown> {
  const usual = Object.values(module.bots)[0] as Bot<unknown> | undefined;
  return {
    delay: (open, seat, now) => {
      if (usual) return usual.delay(open, seat, now);
      return (open as BaseView).awaited.includes(seat) ? USUAL_DELAY : null;
    },
    choose(view, seat, random) {
      for (const move of randomOrder(playsOf(module), module, random)) {
        const legality = module.legal[move];
        const args = legality ? randomDraft(legality, view, seat, random) : null;
        if (args) return { move, args };
      }
      return null;
    },
  };
}
