import { askedKey } from '#shared/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { AnyModule, BaseView, Company } from '#shared/module.ts';
import { chance } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room.ts';
import type { Remark } from '#shared/voice.ts';
import type { Answer } from '#shared/wire.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, faultSite } from '../../log';
import { isHidden } from '../noticed';
import type { MatchState } from '../state/state';
import { type BotAnswer, type BotQuestion, type BotWorker, USUAL_BUDGET } from './botWorker';
import { Composers } from './composers';
import { botOf, FREE_LEVEL, SEARCH_LEVEL } from './levels';
import { Moments } from './moments';
import type { Voice } from './voice';

/** What the bots of a match need of it. A bot is shown its own seat's view and nothing else. */
export interface BotSchedulerDeps {
  match: string;
  module: AnyModule;
  seats: readonly Seat[];
  state(): MatchState;
  /** The level of each seat a bot plays now. */
  levels(): ReadonlyMap<Seat, string>;
  /** Judged as everybody's moves are. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
  /** A bot has done what it had to do. */
  onIdle(): void;
  track(work: Promise<void>): void;
  voiceOf(seat: Seat): Voice;
  /** The bot's move counted, and this is what it wanted said with it. */
  say(seat: Seat, remark: Remark): void;
  botWorker: BotWorker;
  clock: Clock;
  /** Of the chance that the bots of this match have. */
  secret: string;
  log: EventLog;
}

/** A question under way or answered, about one view. */
interface PendingQuestion {
  level: string;
  view: string;
  answer: Promise<BotAnswer | 'fault'>;
}

/**
 * Moves the bots of one match. Each bot's moment is drawn by chance from what everybody sees, so that when it acts
 * says nothing about what it holds, and stands until something else is asked of it. At that moment it is asked about
 * its own view.
 */
export class BotScheduler {
  readonly #moments: Moments;
  readonly #composers: Composers;
  readonly #acting = new Set<Seat>();
  readonly #pending = new Map<Seat, PendingQuestion>();
  /** The searcher came upon rules or imagined truths that contradict each other: it would at every move. */
  #isSearchBroken = false;
  #questions = 0;

