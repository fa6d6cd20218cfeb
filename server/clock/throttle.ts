import type { Clock } from './clock';

/**
 * Throttle interval in ms for presence changes. The first change is sent immediately, and changes during the interval
 * are sent together at its end.
 */
export const PRESENCE_GATHERED = 250;

/** Runs an action immediately, then at most once per interval. Requests in between are combined into one run. */
export class Throttle {
  #next = 0;
  #cancel: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly ms: number,
    private readonly run: () => void,
  ) {}

  ask(): void {
    if (this.#cancel !== null) return;
    if (this.clock.now() >= this.#next) this.#run();
    else this.#cancel = this.clock.at(this.#next, () => this.#run());
  }

  /** Cancels the pending run. Call this if the run's work is already done or has no recipient. */
  drop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #run(): void {
    this.#cancel = null;
    this.#next = this.clock.now() + this.ms;
    this.run();
  }
}
