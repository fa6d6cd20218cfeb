import type { BaseView, LogEntry } from '#shared/contract/module.ts';
import type { Remark } from '#shared/contract/voice.ts';
import type { Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import { faultSite } from '../../log';
import type { MatchContext } from '../context';
import type { MatchRecord } from '../state/record';
import { botOf } from './levels';
import { Phrases } from './phrases';
import type { Thinker } from './thinker';
import { PLAIN_VOICE } from './voice';

/** Time in ms that a bot seems to spend on writing a remark or an answer. */
const REMARKS_AFTER = { from: 900, to: 2_400 };
const ANSWERS_AFTER = { from: 1_400, to: 3_900 };
/**
 * Time in ms between asking a bot and posting its answer. An answer that is ready earlier waits, so that the time
 * reveals nothing about the bot's cards.
 */
const THINKS_FOR = 100;
/** Minimum time in ms between two remarks on public facts by the same bot, and below it by any bots at the table. */
const BOT_RESTS = 20_000;
const TABLE_RESTS = 6_000;
/** Minimum time in ms between two answers by the same bot. */
const ANSWERER_RESTS = 6_000;
/** If a line follows a bot's line within this many ms, it counts as a reply to that bot. */
const REPLY_WITHIN = 20_000;

/** Posts what the bots of one match say in the chat. */
export class Talk {
  readonly #timers = new Set<() => void>();
  /**
   * Times in ms from which each bot may remark again and, below, answer again. `#tableFrom` is the time from which any
   * bot may remark.
   */
  readonly #remarksFrom = new Map<Seat, number>();
  readonly #answersFrom = new Map<Seat, number>();
  #tableFrom = 0;
  /** The last chat line if a bot wrote it, or null. */
  #last: { seat: Seat; at: number } | null = null;

  constructor(
    private readonly context: MatchContext,
    private readonly record: MatchRecord,
    private readonly thinker: Thinker,
    private readonly nameOf: (seat: Seat) => string,
    /** Used only to choose lines, which bot speaks, and when. */
    private readonly random: Random,
  ) {}

  /** Posts a bot's remark on its own move. Call this once the move is stored. */
  say(seat: Seat, remark: Remark): void {
    this.#post(seat, remark);
  }

  /** For each fact, lets one of the bots that have something to say comment on it. */
  onFacts(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#react(entry);
  }

  /** Lets bots answer a chat line that is addressed to them. */
  heard(by: Seat, text: string): void {
    const meant = this.#meantBy(text);
    this.#last = null;
    const now = this.context.clock.now();
    const levels = this.record.botSeats();
    for (const seat of meant) {
      const level = levels.get(seat);
      if (level === undefined || now < (this.#answersFrom.get(seat) ?? 0)) continue;
      if (!botOf(this.record.runtime.module, level).answer) continue;
      this.#answersFrom.set(seat, now + ANSWERER_RESTS);
      this.#after(ANSWERS_AFTER, () => this.#reply(seat, level, { by, text }));
    }
  }

  stop(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }

  #reply(seat: Seat, level: string, said: { by: Seat; text: string }): void {
    const { clock, pending } = this.context;
    const remark = this.thinker.reply(seat, level, said);
    this.#at(clock.now() + THINKS_FOR, () => {
      void pending.track(remark.then((found) => this.#post(seat, found)));
    });
  }

  #react(entry: LogEntry): void {
    const { state, seatedPlayers, runtime } = this.record;
    const { module } = runtime;
    const now = this.context.clock.now();
    if (!module.remark || now < this.#tableFrom) return;
    const open = state.viewOf(null);
    const remarks: { seat: Seat; remark: Remark }[] = [];
    for (const seat of this.record.botSeats().keys()) {
      if (!seatedPlayers[seat]?.voice || now < (this.#remarksFrom.get(seat) ?? 0)) continue;
      const remark = this.#guarded(seat, () => module.remark?.(entry, open, seat) ?? null);
      if (remark) remarks.push({ seat, remark });
    }
    const drawn = remarks[Math.floor(this.random.Number() * remarks.length)];
    if (!drawn) return;
    this.#tableFrom = now + TABLE_RESTS;
    this.#remarksFrom.set(drawn.seat, now + BOT_RESTS);
    this.#after(REMARKS_AFTER, () => this.#post(drawn.seat, drawn.remark));
  }

  /** Returns the bots that a line mentions. If the line mentions no bot but follows a bot's line, returns that bot. */
  #meantBy(text: string): Seat[] {
    const named = [...this.record.botSeats().keys()].filter((seat) => isNamed(this.nameOf(seat), text));
    if (named.length > 0 || !this.#last) return named;
    return this.context.clock.now() - this.#last.at <= REPLY_WITHIN ? [this.#last.seat] : [];
  }

  #after({ from, to }: { from: number; to: number }, work: () => void): void {
    this.#at(this.context.clock.now() + Math.round(from + this.random.Number() * (to - from)), work);
  }

  #at(time: number, work: () => void): void {
    const cancel = this.context.clock.at(time, () => {
      this.#timers.delete(cancel);
      work();
    });
    this.#timers.add(cancel);
  }

  /** Posts a bot's line, unless the game closes the chat or the bot no longer plays the seat. */
  #post(seat: Seat, remark: Remark | null): void {
    const { clock, events, usedLines } = this.context;
    const { id, setup, state, runtime, seatedPlayers } = this.record;
    if (!remark || !this.record.botSeats().has(seat) || (state.viewOf(null) as BaseView).quiet) return;
    const { module } = runtime;
    const phrases = new Phrases(module.id, module.lines ?? {}, usedLines.of(setup.room, module.id), this.random);
    const { manner } = seatedPlayers[seat]?.voice ?? PLAIN_VOICE;
    const said = this.#guarded(seat, () => phrases.render(remark, manner, this.nameOf));
    if (!said) return;
    this.#last = { seat, at: clock.now() };
    events.said(id, setup.room, seat, said);
  }

  /** Calls the game's code. If the code throws, logs the fault and returns null. */
  #guarded<T>(seat: Seat, work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      this.context.log.error({ match: this.record.id, seat, ...faultSite(error) }, 'talk-fault');
      return null;
    }
  }
}

function isNamed(name: string, text: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
