import type { Stretch } from '#shared/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room.ts';
import type { Clock } from '../../clock/clock';
import { paced, repaced } from './pace';

/** The situation for which a move time is drawn. */
export interface Question {
  /** The decision awaited from the bot, as a key. */
  awaitedKey: string;
  /** The public view, as JSON text. */
  open: string;
  /** When the public clock runs out, in ms, or null if none is running. */
  endsAt: number | null;
  /** Factor for the bot's delays: 1 is the usual speed. */
  quickness: number;
}

/** A bot's scheduled move time. */
interface Moment extends Question {
  /** The move time, in ms. */
  at: number;
  /** Cancels the timer, or null if the bot waits until the public view changes. */
  cancelTimeout: (() => void) | null;
  /** Time in ms for which the move was held back before, and when the current hold began, or null. */
  held: number;
  heldSince: number | null;
  /** Number of redraws for the same question because of chat. */
  disturbed: number;
}

/** Lead time in ms with which a bot starts thinking, so that its move is ready on time. */
const THINKS_FOR = 100;
/**
 * Maximum time in ms for which a move can be held back in all. After that, or when no form is open any more, the bot
 * moves within `AFTER_HOLD`.
 */
const LONGEST_HELD = 20_000;
const AFTER_HOLD = { from: 500, to: 1_500 };
/** A held move is made at least this long before the public clock runs out, in ms. */
const BEFORE_CLOCK = 3_500;
/** Redraws allowed per question, so that constant chat does not keep bots from moving. */
const MOST_DISTURBED = 3;

/** The move times of one match's bots. A move time is kept until the decision awaited from the bot changes. */
export class Moments {
  readonly #drawn = new Map<Seat, Moment>();
  #speed: BotSpeed = 'normal';

  constructor(
    private readonly clock: Clock,
    /** Used only to draw move times, so that the random draws of the bots do not affect them. */
    private readonly random: Random,
    private readonly ring: (seat: Seat) => void,
    /** Called shortly before a seat's move time; `at` is that time in ms. */
    private readonly soon: (seat: Seat, at: number) => void,
    /** Whether a person is filling in a form. */
    private readonly isHeld: () => boolean,
  ) {}

  seats(): Seat[] {
    return [...this.#drawn.keys()];
  }

  /** Whether any seat is scheduled. */
  areAny(): boolean {
    return this.seats().some((seat) => this.has(seat));
  }

  /** Whether this seat is scheduled. */
  has(seat: Seat): boolean {
    return Boolean(this.#drawn.get(seat)?.cancelTimeout);
  }

  /**
   * Whether the seat's draw is still valid: the awaited decision is the same, and either the seat is scheduled or the
   * public view is unchanged.
   */
  isCurrent(seat: Seat, { awaitedKey, open }: Question): boolean {
    const moment = this.#drawn.get(seat);
    return moment?.awaitedKey === awaitedKey && (moment.cancelTimeout !== null || moment.open === open);
  }

  /** Draws a new move time for the seat. If `usual` is null, the bot waits until the public view changes. */
  draw(seat: Seat, question: Question, usual: Stretch | null): void {
    this.#place(seat, question, usual, 0);
  }

  /** Redraws the bot's move time after a chat message, within the range `find` returns. */
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

  /** Sets the bots' speed and scales the rest of each wait accordingly. */
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

  /** Called when no form is open any more: schedules the moves that were held back. */
  release(): void {
    for (const [seat, moment] of this.#drawn) if (moment.heldSince !== null) this.#resume(seat, moment);
  }

  /** Called at the move time. While a form is open, the move is held back. */
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
    moment.cancelTimeout = this.clock.at(now + most, () => this.#resume(seat, moment));
  }

  #resume(seat: Seat, moment: Moment): void {
    const { from, to } = AFTER_HOLD;
    moment.held += this.clock.now() - (moment.heldSince ?? this.clock.now());
    moment.heldSince = null;
    this.#set(seat, moment, from + this.random.Number() * (to - from));
  }
}