  constructor(private readonly deps: BotSchedulerDeps) {
    const { clock, secret } = deps;
    this.#moments = new Moments(
      clock,
      chance(`${secret} moments`),
      (seat) => this.#ring(seat),
      (seat, at) => this.#prepare(seat, at),
      () => this.#composers.areAny,
    );
    this.#composers = new Composers(clock, () => this.#moments.release());
  }

  /** Something may have changed: draws a moment for each bot of which something else is asked now. */
  update(): void {
    const levels = this.#levels();
    for (const seat of this.#moments.seats()) if (!levels.has(seat)) this.#moments.cancelTimeout(seat);
    const company = this.#companyOf(levels);
    for (const [seat, level] of levels) if (!this.#acting.has(seat)) this.#updateSeat(seat, level, company);
  }

  /** A bot has drawn its moment, or is making its move. */
  isBusy(): boolean {
    return this.#acting.size > 0 || this.#moments.areAny();
  }

  /** How fast bots are from now on: at a practice table its person says so. */
  pace(speed: BotSpeed): void {
    this.#moments.pace(speed);
  }

  /** A device of a person opens or closes a form: bots let whoever writes finish. */
  compose(device: string, isOpen: boolean): void {
    if (isOpen) this.#composers.open(device);
    else this.#composers.close(device);
  }

  /** Somebody at the table spoke or reacted: bots that listen think again. */
  disturb(): void {
    const { clock, module, state, log, match } = this.deps;
    const levels = this.#levels();
    const company = this.#companyOf(levels);
    const open = state().viewOf(null);
    for (const [seat, level] of levels) {
      try {
        const bot = botOf(module, level);
        if (bot.disturbed?.(open, seat, company))
          this.#moments.disturb(seat, () => bot.delay(open, seat, clock.now(), company));
      } catch (error) {
        log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
      }
    }
  }

  stop(): void {
    this.#composers.clear();
    for (const seat of this.#moments.seats()) this.#moments.cancelTimeout(seat);
  }

  #companyOf(levels: ReadonlyMap<Seat, string>): Company {
    return { people: this.deps.seats.filter((seat) => !levels.has(seat)) };
  }

  #levels(): ReadonlyMap<Seat, string> {
    const { state, levels } = this.deps;
    if (state().outcome) return new Map<Seat, string>();
    if (!this.#isSearchBroken) return levels();
    return new Map([...levels()].map(([seat, level]) => [seat, level === SEARCH_LEVEL ? FREE_LEVEL : level]));
  }

  #updateSeat(seat: Seat, level: string, company: Company): void {
    const { clock, module, log, match, voiceOf } = this.deps;
    const state = this.deps.state();
    const open = state.encoded(null);
    try {
      const bot = botOf(module, level);
      const key = askedKey(bot, state.viewOf(null), seat, company, open);
      if (key === null) {
        this.#moments.cancelTimeout(seat);
        return;
      }
      const { endsAt } = state.viewOf(null) as BaseView;
      const question = { awaitedKey: `${level} ${key}`, open, endsAt, quickness: voiceOf(seat).quickness };
      if (!this.#moments.isCurrent(seat, question))
        this.#moments.draw(seat, question, bot.delay(state.viewOf(null), seat, clock.now(), company));
      // One that looks far ahead begins now: its answer waits for the moment, and not the moment for its answer.
      if (bot.budget !== undefined && this.#moments.has(seat)) this.#ask(seat, level, clock.now());
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
  }

  /** Asks a bot shortly before it acts, so that its move comes at its moment and not when it has thought. */
  #prepare(seat: Seat, at: number): void {
    const { log, match } = this.deps;
    const level = this.#levels().get(seat);
    if (level === undefined || this.#acting.has(seat)) return;
    try {
      this.#ask(seat, level, at);
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
  }

  #ring(seat: Seat): void {
    const level = this.#levels().get(seat);
    if (level !== undefined) this.deps.track(this.#act(seat, level));
  }

  /** Makes the bot's move, or one by chance where it faults or breaks the rules: nobody must wait for ever. */
  async #act(seat: Seat, level: string): Promise<void> {
    const { log, match } = this.deps;
    this.#acting.add(seat);
    try {
      if (!(await this.#play(seat, level))) await this.#play(seat, FREE_LEVEL);
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
    this.#acting.delete(seat);
    this.update();
    this.deps.onIdle();
  }

  /** True: the bot moved, or had nothing to do, or was overtaken by somebody. */
  async #play(seat: Seat, level: string): Promise<boolean> {
    const { log, match, clock, move } = this.deps;
    const state = this.deps.state();
    if (state.outcome) return true;
    const pending = this.#ask(seat, level, clock.now());
    const choice = await pending.answer;
    // It is good for one move.
    if (this.#pending.get(seat) === pending) this.#pending.delete(seat);
    if (choice === 'fault') return false;
    if (choice === null || this.#isOvertaken(seat, state)) return true;
    const answer = await move(seat, choice.move, choice.args);
    // Nobody else may notice some moves: what is said with one would tell that it was made.
    const isUnseen = isHidden(this.deps.module, { name: choice.move, args: choice.args });
    if ('ok' in answer && choice.say && !isUnseen) this.deps.say(seat, choice.say);
    if ('ok' in answer || answer.refused === 'try-again' || this.deps.state() !== state) return true;
    log.warn({ match, seat, move: choice.move, code: answer.refused }, 'bot-refused');
    this.#isSearchBroken ||= level === SEARCH_LEVEL;
    return false;
  }

  /** Something this seat can see happened since it was asked. */
  #isOvertaken(seat: Seat, state: MatchState): boolean {
    const now = this.deps.state();
    return now !== state && (now.outcome !== null || now.encoded(seat) !== state.encoded(seat));
  }

  /** The question about the view as it is now, asked already or asked now; one at a time for each seat. */
  #ask(seat: Seat, level: string, now: number): PendingQuestion {
    const view = this.deps.state().encoded(seat);
    const before = this.#pending.get(seat);
    if (before?.view === view && before.level === level) return before;
    const question = this.#questionFor(seat, level, now);
    const pending: PendingQuestion = { level, view, answer: Promise.resolve(null) };
    this.#pending.set(seat, pending);
    pending.answer = this.#answer(question, before, () => this.#pending.get(seat) === pending);
    return pending;
  }

  #questionFor(seat: Seat, level: string, now: number): BotQuestion {
    const { module, state, secret, voiceOf, seats } = this.deps;
    const { budget = USUAL_BUDGET } = botOf(module, level);
    const { temper } = voiceOf(seat);
    const seed = `${secret} question ${++this.#questions}`;
    return { game: module.id, level, view: state().viewOf(seat), seat, seed, budget, now, temper, seats: seats.length };
  }

  /** Waits for the question before it; null where another has taken its place meanwhile. */
  async #answer(question: BotQuestion, before: PendingQuestion | undefined, isCurrent: () => boolean) {
    const { log, match, botWorker } = this.deps;
    const { seat, level } = question;
    try {
      await before?.answer;
      return isCurrent() ? await botWorker.think(question) : null;
    } catch (error) {
      if (!this.#isSearchBroken || level !== SEARCH_LEVEL)
        log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
      this.#isSearchBroken ||= level === SEARCH_LEVEL;
      return 'fault';
    }
  }
}
