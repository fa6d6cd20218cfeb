import type { Timer } from './clock';

/** The longest time for which a random game may block the page, in ms. */
const SLICE = 12;
/** The pause between two slices, in ms, in which the page can respond. */
const PAUSE = 12;

/** Runs a long computation in short slices, so that the page stays responsive. */
export class Slices<Item> {
  #isRunning = false;
  #cancel = (): void => {};

  constructor(private readonly timer: Timer) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  stop(): void {
    this.#isRunning = false;
    this.#cancel();
  }

  /** Calls `next` until there are no more items. After each slice, passes the slice's items to `take`. */
  run(next: () => IteratorResult<Item, unknown>, take: (slice: Item[]) => void): void {
    const until = this.timer.time() + SLICE;
    const slice: Item[] = [];
    this.#isRunning = true;
    do {
      const { done, value } = next();
      if (done) this.#isRunning = false;
      else slice.push(value);
    } while (this.#isRunning && this.timer.time() < until);
    if (this.#isRunning) this.#cancel = this.timer.later(() => this.run(next, take), PAUSE);
    take(slice);
  }
}
