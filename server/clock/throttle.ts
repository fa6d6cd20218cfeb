import type { Clock } from './clock';

/** How long comings and goings are gathered, after the first was told at once, in ms. */
export const PRESENCE_GATHERED = 250;

/** Does something at once, and then at most once in so many ms: what is asked for meanwhile is gathered into one. */
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

  /** What waits is not done: it was done otherwise, or nobody is there for it. */
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
