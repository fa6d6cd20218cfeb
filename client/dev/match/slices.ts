import type { Timer } from './clock';

/** So long a game that plays itself may keep the page busy in one go, in ms. */
const SLICE = 12;
/** The page has so long for itself between two slices, in ms. */
const PAUSE = 12;

/** Takes what takes a while in slices, so that the page stays alive between them. */
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

  /** Asks `next` until it is done, and hands over each slice; after the last one nothing is running any more. */
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
