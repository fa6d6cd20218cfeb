import type { Clock } from './clock';

/** Throttle interval for presence changes, in ms. */
export const PRESENCE_GATHERED = 250;

/** Calls `run` on the first request, then at most once per interval, however many requests arrive. */
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

  /** Cancels the pending run, for when its work is already done or has no recipient. */
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
