import type { Stretch } from '../../../shared/botTiming';
import type { Seat } from '../../../shared/ids';
import type { Random } from '../../../shared/random';
import type { Clock } from '../../clock/clock';

/** When a bot acts next, and what it was drawn for. */
interface Moment {
  /** What was asked of the bot, as text. */
  asked: string;
  /** What everybody saw when it was drawn. */
  open: string;
  /** Null: the bot does not act before everybody sees something new. */
  silence: (() => void) | null;
}

/** The moments of one match's bots. One that is drawn stands until something else is asked of its bot. */
export class Moments {
  readonly #drawn = new Map<Seat, Moment>();

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
  stands(seat: Seat, asked: string, open: string): boolean {
    const moment = this.#drawn.get(seat);
    return moment?.asked === asked && (moment.silence !== null || moment.open === open);
  }

  /** Draws a moment in place of the one before; without a stretch the bot waits for something new to be seen. */
  draw(seat: Seat, asked: string, open: string, stretch: Stretch | null): void {
    this.silence(seat);
    this.#drawn.set(seat, { asked, open, silence: stretch && this.#in(this.#wait(stretch), seat) });
  }

  silence(seat: Seat): void {
    this.#drawn.get(seat)?.silence?.();
    this.#drawn.delete(seat);
  }

  #wait({ from, to }: Stretch): number {
    return from + this.random.Number() * (to - from);
  }

  #in(wait: number, seat: Seat): () => void {
    return this.clock.at(this.clock.now() + Math.max(1, Math.round(wait)), () => {
      this.#drawn.delete(seat);
      this.ring(seat);
    });
  }
}
