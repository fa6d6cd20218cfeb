import type { Company } from '#shared/contract/module.ts';
import type { Remark } from '#shared/contract/voice.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { faultSite } from '../../log';
import type { MatchContext } from '../context';
import type { MatchRecord } from '../state/record';
import { type BotAnswer, type BotQuestion, type ChatQuestion, USUAL_BUDGET } from './botWorker';
import { botOf, FREE_LEVEL, SEARCH_LEVEL } from './levels';
import { PLAIN_VOICE } from './voice';

/** A question about one view, answered or not. */
interface PendingQuestion {
  level: string;
  view: string;
  answer: Promise<BotAnswer | 'fault'>;
}

/** Asks the bots of one match for their moves and their replies in the chat. A bot is shown only its seat's view. */
export class Thinker {
  readonly #pending = new Map<Seat, PendingQuestion>();
  /**
   * True once the searcher failed because its imagined states break the rules. The searcher would fail again at every
   * move.
   */
  #isSearchBroken = false;
  #questions = 0;
  #replies = 0;

  constructor(
    private readonly context: MatchContext,
    private readonly record: MatchRecord,
    /** Seed for the random numbers of all answers. */
    private readonly secret: string,
  ) {}

  /** Returns the seats that bots play, with the level at which each bot can play. */
  levels(): ReadonlyMap<Seat, string> {
    const levels = this.record.botSeats();
    if (this.#isSearchBroken)
      for (const [seat, level] of levels) if (level === SEARCH_LEVEL) levels.set(seat, FREE_LEVEL);
    return levels;
  }

  /** Returns which seats people play now. */
  company(): Company {
    const levels = this.record.botSeats();
    return { people: seatsOf(this.record.setup.seats).filter((seat) => !levels.has(seat)) };
  }

  /**
   * Returns the question about the seat's current view, and asks it unless the bot was already asked. `now` is the time
   * of the move, in ms.
   */
  ask(seat: Seat, level: string, now: number): PendingQuestion {
    const view = this.record.state.encoded(seat);
    const before = this.#pending.get(seat);
    if (before?.view === view && before.level === level) return before;
    const question = this.#questionFor(seat, level, now);
    const pending: PendingQuestion = { level, view, answer: Promise.resolve(null) };
    this.#pending.set(seat, pending);
    pending.answer = this.#answer(question, pending, before);
    return pending;
  }

  /**
   * Resolves to the move that the bot chooses, or to `fault` if the bot throws. Resolves to null if the bot has nothing
   * to do, or if its view changes while it thinks.
   */
  async choose(seat: Seat, level: string): Promise<BotAnswer | 'fault'> {
    const { state } = this.record;
    const pending = this.ask(seat, level, this.context.clock.now());
    const choice = await pending.answer;
    if (this.#pending.get(seat) === pending) this.#pending.delete(seat);
    const now = this.record.state;
    const isOvertaken = now !== state && (now.outcome !== null || now.encoded(seat) !== state.encoded(seat));
    return isOvertaken && choice !== 'fault' ? null : choice;
  }

  /** Call this when the rules refuse a move that a bot of this level has chosen. */
  wasRefused(level: string): void {
    this.#isSearchBroken ||= level === SEARCH_LEVEL;
  }

  /** Resolves to the bot's reply to a chat line, or to null if it has none or throws. */
  async reply(seat: Seat, level: string, said: ChatQuestion['said']): Promise<Remark | null> {
    const { botWorker, log } = this.context;
    const { id, state, runtime } = this.record;
    try {
      const question = { game: runtime.module.id, level, view: state.viewOf(seat), seat, said };
      return await botWorker.reply({ ...question, seed: `${this.secret} reply ${++this.#replies}` });
    } catch (error) {
      log.error({ match: id, seat, ...faultSite(error) }, 'talk-fault');
      return null;
    }
  }

  #questionFor(seat: Seat, level: string, now: number): BotQuestion {
    const { state, setup, runtime, seatedPlayers } = this.record;
    const { budget = USUAL_BUDGET } = botOf(runtime.module, level);
    const { temper } = seatedPlayers[seat]?.voice ?? PLAIN_VOICE;
    const seed = `${this.secret} question ${++this.#questions}`;
    const view = state.viewOf(seat);
    const { id: game } = runtime.module;
    return { game, level, view, seat, seed, budget, now, temper, seats: setup.seats, ...this.company() };
  }

  /**
   * Asks once the previous question is answered. Resolves to null if a newer question has replaced this one by then.
   */
  async #answer(question: BotQuestion, pending: PendingQuestion, before: PendingQuestion | undefined) {
    const { log, botWorker } = this.context;
    const { seat, level } = question;
    try {
      await before?.answer;
      return this.#pending.get(seat) === pending ? await botWorker.think(question) : null;
    } catch (error) {
      if (!this.#isSearchBroken || level !== SEARCH_LEVEL)
        log.error({ match: this.record.id, seat, level, ...faultSite(error) }, 'bot-fault');
      this.#isSearchBroken ||= level === SEARCH_LEVEL;
      return 'fault';
    }
  }
}
