import { askedKey } from '#shared/contract/botTiming.ts';
import type { BaseView, Company } from '#shared/contract/module.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { faultSite } from '../../log';
import type { MatchContext } from '../context';
import { isHidden } from '../noticed';
import type { MatchRecord } from '../state/record';
import { Composers } from './composers';
import { botOf, FREE_LEVEL } from './levels';
import { Moments } from './moments';
import type { Talk } from './talk';
import type { Thinker } from './thinker';
import { PLAIN_VOICE } from './voice';

interface BotSchedulerDeps {
  /** Makes a move for the seat. The move is judged like a person's. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
  onIdle(): void;
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

  constructor(
    private readonly context: MatchContext,
    private readonly record: MatchRecord,
    private readonly thinker: Thinker,
    private readonly talk: Talk,
    private readonly deps: BotSchedulerDeps,
    random: Random,
  ) {
    const { clock } = context;
    this.#moments = new Moments(
      clock,
      random,
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
    const { clock, log } = this.context;
    const { id: match, state, runtime } = this.record;
    const levels = this.#levels();
    const company = this.#companyOf(levels);
    const open = state.viewOf(null);
    for (const [seat, level] of levels) {
      try {
        const { timing } = botOf(runtime.module, level);
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
    return { people: seatsOf(this.record.setup.seats).filter((seat) => !levels.has(seat)) };
  }

  #levels(): ReadonlyMap<Seat, string> {
    const { outcome, pause } = this.record.state;
    return outcome || pause ? new Map<Seat, string>() : this.thinker.levels();
  }

  #updateSeat(seat: Seat, level: string, company: Company): void {
    const { clock, log } = this.context;
    const { id: match, state, runtime, seatedPlayers } = this.record;
    const open = state.encoded(null);
    try {
      const bot = botOf(runtime.module, level);
      const key = askedKey(bot.timing, state.viewOf(null), seat, company, open);
      if (key === null) {
        this.#moments.cancelTimeout(seat);
        return;
      }
      const { endsAt } = state.viewOf(null) as BaseView;
      const { quickness } = seatedPlayers[seat]?.voice ?? PLAIN_VOICE;
      const question = { awaitedKey: `${level} ${key}`, open, endsAt, quickness };
      if (!this.#moments.isCurrent(seat, question))
        this.#moments.draw(seat, question, bot.timing.delay(state.viewOf(null), seat, clock.now(), company));
      // A bot that searches ahead starts thinking now. Its move still waits for the move time.
      if (bot.budget !== undefined && this.#moments.has(seat)) this.thinker.ask(seat, level, clock.now());
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
  }

  /** Asks a bot shortly before it moves, so that it moves on time however long it thinks. */
  #prepare(seat: Seat, at: number): void {
    const { log } = this.context;
    const { id: match } = this.record;
    const level = this.#levels().get(seat);
    if (level === undefined || this.#acting.has(seat)) return;
    try {
      this.thinker.ask(seat, level, at);
    } catch (error) {
      log.error({ match, seat, level, ...faultSite(error) }, 'bot-fault');
    }
  }

  #ring(seat: Seat): void {
    const level = this.#levels().get(seat);
    if (level !== undefined) void this.context.pending.track(this.#act(seat, level));
  }

  /**
   * Makes the bot's move. If the bot throws or breaks the rules, makes a random move, so that the match is never stuck.
   */
  async #act(seat: Seat, level: string): Promise<void> {
    const { log } = this.context;
    const { id: match } = this.record;
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
    const { id: match, state, runtime } = this.record;
    if (state.outcome) return true;
    const choice = await this.thinker.choose(seat, level);
    if (choice === 'fault') return false;
    if (choice === null) return true;
    const answer = await this.deps.move(seat, choice.move, choice.args);
    // A remark must not give away a hidden move.
    const isUnseen = isHidden(runtime.module, { by: seat, ...choice }, state.viewOf(null));
    if ('ok' in answer && choice.say && !isUnseen) this.talk.say(seat, choice.say);
    if ('ok' in answer || answer.refused === 'try-again' || this.record.state !== state) return true;
    this.context.log.warn({ match, seat, move: choice.move, code: answer.refused }, 'bot-refused');
    this.thinker.wasRefused(level);
    return false;
  }
}
