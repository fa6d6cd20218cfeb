import type { Stretch } from '#shared/contract/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import type { Clock } from '../../clock/clock';
import { paced, repaced } from './pace';

/** The situation for which a move time is drawn. */
export interface Question {
  /** A key for the decision that the bot has to make. */
  awaitedKey: string;
  open: string;
  /** Time in ms at which the public clock runs out, or null if it is not running. */
  endsAt: number | null;
  /** Multiplies the bot's delays. 1 is the usual speed. */
  quickness: number;
}

interface Moment extends Question {
  /** The move time, in ms. */
  at: number;
  /** Cancels the timer. Null if the bot waits for the public view to change. */
  cancelTimeout: (() => void) | null;
  /** Total time in ms of earlier holds. Below, `heldSince` is the start of the current hold, or null. */
  held: number;
  heldSince: number | null;
  /** Number of times that the chat has changed the move time. */
  disturbed: number;
}

/** A bot starts thinking this many ms before its move time, so that its move is ready on time. */
const THINKS_FOR = 100;
/** Maximum time in ms that forms hold back one move. When the hold ends, the bot moves within `AFTER_HOLD`. */
const LONGEST_HELD = 20_000;
const AFTER_HOLD = { from: 500, to: 1_500 };
/** A move is held back at most until this many ms before the public clock runs out. */
const BEFORE_CLOCK = 3_500;
/**
 * Maximum number of times that the chat may change one move time. Without a limit, constant chat would keep bots from
 * moving.
 */
const MOST_DISTURBED = 3;

/** Schedules the moves of a match's bots. A bot keeps its move time until it has another decision to make. */
export class Moments {
  readonly #drawn = new Map<Seat, Moment>();
  #speed: BotSpeed = 'normal';

  constructor(
    private readonly clock: Clock,
    /** Used only for move times, so that random draws in the bots' decisions do not affect move times. */
    private readonly random: Random,
    private readonly ring: (seat: Seat) => void,
    /** Called shortly before a move time `at` (ms), so that the bot can start thinking. */
    private readonly soon: (seat: Seat, at: number) => void,
    private readonly isHeld: () => boolean,
  ) {}

  seats(): Seat[] {
    return [...this.#drawn.keys()];
  }

  areAny(): boolean {
    return this.seats().some((seat) => this.has(seat));
  }

  has(seat: Seat): boolean {
    return Boolean(this.#drawn.get(seat)?.cancelTimeout);
  }

  /**
   * True if the last draw for the seat still applies: the decision is the same and, unless the seat has a move
   * scheduled, the public view is unchanged.
   */
  isCurrent(seat: Seat, { awaitedKey, open }: Question): boolean {
    const moment = this.#drawn.get(seat);
    return moment?.awaitedKey === awaitedKey && (moment.cancelTimeout !== null || moment.open === open);
  }

  /** Draws a new move time from the range `usual`. If `usual` is null, the bot waits for the public view to change. */
  draw(seat: Seat, question: Question, usual: Stretch | null): void {
    this.#place(seat, question, usual, 0);
  }

  /** Chooses a new move time for the seat after a chat message, from the range that `find` returns. */
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

  /** Sets the bots' speed, and shortens or lengthens the remaining waits to match. */
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

  /** Reschedules the held moves. Call this when the last form is closed. */
  release(): void {
    for (const [seat, moment] of this.#drawn) if (moment.heldSince !== null) this.#resume(seat, moment);
  }

  /** Makes the move that is due, or holds it back while a form is open. */
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
