import type { Seat } from '#shared/ids.ts';
import type { AnyModule, BaseView, LogEntry } from '#shared/module.ts';
import type { Random } from '#shared/random.ts';
import type { Remark } from '#shared/voice.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, faultSite } from '../../log';
import type { MatchState } from '../state/state';
import type { BotWorker } from './botWorker';
import { botOf } from './levels';
import { Phrases } from './phrases';
import { PLAIN_VOICE, type Voice } from './voice';

export interface TalkDeps {
  match: string;
  module: AnyModule;
  state(): MatchState;
  /** The level of each seat a bot plays now. */
  levels(): ReadonlyMap<Seat, string>;
  /** Null: it stands in for somebody. */
  voiceOf(seat: Seat): Voice | null;
  /** What the seat is called now. */
  nameOf(seat: Seat): string;
  /** Puts a line into the room's chat. */
  post(seat: Seat, text: string): void;
  clock: Clock;
  /** Draws what is said and when, and nothing else. */
  random: Random;
  botWorker: BotWorker;
  /** Of the chance that answers have. */
  secret: string;
  track(work: Promise<void>): void;
  log: EventLog;
}

/** How long it takes to write a few words, in ms. */
const REMARKS_AFTER = { from: 900, to: 2_400 };
const ANSWERS_AFTER = { from: 1_400, to: 3_900 };
/** Whoever answers has so long to think before it writes, in ms: what it holds does not move the line. */
const THINKS_FOR = 100;
/** Remarks nobody asked for: for so long a bot, and the table, makes no other. */
const BOT_RESTS = 20_000;
const TABLE_RESTS = 6_000;
const ANSWERER_RESTS = 6_000;
/** Whoever says something so soon after a bot's line is taken to mean that bot. */
const REPLY_WITHIN = 20_000;

/** What the bots of one match say in the room's chat. */
export class Talk {
  readonly #phrases: Phrases;
  readonly #timers = new Set<() => void>();
  /** When each bot, and the table, may make the next remark; and each bot its next answer. */
  readonly #remarksFrom = new Map<Seat, number>();
  readonly #answersFrom = new Map<Seat, number>();
  #tableFrom = 0;
  #questions = 0;
  /** The last line of the table, if a bot said it. */
  #last: { seat: Seat; at: number } | null = null;

  constructor(private readonly deps: TalkDeps) {
    this.#phrases = new Phrases(deps.module.lines ?? {}, deps.random);
  }

  /** Says what a bot wanted said with its move, now that the move counts. */
  say(seat: Seat, remark: Remark): void {
    this.#post(seat, () => remark);
  }

  /** Lets one bot say something about what everybody was just told, if one of them has something to say. */
  onFacts(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#react(entry);
  }

  /** Somebody said something in the chat: whoever is meant answers. */
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

  /** Asks a bot for its answer, and lets it say that a fixed time later. */
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

  /** The bots that a line names, or else the one whose line it follows. */
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

  /** Says it, unless the chat is closed now or the seat is no bot's any more. */
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

  /** A bot that cannot speak is silent, and the log says so. */
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

/** Whether a text has a name in it, as a word of its own and in any case. */
function isNamed(name: string, text: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
