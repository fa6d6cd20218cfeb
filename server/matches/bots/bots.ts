import { askedKey, type Stretch } from '#shared/contract/botTiming.ts';
import type { BaseView, Company, LogEntry } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { chance, type Random } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { newSecret } from '../../crypto';
import { faultSite } from '../../log';
import type { MatchContext } from '../context';
import { isHidden } from '../noticed';
import type { MatchRecord } from '../state/record';
import { botOf, FREE_LEVEL } from './levels';
import { AFTER_HOLD, holdFor, LONGEST_HELD, type Moment, paced, type Question, repaced } from './moment';
import { Talk } from './talk';
import { Thinker } from './thinker';
import { PLAIN_VOICE } from './voice';

interface BotsDeps {
  record: MatchRecord;
  nameOf(seat: Seat): string;
  /** Makes a move for the seat. The move is judged like a person's. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
  onIdle(): void;
}

/** A bot starts thinking this many ms before its move time, so that its move is ready on time. */
const THINKS_FOR = 100;
/**
 * Maximum number of times that the chat may change one move time. Without a limit, constant chat would keep bots from
 * moving.
 */
const MOST_DISTURBED = 3;

/**
 * Moves the bots of one match.
 * Each bot's move time is drawn from the public view, so that the move time reveals nothing hidden. It changes only
 * when the bot has another decision to make, when the bot reacts to the chat, while a form is open, and when the speed
 * of a practice match changes. At its move time, the bot chooses from its own view.
 */
export class Bots {
  readonly #thinker: Thinker;
  readonly #talk: Talk;
  /** Used only for move times, so that random draws in the bots' decisions do not affect move times. */
  readonly #random: Random;
  readonly #moments = new Map<Seat, Moment>();
  readonly #acting = new Set<Seat>();
  /** The devices on which people have a form open. Each value cancels the form's timeout. */
  readonly #forms = new Map<string, () => void>();
  #speed: BotSpeed = 'normal';
  #isClaiming = false;

  constructor(
    private readonly context: MatchContext,
    private readonly deps: BotsDeps,
  ) {
    const { record, nameOf } = deps;
    const secret = newSecret(context.entropy);
    this.#random = chance(`${secret} moments`);
    this.#thinker = new Thinker(context, record, secret);
    this.#talk = new Talk(context, record, this.#thinker, nameOf, chance(`${secret} talk`));
  }

