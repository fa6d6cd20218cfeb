import type { Timer } from './clock';

/** The time a game that plays itself may block the page, in ms. */
const SLICE = 12;
/** The page's free time between two slices, in ms. */
const PAUSE = 12;

/** Runs long work in slices, so that the page stays responsive. */
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

  /** Calls `next` until it is done, handing over each slice. After the last slice nothing is running. */
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
