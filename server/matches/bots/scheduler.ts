import { askedKey } from '#shared/contract/botTiming.ts';
import type { AnyModule, BaseView, Company } from '#shared/contract/module.ts';
import type { Remark } from '#shared/contract/voice.ts';
import type { Seat } from '#shared/ids.ts';
import { chance } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, faultSite } from '../../log';
import { isHidden } from '../noticed';
import type { MatchState } from '../state/state';
import { type BotAnswer, type BotQuestion, type BotWorker, USUAL_BUDGET } from './botWorker';
import { Composers } from './composers';
import { botOf, FREE_LEVEL, SEARCH_LEVEL } from './levels';
import { Moments } from './moments';
import type { Voice } from './voice';

export interface BotSchedulerDeps {
  match: string;
  module: AnyModule;
  seats: readonly Seat[];
  state(): MatchState;
  /** The seats that bots play now, with each bot's level. */
  levels(): ReadonlyMap<Seat, string>;
  /** Makes a move for the seat. The move is judged like a person's. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
  onIdle(): void;
  track(work: Promise<void>): void;
  voiceOf(seat: Seat): Voice;
  /** Called when a bot has a remark about its move and the move was stored. */
  say(seat: Seat, remark: Remark): void;
  botWorker: BotWorker;
  clock: Clock;
  /** Seed for all random numbers of this match's bots. */
  secret: string;
  log: EventLog;
}

/** A question about one view, answered or not. */
interface PendingQuestion {
  level: string;
  view: string;
  answer: Promise<BotAnswer | 'fault'>;
}

/**
 * Moves the bots of one match.
 * Each bot's move time is drawn from the public view, so that the move time reveals nothing hidden. It changes
 * only when the bot has another decision to make or reacts to the chat. At its move time, the bot chooses from its own
 * view.
 */
export class BotScheduler {
  readonly #moments: Moments;
  readonly #composers: Composers;
  readonly #acting = new Set<Seat>();
  readonly #pending = new Map<Seat, PendingQuestion>();
  /**
   * True once the searcher failed because its imagined states break the rules. The searcher would fail again at every
   * move.
   */
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

  /** Call this after any change. Schedules each bot that has another decision to make. */
  update(): void {
    const levels = this.#levels();
    for (const seat of this.#moments.seats()) if (!levels.has(seat)) this.#moments.cancelTimeout(seat);
    const company = this.#companyOf(levels);
    for (const [seat, level] of levels) if (!this.#acting.has(seat)) this.#updateSeat(seat, level, company);
  }

  isBusy(): boolean {
    return this.#acting.size > 0 || this.#moments.areAny();
  }

  pace(speed: BotSpeed): void {
    this.#moments.pace(speed);
  }

  /** Call this when a device opens or closes a form. Bots wait while a form is open. */
  compose(device: string, isOpen: boolean): void {
    if (isOpen) this.#composers.open(device);
    else this.#composers.close(device);
  }

  /** Call this when a person wrote or reacted in the chat. Bots that react to the chat change their move times. */
  disturb(): void {
    const { clock, module, state, log, match } = this.deps;
    const levels = this.#levels();
    const company = this.#companyOf(levels);
    const open = state().viewOf(null);
    for (const [seat, level] of levels) {
      try {
        const { timing } = botOf(module, level);
        if (timing.disturbed?.(open, seat, company))
          this.#moments.disturb(seat, () => timing.delay(open, seat, clock.now(), company));
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
    if (state().outcome || state().pause) return new Map<Seat, string>();
    if (!this.#isSearchBroken) return levels();
    return new Map([...levels()].map(([seat, level]) => [seat, level === SEARCH_LEVEL ? FREE_LEVEL : level]));
  }

  #updateSeat(seat: Seat, level: string, company: Company): void {
    const { clock, module, log, match, voiceOf } = this.deps;
    const state = this.deps.state();
    const open = state.encoded(null);
    try {
      const bot = botOf(module, level);
      const key = askedKey(bot.timing, state.viewOf(null), seat, company, open);
      if (key === null) {
        this.#moments.cancelTimeout(seat);
        return;
      }
      const { endsAt } = state.viewOf(null) as BaseView;
      const question = { awaitedKey: `${level} ${key}`, open, endsAt, quickness: voiceOf(seat).quickness };
      if (!this.#moments.isCurrent(seat, question))
        this.#moments.draw(seat, question, bot.timing.delay(state.viewOf(null), seat, clock.now(), company));
      // A bot that searches ahead starts thinking now. Its move still waits for the move time.
      if (bot.budget !== undefined && this.#moments.has(seat)) this.#ask(seat, level, clock.now());
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
  }

  /** Asks a bot shortly before it moves, so that it moves on time however long it thinks. */
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

  /**
   * Makes the bot's move. If the bot throws or breaks the rules, makes a random move, so that the match is never stuck.
   */
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

  /** Returns true if the bot moved or had nothing to do, or if another change made its choice obsolete. */
  async #play(seat: Seat, level: string): Promise<boolean> {
    const { log, match, clock, move } = this.deps;
    const state = this.deps.state();
    if (state.outcome) return true;
    const pending = this.#ask(seat, level, clock.now());
    const choice = await pending.answer;
    if (this.#pending.get(seat) === pending) this.#pending.delete(seat);
    if (choice === 'fault') return false;
    if (choice === null || this.#isOvertaken(seat, state)) return true;
    const answer = await move(seat, choice.move, choice.args);
    // A remark must not give away a hidden move.
    const isUnseen = isHidden(this.deps.module, { by: seat, ...choice }, state.viewOf(null));
    if ('ok' in answer && choice.say && !isUnseen) this.deps.say(seat, choice.say);
    if ('ok' in answer || answer.refused === 'try-again' || this.deps.state() !== state) return true;
    log.warn({ match, seat, move: choice.move, code: answer.refused }, 'bot-refused');
    this.#isSearchBroken ||= level === SEARCH_LEVEL;
    return false;
  }

  /** True if the seat's view has changed since the bot was asked. */
  #isOvertaken(seat: Seat, state: MatchState): boolean {
    const now = this.deps.state();
    return now !== state && (now.outcome !== null || now.encoded(seat) !== state.encoded(seat));
  }

  /** Returns the question about the seat's current view, and asks it unless the bot was already asked. */
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

  /**
   * Asks once the previous question is answered. Resolves to null if a newer question has replaced this one by then.
   */
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
