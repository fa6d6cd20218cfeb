import type { Stretch } from '#shared/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room.ts';
import type { Clock } from '../../clock/clock';
import { paced, repaced } from './pace';

/** What a moment is drawn for. */
export interface Question {
  /** What is asked of the bot, as text. */
  awaitedKey: string;
  /** What everybody sees, as text. */
  open: string;
  /** When the clock that everybody sees runs out, in ms; null: none runs. */
  endsAt: number | null;
  /** How long this bot takes over everything, as a part of what bots usually take. */
  quickness: number;
}

/** When a bot acts next. */
interface Moment extends Question {
  /** In ms. */
  at: number;
  /** Null: the bot does not act before everybody sees something new. */
  cancelTimeout: (() => void) | null;
  /** For how long it was held back, in ms, and since when it is; null: it is not. */
  held: number;
  heldSince: number | null;
  /** How often it was drawn anew for the same question because somebody spoke. */
  disturbed: number;
}

/** So long before its moment a bot is asked, in ms: it has thought when the moment comes, however long that takes. */
const THINKS_FOR = 100;
/** For how long a moment can be held back in all, in ms; then, or when nobody composes any more, it comes soon. */
const LONGEST_HELD = 20_000;
const AFTER_HOLD = { from: 500, to: 1_500 };
/** What is held back comes so long before the clock that everybody sees runs out, in ms. */
const BEFORE_CLOCK = 3_500;
/** Whoever speaks again and again does not keep bots from moving. */
const MOST_DISTURBED = 3;

/** The moments of one match's bots. One that is drawn stands until something else is asked of its bot. */
export class Moments {
  readonly #drawn = new Map<Seat, Moment>();
  #speed: BotSpeed = 'normal';

  constructor(
    private readonly clock: Clock,
    /** Draws the moments and nothing else: what bots draw must not move them. */
    private readonly random: Random,
    private readonly ring: (seat: Seat) => void,
    /** The moment of a seat is about to come, at that time (ms). */
    private readonly soon: (seat: Seat, at: number) => void,
    /** Whether somebody fills in a form now. */
    private readonly isHeld: () => boolean,
  ) {}

  seats(): Seat[] {
    return [...this.#drawn.keys()];
  }

  /** Whether any seat has a moment. */
  areAny(): boolean {
    return this.seats().some((seat) => this.has(seat));
  }

  /** Whether this seat has a moment. */
  has(seat: Seat): boolean {
    return Boolean(this.#drawn.get(seat)?.cancelTimeout);
  }

  /** Whether what was drawn for this seat is still good: nothing else is asked of it, or nobody saw anything new. */
  isCurrent(seat: Seat, { awaitedKey, open }: Question): boolean {
    const moment = this.#drawn.get(seat);
    return moment?.awaitedKey === awaitedKey && (moment.cancelTimeout !== null || moment.open === open);
  }

  /** Draws a moment in place of the one before; without a stretch the bot waits for something new to be seen. */
  draw(seat: Seat, question: Question, usual: Stretch | null): void {
    this.#place(seat, question, usual, 0);
  }

  /** Draws a moment anew because somebody spoke; `find` says between when. */
  disturb(seat: Seat, find: () => Stretch | null): void {
    const moment = this.#drawn.get(seat);
    if (!moment?.cancelTimeout || moment.disturbed === MOST_DISTURBED) return;
    this.#place(seat, moment, find(), moment.disturbed + 1);
  }

  #place(
    seat: Seat,
    { awaitedKey, open, endsAt, quickness }: Question,
    usual: Stretch | null,
    disturbed: number,
  ): void {
    this.cancelTimeout(seat);
    const now = this.clock.now();
    const question = { awaitedKey, open, endsAt, quickness };
    const moment: Moment = { ...question, at: now, cancelTimeout: null, held: 0, heldSince: null, disturbed };
    this.#drawn.set(seat, moment);
    if (!usual) return;
    const { from, to } = paced(usual, this.#speed, question.endsAt, now, question.quickness);
    this.#set(seat, moment, from + this.random.Number() * (to - from));
  }

  cancelTimeout(seat: Seat): void {
    this.#drawn.get(seat)?.cancelTimeout?.();
    this.#drawn.delete(seat);
  }

  /** Sets how fast bots are from now on; what is left of each wait is as much longer or shorter. */
  pace(speed: BotSpeed): void {
    const before = this.#speed;
    this.#speed = speed;
    if (speed === before) return;
    const now = this.clock.now();
    for (const [seat, moment] of this.#drawn)
      if (moment.cancelTimeout && moment.heldSince === null)
        this.#set(seat, moment, repaced(moment.at - now, before, speed, moment.endsAt, now));
  }

  #set(seat: Seat, moment: Moment, wait: number): void {
    moment.cancelTimeout?.();
    moment.at = this.clock.now() + Math.max(1, Math.round(wait));
    moment.cancelTimeout = this.clock.at(moment.at - THINKS_FOR, () => {
      moment.cancelTimeout = this.clock.at(moment.at, () => this.#come(seat, moment));
      this.soon(seat, moment.at);
    });
  }

  /** Nobody fills in a form any more. */
  release(): void {
    for (const [seat, moment] of this.#drawn) if (moment.heldSince !== null) this.#goOn(seat, moment);
  }

  /** The moment has come; while somebody fills in a form it is held back. */
  #come(seat: Seat, moment: Moment): void {
    const now = this.clock.now();
    const beforeClock = moment.endsAt === null ? LONGEST_HELD : moment.endsAt - BEFORE_CLOCK - now;
    const most = this.isHeld() ? Math.min(LONGEST_HELD - moment.held, beforeClock) : 0;
    if (most <= 0) {
      this.#drawn.delete(seat);
      this.ring(seat);
      return;
    }
    moment.heldSince = now;
    moment.cancelTimeout = this.clock.at(now + most, () => this.#goOn(seat, moment));
  }

  #goOn(seat: Seat, moment: Moment): void {
    const { from, to } = AFTER_HOLD;
    moment.held += this.clock.now() - (moment.heldSince ?? this.clock.now());
    moment.heldSince = null;
    this.#set(seat, moment, from + this.random.Number() * (to - from));
  }
}