  areBusy(): boolean {
    const isAnyScheduled = [...this.#moments.values()].some(({ cancelTimeout }) => cancelTimeout);
    return this.#isClaiming || this.#acting.size > 0 || isAnyScheduled;
  }

  /**
   * Call this after any change. Schedules each bot that has another decision to make. Stops the bots if another process
   * runs them now.
   */
  update(): void {
    const { botTurns } = this.context.cluster;
    const { record } = this.deps;
    if (record.botSeats().size === 0 || record.state.outcome) botTurns.release(record.id);
    else if (!botTurns.has(record.id)) {
      this.#claim();
      return;
    }
    this.#schedule();
  }

  /** Call this after facts were added to the public log, so that bots can comment on them. */
  onFacts(entries: readonly LogEntry[]): void {
    const { record } = this.deps;
    if (record.botSeats().size > 0 && this.context.cluster.botTurns.has(record.id)) this.#talk.onFacts(entries);
  }

  /**
   * Sets the speed of the bots in a practice match, and shortens or lengthens the remaining waits to match. Has no
   * effect in other matches.
   */
  pace(speed: BotSpeed): void {
    const before = this.#speed;
    if (this.deps.record.setup.practice === null || speed === before) return;
    this.#speed = speed;
    const now = this.context.clock.now();
    for (const [seat, moment] of this.#moments)
      if (moment.cancelTimeout && moment.heldSince === null)
        this.#setTimer(seat, moment, repaced(moment.at - now, before, speed, moment.endsAt, now));
  }

  /**
   * Call this when a seat's device opens or closes a form. Bots wait until the form is closed, unless a bot plays that
   * seat.
   */
  compose(seat: Seat, device: string, isOpen: boolean): void {
    if (!isOpen) this.#closeForm(device);
    else if (!this.#forms.has(device) && !this.deps.record.botSeats().has(seat)) this.#openForm(device);
  }

  /**
   * Call this when the person at a seat wrote `text` in the chat, or reacted (`text` is null). Bots that react to the
   * chat change their move times.
   */
  heard(seat: Seat, text: string | null): void {
    if (!this.context.cluster.botTurns.has(this.deps.record.id)) return;
    const levels = this.#levels();
    const company = this.#thinker.company();
    for (const [bot, level] of levels) this.#disturb(bot, level, company);
    if (text !== null) this.#talk.heard(seat, text);
  }

  stop(): void {
    for (const cancel of this.#forms.values()) cancel();
    this.#forms.clear();
    for (const seat of this.#moments.keys()) this.#cancel(seat);
    this.#talk.stop();
  }

  /** Stops the bots, and continues once this process has the match's bots. */
  #claim(): void {
    this.stop();
    if (this.#isClaiming || this.context.isDraining()) return;
    this.#isClaiming = true;
    const claim = this.context.cluster.botTurns.take(this.deps.record.id).then((isOurs) => {
      this.#isClaiming = false;
      if (isOurs) this.update();
      this.deps.onIdle();
    });
    void this.context.pending.track(claim);
  }

  #schedule(): void {
    const levels = this.#levels();
    for (const seat of this.#moments.keys()) if (!levels.has(seat)) this.#cancel(seat);
    const company = this.#thinker.company();
    for (const [seat, level] of levels) if (!this.#acting.has(seat)) this.#scheduleSeat(seat, level, company);
  }

  /** Returns the seats that bots play now, with each bot's level. */
  #levels(): ReadonlyMap<Seat, string> {
    const { outcome, pause } = this.deps.record.state;
    return outcome || pause ? new Map<Seat, string>() : this.#thinker.levels();
  }

  /**
   * Draws a move time if the last one does not apply any more. It applies while the decision is the same and, unless
   * the seat has a move scheduled, the public view is unchanged.
   */
  #scheduleSeat(seat: Seat, level: string, company: Company): void {
    const { clock } = this.context;
    const { state, runtime, seatedPlayers } = this.deps.record;
    const open = state.encoded(null);
    try {
      const view = state.viewOf(null) as BaseView;
      const { timing, budget } = botOf(runtime.module, level);
      const key = askedKey(timing, view, seat, company, open);
      if (key === null) {
        this.#cancel(seat);
        return;
      }
      const awaitedKey = `${level} ${key}`;
      const { quickness } = seatedPlayers[seat]?.voice ?? PLAIN_VOICE;
      const last = this.#moments.get(seat);
      const isCurrent = last?.awaitedKey === awaitedKey && (last.cancelTimeout !== null || last.open === open);
      if (!isCurrent) {
        const question = { awaitedKey, open, endsAt: view.endsAt, quickness };
        this.#draw(seat, question, timing.delay(view, seat, clock.now(), company));
      }
      // A bot that searches ahead starts thinking now. Its move still waits for the move time.
      if (budget !== undefined && this.#moments.get(seat)?.cancelTimeout) this.#thinker.ask(seat, level, clock.now());
    } catch (error) {
      this.#logFault(seat, level, error);
    }
  }

  /** Draws another move time after a chat message, if the bot reacts to the chat. */
  #disturb(seat: Seat, level: string, company: Company): void {
    const { state, runtime } = this.deps.record;
    try {
      const open = state.viewOf(null);
      const { timing } = botOf(runtime.module, level);
      if (!timing.disturbed?.(open, seat, company)) return;
      const moment = this.#moments.get(seat);
      if (!moment?.cancelTimeout || moment.disturbed === MOST_DISTURBED) return;
      this.#draw(seat, moment, timing.delay(open, seat, this.context.clock.now(), company), moment.disturbed + 1);
    } catch (error) {
      this.#logFault(seat, level, error);
    }
  }

  /** Draws a new move time from the range `usual`. If `usual` is null, the bot waits for the public view to change. */
  #draw(seat: Seat, question: Question, usual: Stretch | null, disturbed = 0): void {
    this.#cancel(seat);
    const now = this.context.clock.now();
    const moment: Moment = { ...question, at: now, cancelTimeout: null, held: 0, heldSince: null, disturbed };
    this.#moments.set(seat, moment);
    if (!usual) return;
    const { from, to } = paced(usual, this.#speed, question.endsAt, now, question.quickness);
    this.#setTimer(seat, moment, from + this.#random.Number() * (to - from));
  }

  #setTimer(seat: Seat, moment: Moment, wait: number): void {
    const { clock } = this.context;
    moment.cancelTimeout?.();
    moment.at = clock.now() + Math.max(1, Math.round(wait));
    moment.cancelTimeout = clock.at(moment.at - THINKS_FOR, () => {
      moment.cancelTimeout = clock.at(moment.at, () => this.#moveOrHold(seat, moment));
      this.#prepare(seat, moment.at);
    });
  }

  #cancel(seat: Seat): void {
    this.#moments.get(seat)?.cancelTimeout?.();
    this.#moments.delete(seat);
  }

  /** Asks a bot shortly before its move time, so that the answer is usually ready by then. */
  #prepare(seat: Seat, at: number): void {
    const level = this.#levels().get(seat);
    if (level === undefined) return;
    try {
      this.#thinker.ask(seat, level, at);
    } catch (error) {
      this.#logFault(seat, level, error);
    }
  }

  /** Makes the move that is due, or holds it back while a form is open. */
  #moveOrHold(seat: Seat, moment: Moment): void {
    const { clock, pending } = this.context;
    const now = clock.now();
    const hold = this.#forms.size > 0 ? holdFor(moment, now) : 0;
    if (hold > 0) {
      moment.heldSince = now;
      moment.cancelTimeout = clock.at(now + hold, () => this.#resume(seat, moment));
      return;
    }
    this.#moments.delete(seat);
    const level = this.#levels().get(seat);
    if (level !== undefined) void pending.track(this.#act(seat, level));
  }

  #openForm(device: string): void {
    const { clock } = this.context;
    const cancel = clock.at(clock.now() + LONGEST_HELD, () => this.#closeForm(device));
    this.#forms.set(device, cancel);
  }

  /** Reschedules the moves that were held back, if this was the last open form. */
  #closeForm(device: string): void {
    const cancel = this.#forms.get(device);
    if (!cancel) return;
    cancel();
    this.#forms.delete(device);
    if (this.#forms.size > 0) return;
    for (const [seat, moment] of this.#moments) if (moment.heldSince !== null) this.#resume(seat, moment);
  }

  /** Reschedules a move that was held back. */
  #resume(seat: Seat, moment: Moment): void {
    const { from, to } = AFTER_HOLD;
    const now = this.context.clock.now();
    moment.held += now - (moment.heldSince ?? now);
    moment.heldSince = null;
    this.#setTimer(seat, moment, from + this.#random.Number() * (to - from));
  }

  /**
   * Makes the bot's move. If the bot throws or breaks the rules, makes a random move, so that the match is never stuck.
   */
  async #act(seat: Seat, level: string): Promise<void> {
    this.#acting.add(seat);
    try {
      if (!(await this.#play(seat, level))) await this.#play(seat, FREE_LEVEL);
    } catch (error) {
      this.#logFault(seat, level, error);
    }
    this.#acting.delete(seat);
    this.#schedule();
    this.deps.onIdle();
  }

  /** Returns true if the bot moved or had nothing to do, or if another change made its choice obsolete. */
  async #play(seat: Seat, level: string): Promise<boolean> {
    const { record, move } = this.deps;
    const { id: match, state, runtime } = record;
    if (state.outcome) return true;
    const choice = await this.#thinker.choose(seat, level);
    if (choice === 'fault') return false;
    if (choice === null) return true;
    const answer = await move(seat, choice.move, choice.args);
    // A remark must not give away a hidden move.
    const isUnseen = isHidden(runtime.module, { by: seat, ...choice }, state.viewOf(null));
    if ('ok' in answer && choice.say && !isUnseen) this.#talk.say(seat, choice.say);
    if ('ok' in answer || answer.refused === 'try-again' || record.state !== state) return true;
    this.context.log.warn({ match, seat, move: choice.move, code: answer.refused }, 'bot-refused');
    this.#thinker.wasRefused(level);
    return false;
  }

  #logFault(seat: Seat, level: string, error: unknown): void {
    this.context.log.error({ match: this.deps.record.id, seat, level, ...faultSite(error) }, 'bot-fault');
  }
}
