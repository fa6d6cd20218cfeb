import type { AnyModule, BaseView, LogEntry } from '#shared/contract/module.ts';
import type { Remark } from '#shared/contract/voice.ts';
import type { RoomCode, Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, faultSite } from '../../log';
import type { MatchState } from '../state/state';
import type { BotWorker } from './botWorker';
import { botOf } from './levels';
import { Phrases, type UsedLines } from './phrases';
import { PLAIN_VOICE, type Voice } from './voice';

export interface TalkDeps {
  match: string;
  room: RoomCode;
  module: AnyModule;
  usedLines: UsedLines;
  state(): MatchState;
  /** The seats that bots play now, with each bot's level. */
  levels(): ReadonlyMap<Seat, string>;
  /** Returns the bot's voice, or null for a stand-in. */
  voiceOf(seat: Seat): Voice | null;
  nameOf(seat: Seat): string;
  post(seat: Seat, text: string): void;
  clock: Clock;
  /** Used only to choose which bot speaks, and when. */
  random: Random;
  botWorker: BotWorker;
  /** Seed for the random numbers of answers. */
  secret: string;
  track(work: Promise<void>): void;
  log: EventLog;
}

/** Time in ms that a bot seems to spend on writing a remark or an answer. */
const REMARKS_AFTER = { from: 900, to: 2_400 };
const ANSWERS_AFTER = { from: 1_400, to: 3_900 };
/**
 * Time in ms between asking a bot and posting its answer. This time is fixed, so that the bot's cards cannot affect it.
 */
const THINKS_FOR = 100;
/** Minimum time in ms between two remarks on public facts by the same bot, and below it by any bots at the table. */
const BOT_RESTS = 20_000;
const TABLE_RESTS = 6_000;
const ANSWERER_RESTS = 6_000;
/** If a line follows a bot's line within this many ms, it counts as a reply to that bot. */
const REPLY_WITHIN = 20_000;

export class Talk {
  readonly #phrases: Phrases;
  readonly #timers = new Set<() => void>();
  /**
   * Times in ms from which each bot may remark again and, below, answer again. `#tableFrom` is the time from which any
   * bot may remark.
   */
  readonly #remarksFrom = new Map<Seat, number>();
  readonly #answersFrom = new Map<Seat, number>();
  #tableFrom = 0;
  #questions = 0;
  /** The last chat line if a bot wrote it, or null. */
  #last: { seat: Seat; at: number } | null = null;

  constructor(private readonly deps: TalkDeps) {
    const { module, room, usedLines, random } = deps;
    this.#phrases = new Phrases(module.lines ?? {}, usedLines.of(room, module.id), random);
  }

  /** Posts a bot's remark on its own move. Call this once the move is stored. */
  say(seat: Seat, remark: Remark): void {
    this.#post(seat, () => remark);
  }

  /** For each fact, lets one of the bots that have something to say comment on it. */
  onFacts(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#react(entry);
  }

  /** Lets bots answer a chat line that is addressed to them. */
  heard(by: Seat, text: string): void {
    const meant = this.#meantBy(text);
    this.#last = null;
    const now = this.deps.clock.now();
    for (const seat of meant) {
      const level = this.deps.levels().get(seat);
      if (level === undefined || now < (this.#answersFrom.get(seat) ?? 0)) continue;
      const bot = botOf(this.deps.module, level);
      if (!bot.answer) continue;
      this.#answersFrom.set(seat, now + ANSWERER_RESTS);
      this.#after(ANSWERS_AFTER, () => this.#reply(seat, level, { by, text }));
    }
  }

  stop(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }

  #reply(seat: Seat, level: string, said: { by: Seat; text: string }): void {
    const { module, state, secret, botWorker, track, log, match, clock } = this.deps;
    const view = this.#guarded(seat, () => state().viewOf(seat));
    if (view === null) return;
    const seed = `${secret} reply ${++this.#questions}`;
    const remark = botWorker.reply({ game: module.id, level, view, seat, seed, said }).catch((error: unknown) => {
      log.error({ match, seat, ...faultSite(error) }, 'talk-fault');
      return null;
    });
    this.#at(clock.now() + THINKS_FOR, () => track(remark.then((found) => this.#post(seat, () => found))));
  }

  #react(entry: LogEntry): void {
    const { module, clock, state, levels, voiceOf, random } = this.deps;
    const now = clock.now();
    if (!module.remark || now < this.#tableFrom) return;
    const open = state().viewOf(null);
    const remarks: { seat: Seat; remark: Remark }[] = [];
    for (const seat of levels().keys()) {
      if (voiceOf(seat) === null || now < (this.#remarksFrom.get(seat) ?? 0)) continue;
      const remark = this.#guarded(seat, () => module.remark?.(entry, open, seat) ?? null);
      if (remark) remarks.push({ seat, remark });
    }
    const drawn = remarks[Math.floor(random.Number() * remarks.length)];
    if (!drawn) return;
    this.#tableFrom = now + TABLE_RESTS;
    this.#remarksFrom.set(drawn.seat, now + BOT_RESTS);
    this.#after(REMARKS_AFTER, () => this.#post(drawn.seat, () => drawn.remark));
  }

  /** Returns the bots that a line mentions. If the line mentions no bot but follows a bot's line, returns that bot. */
  #meantBy(text: string): Seat[] {
    const { levels, nameOf, clock } = this.deps;
    const named = [...levels().keys()].filter((seat) => isNamed(nameOf(seat), text));
    if (named.length > 0 || !this.#last) return named;
    return clock.now() - this.#last.at <= REPLY_WITHIN ? [this.#last.seat] : [];
  }

  #after({ from, to }: { from: number; to: number }, work: () => void): void {
    const { clock, random } = this.deps;
    this.#at(clock.now() + Math.round(from + random.Number() * (to - from)), work);
  }

  #at(time: number, work: () => void): void {
    const cancel = this.deps.clock.at(time, () => {
      this.#timers.delete(cancel);
      work();
    });
    this.#timers.add(cancel);
  }

  /** Posts a bot's line, unless the game closes the chat or the bot no longer plays the seat. */
  #post(seat: Seat, find: () => Remark | null): void {
    const { state, levels, voiceOf, nameOf, post, clock } = this.deps;
    if (!levels().has(seat) || (state().viewOf(null) as BaseView).quiet) return;
    const text = this.#guarded(seat, () => {
      const remark = find();
      const { manner } = voiceOf(seat) ?? PLAIN_VOICE;
      return remark && this.#phrases.render(remark, manner, nameOf);
    });
    if (!text) return;
    this.#last = { seat, at: clock.now() };
    post(seat, text);
  }

  /** Calls the game's code. If the code throws, logs the fault and returns null. */
  #guarded<T>(seat: Seat, work: () => T): T | null {
    const { log, match } = this.deps;
    try {
      return work();
    } catch (error) {
      log.error({ match, seat, ...faultSite(error) }, 'talk-fault');
      return null;
    }
  }
}

function isNamed(name: string, text: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
