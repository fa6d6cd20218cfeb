import type { Stretch } from '../../../shared/botTiming';
import type { Seat } from '../../../shared/ids';
import type { Random } from '../../../shared/random';
import type { BotSpeed } from '../../../shared/room';
import type { Clock } from '../../clock/clock';
import { paced, repaced } from './pace';

/** What a moment is drawn for. */
export interface Question {
  /** What is asked of the bot, as text. */
  asked: string;
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
  silence: (() => void) | null;
}

/** The moments of one match's bots. One that is drawn stands until something else is asked of its bot. */
export class Moments {
  readonly #drawn = new Map<Seat, Moment>();
  #speed: BotSpeed = 'normal';

  constructor(
    private readonly clock: Clock,
    /** Draws the moments and nothing else: what bots draw must not move them. */
    private readonly random: Random,
    private readonly ring: (seat: Seat) => void,
  ) {}

  seats(): Seat[] {
    return [...this.#drawn.keys()];
  }

  /** Whether this seat has a moment. */
  has(seat: Seat): boolean {
    return Boolean(this.#drawn.get(seat)?.silence);
  }

  /** Whether what was drawn for this seat is still good: nothing else is asked of it, or nobody saw anything new. */
  stands(seat: Seat, { asked, open }: Question): boolean {
    const moment = this.#drawn.get(seat);
    return moment?.asked === asked && (moment.silence !== null || moment.open === open);
  }

  /** Draws a moment in place of the one before; without a stretch the bot waits for something new to be seen. */
  draw(seat: Seat, question: Question, usual: Stretch | null): void {
    this.silence(seat);
    const now = this.clock.now();
    const moment: Moment = { ...question, at: now, silence: null };
    this.#drawn.set(seat, moment);
    if (!usual) return;
    const { from, to } = paced(usual, this.#speed, question.endsAt, now, question.quickness);
    this.#set(seat, moment, from + this.random.Number() * (to - from));
  }

  silence(seat: Seat): void {
    this.#drawn.get(seat)?.silence?.();
    this.#drawn.delete(seat);
  }

  /** Sets how fast bots are from now on; what is left of each wait is as much longer or shorter. */
  pace(speed: BotSpeed): void {
    const before = this.#speed;
    this.#speed = speed;
    if (speed === before) return;
    const now = this.clock.now();
    for (const [seat, moment] of this.#drawn)
      if (moment.silence) this.#set(seat, moment, repaced(moment.at - now, before, speed, moment.endsAt, now));
  }

  #set(seat: Seat, moment: Moment, wait: number): void {
    moment.silence?.();
    moment.at = this.clock.now() + Math.max(1, Math.round(wait));
    moment.silence = this.clock.at(moment.at, () => {
      this.#drawn.delete(seat);
      this.ring(seat);
    });
  }
}
